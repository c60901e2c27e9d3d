// How the frame comes to the zoom of a scene: its buttons stand beside the scene, where they cover nothing.

import { getContext, setContext } from "svelte";

export interface Zoom {
  closer(): void;
  further(): void;
  whole(): void;
  /** Go close to a part of the window, so far that it can be read well; it is not remembered. */
  near(box: DOMRect): void;
  /** Whether less than the whole scene is seen. */
  readonly close: boolean;
}

type Take = (zoom: Zoom | null) => void;
const KEY = Symbol("zoom");

/** Be told which zoom the scene inside this component has, if it has one. */
export function onZoom(take: Take): void {
  setContext(KEY, take);
}

/** Whom to tell of the zoom of a scene; nobody where it stands on its own. */
export function zoomTaker(): Take | undefined {
  return getContext<Take | undefined>(KEY);
}
