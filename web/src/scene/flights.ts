// Pieces that travel: what has a `data-piece` is moved from where it was to where it is now, after the page was drawn.

import { lively } from "../lib/prefs.svelte";

const LEAST = 150;
const MOST = 700;
/** Pixels a piece travels in a millisecond. */
const SPEED = 1.1;
/** The most pieces that fly at once; more would say nothing. */
const MANY = 40;

type Places = Map<string, DOMRect>;

function key(piece: Element): string {
  return (piece as HTMLElement).dataset.piece!;
}

/** Note where all pieces in a part of the page are; also where pieces come from that are not there yet. */
export function places(root: Element): Places {
  const found: Places = new Map();
  for (const home of root.querySelectorAll<HTMLElement>("[data-home]")) found.set(home.dataset.home!, home.getBoundingClientRect());
  for (const piece of root.querySelectorAll(`[data-piece]`)) found.set(key(piece), piece.getBoundingClientRect());
  return found;
}

/** Let every piece that is elsewhere than it was travel there; a new one comes from its `data-from`. */
export function fly(root: Element, before: Places): void {
  if (!lively()) return;
  const moved: [Element, DOMRect, DOMRect][] = [];
  for (const piece of root.querySelectorAll(`[data-piece]`)) {
    const from = before.get(key(piece)) ?? before.get((piece as HTMLElement).dataset.from ?? "");
    if (!from || !from.width) continue;
    const to = piece.getBoundingClientRect();
    if (to.width && Math.hypot(from.left - to.left, from.top - to.top) > 4) moved.push([piece, from, to]);
  }
  if (moved.length > MANY) return; // the whole board was drawn anew
  for (const [at, [piece, from, to]] of moved.entries()) travel(piece, from, to, at);
}

function travel(piece: Element, from: DOMRect, to: DOMRect, at: number): void {
  // A transform counts in the piece's own units, which a scene may have scaled.
  const own = piece instanceof HTMLElement ? piece.offsetWidth : ((piece as SVGGraphicsElement).getBBox?.().width ?? 0);
  const scale = own ? to.width / own : 1;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  const duration = Math.min(MOST, Math.max(LEAST, Math.hypot(dx, dy) / SPEED));
  const rise = Math.min(40, Math.hypot(dx, dy) / 8);
  piece.animate(
    [
      { translate: `${dx}px ${dy}px` },
      { translate: `${dx / 2}px ${dy / 2 - rise}px`, offset: 0.5 },
      { translate: "0px 0px" },
    ],
    { duration, delay: 40 * at, easing: "cubic-bezier(.3,.1,.3,1)", fill: "backwards" },
  );
}
