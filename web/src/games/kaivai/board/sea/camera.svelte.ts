// The part of the sea that is shown on a small screen: it frames what can be chosen, and fingers move it.

import { type Chart, HEIGHT, SIZE } from "./land/chart";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All of the sea with its reef. */
export const WHOLE: Box = { x: -10 * SIZE - 27, y: -6.5 * HEIGHT - 27, width: 20 * SIZE + 54, height: 13 * HEIGHT + 54 };
/** The least that is shown, so that a finger hits a hex and sees what lies around it. */
const LEAST = 330;
const CLOSEST = 200;
/** Room above the sea for banners on the northernmost islands. */
const SKY = 70;
/** So many pixels a finger may slip that only taps. */
const SLACK = 7;

export function boxed({ x, y, width, height }: Box): string {
  return [x, y, width, height].map((n) => n.toFixed(1)).join(" ");
}

/** Frame some hexes in a window of this shape, its width by its height, of which this part is free from the top. */
export function frame(sea: Chart, hexes: string[], shape: number, margin = 62, free = 1): Box {
  if (!hexes.length) return fit(WHOLE, shape);
  const places = hexes.map((hex) => sea.at.get(hex)!);
  const [left, right] = [Math.min(...places.map(({ x }) => x)) - margin, Math.max(...places.map(({ x }) => x)) + margin];
  const [top, bottom] = [Math.min(...places.map(({ y }) => y)) - 70, Math.max(...places.map(({ y }) => y)) + 62];
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  if (free === 1) return fit(box, shape, margin - 62);
  const width = Math.max(box.width, box.height * (shape / free));
  return { x: box.x + box.width / 2 - width / 2, y: box.y, width, height: width / shape };
}

/** Make a box as wide as a window is, without leaving the sea by more than this; its middle stays. */
function fit(box: Box, shape: number, beyond = 0): Box {
  const most = Math.max(WHOLE.width, WHOLE.height * shape);
  const width = Math.min(most, Math.max(LEAST, box.width, box.height * shape));
  return inside({ x: box.x + box.width / 2 - width / 2, y: box.y + box.height / 2 - width / shape / 2, width, height: width / shape }, beyond);
}

function inside(box: Box, beyond = 0): Box {
  const held = (at: number, size: number, from: number, all: number) => (size >= all ? from + (all - size) / 2 : Math.min(from + all - size, Math.max(from, at)));
  return { ...box, x: held(box.x, box.width, WHOLE.x - beyond, WHOLE.width + 2 * beyond), y: held(box.y, box.height, WHOLE.y - SKY, WHOLE.height + SKY) };
}

/** The camera over the sea: one finger drags, two pinch; a new question frames anew. */
export class Camera {
  /** Where it was moved to by hand; null: where the question wants it. */
  moved: Box | null = $state.raw(null);
  /** Whether fingers have moved it since they came down: then they choose nothing. */
  dragged = false;
  #fingers = new Map<number, { x: number; y: number }>();

  press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.#fingers.size) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  lift(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** Move with the fingers, over a window of so many pixels that shows this box. */
  drag(event: PointerEvent, shown: Box, window: DOMRect): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
    this.dragged = true;
    const scale = shown.width / window.width;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (!other) {
      this.moved = inside({ ...shown, x: shown.x - (now.x - before.x) * scale, y: shown.y - (now.y - before.y) * scale });
      return;
    }
    const factor = Math.hypot(before.x - other.x, before.y - other.y) / (Math.hypot(now.x - other.x, now.y - other.y) || 1);
    this.#zoom(factor, other, shown, window);
  }

  /** Come closer with the wheel, or go further away. */
  wheel(event: WheelEvent, shown: Box, window: DOMRect): void {
    this.#zoom(event.deltaY < 0 ? 1 / 1.15 : 1.15, { x: event.clientX, y: event.clientY }, shown, window);
  }

  #zoom(factor: number, around: { x: number; y: number }, shown: Box, window: DOMRect): void {
    const shape = window.width / window.height;
    const scale = shown.width / window.width;
    const width = Math.min(Math.max(WHOLE.width, WHOLE.height * shape), Math.max(CLOSEST, shown.width * factor));
    const at = { x: shown.x + (around.x - window.left) * scale, y: shown.y + (around.y - window.top) * scale };
    const kept = width / shown.width;
    this.moved = inside({ x: at.x - (at.x - shown.x) * kept, y: at.y - (at.y - shown.y) * kept, width, height: width / shape });
  }
}
