// What a lesson points at, found on the board.

import type { Point } from "../lib/learning";

/** Write the selector of a place: a `data-place`, unless it is one already. */
export function selector(place: string): string {
  return /^[[.]/.test(place) ? place : `[data-place=${JSON.stringify(place)}]`;
}

/** Write the selector of an option on the board. */
export function optionAt(text: string): string {
  return `[data-option=${JSON.stringify(text)}]`;
}

/** Find what can be seen of a selector. */
export function find(room: HTMLElement, wanted: string): Element | undefined {
  return [...room.querySelectorAll(wanted)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  });
}

/** List the selectors of a step: of what is pointed at, and of what can be chosen. */
export function targets(points: Point[], wanted: string | null): string[] {
  return [...(wanted === null ? [] : [optionAt(wanted)]), ...points.map(({ place }) => selector(place))];
}

/** The part of the window in which all of these lie; nothing if there are none. */
export function around(elements: Element[]): DOMRect | null {
  if (!elements.length) return null;
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(left, top, Math.max(...boxes.map((box) => box.right)) - left, Math.max(...boxes.map((box) => box.bottom)) - top);
}

/** Scroll the region around an element so that it lies in the middle; nothing else is moved. */
export function reveal(element: Element): void {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight || !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
    const box = element.getBoundingClientRect();
    const room = at.getBoundingClientRect();
    at.scrollTop += box.top + Math.min(box.height, room.height) / 2 - room.top - room.height / 2;
    return;
  }
}
