// How the window is used: a scene that fits, two regions side by side, or one region at a time.

import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 779px)");
const tablet = new MediaQuery("(max-width: 1099px), (max-aspect-ratio: 1)");

export type Layout = "phone" | "tablet" | "scene";

/** Say how the window is used now: below 780 px as a phone, up to 1099 px or in portrait as a tablet. */
export function layout(): Layout {
  if (phone.current) return "phone";
  return tablet.current ? "tablet" : "scene";
}
