// Whether the page is dark, so that drawings with colours of their own are painted for the night.

import { MediaQuery } from "svelte/reactivity";
import { prefs } from "../../../lib/prefs.svelte";

const dark = new MediaQuery("(prefers-color-scheme: dark)");

export function night(): boolean {
  return prefs.theme === "dark" || (prefs.theme === "system" && dark.current);
}
