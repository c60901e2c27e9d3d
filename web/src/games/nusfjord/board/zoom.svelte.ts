// The card that is looked at in full, wherever it lies.

export interface Looked {
  kind: "building" | "elder";
  name: string;
  at: DOMRect;
  /** Opened by a tap or a key: it stays until it is closed. */
  held: boolean;
}

export const zoom: { now: Looked | null } = $state({ now: null });

const PATIENCE = 350; // milliseconds until a card that is only passed over is shown
const A_WHILE = 450; // milliseconds for which a finger is held down

/** Where the pointer was last. */
let last = { x: -1, y: -1 };
addEventListener("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }), { capture: true, passive: true });

/** Show a card in full while the mouse rests on something or the keyboard has come to it. */
export function zoomable(kind: Looked["kind"], name: string) {
  return (node: Element) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const show = () => (zoom.now = { kind, name, at: node.getBoundingClientRect(), held: false });
    const away = () => {
      clearTimeout(waiting);
      const shown = zoom.now;
      if (!shown || shown.held) return;
      // A card that goes away with the focus on it is left while the page is drawn, when nothing may change.
      queueMicrotask(() => {
        if (zoom.now === shown) zoom.now = null;
      });
    };
    // A card that comes to lie under a pointer at rest has not been pointed at.
    let rests = false;
    const come = (event: Event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== "mouse") return;
      rests = clientX === last.x && clientY === last.y;
      if (!rests) waiting = setTimeout(show, PATIENCE);
    };
    const move = () => {
      if (rests) waiting = setTimeout(show, PATIENCE);
      rests = false;
    };
    // A finger that is held down shows the card, too, and then does not choose it.
    const press = (event: Event) => {
      away();
      if ((event as PointerEvent).pointerType !== "touch") return;
      waiting = setTimeout(() => {
        zoom.now = { kind, name, at: node.getBoundingClientRect(), held: true };
        node.addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 3000);
      }, A_WHILE);
    };
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    // A tap shows it where nothing can be chosen; whoever taps wants to read it.
    const tap = (event: Event) => {
      if ((event as PointerEvent).pointerType !== "touch" || node.querySelector(".spot.active, .look")) return;
      swallow(event);
      toggle(kind, name, node);
    };
    const menu = (event: Event) => zoom.now?.held && event.preventDefault();
    const focus = (event: Event) => (event.target as Element).matches(":focus-visible") && show();
    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", come],
      ["pointermove", move],
      ["pointerleave", away],
      ["pointerdown", press],
      ["pointerup", () => clearTimeout(waiting)],
      ["pointercancel", () => clearTimeout(waiting)],
      ["contextmenu", menu],
      ["focusin", focus],
      ["focusout", away],
    ];
    for (const [event, listener] of heard) node.addEventListener(event, listener);
    node.addEventListener("click", tap, { capture: true });
    return () => {
      node.removeEventListener("click", tap, { capture: true });
      for (const [event, listener] of heard) node.removeEventListener(event, listener);
      away();
    };
  };
}

/** Open a card by a tap or a key, or close it again. */
export function toggle(kind: Looked["kind"], name: string, node: Element): void {
  const same = zoom.now?.held && zoom.now.name === name;
  zoom.now = same ? null : { kind, name, at: node.getBoundingClientRect(), held: true };
}
