import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app/app.svelte";
import { keepGlossaries } from "./app/kept.svelte";
import { begin as beginToCall } from "./call/call.svelte";
import { begin } from "./lib/prefs.svelte";
import "./theme.css";

/** Milliseconds until the page has time for what is not asked for now. */
const QUIET = 8000;

await begin();
beginToCall();
mount(App, { target: document.getElementById("page")! });

// What is needed without the server can wait until the page is shown.
if (document.readyState === "complete") later();
else addEventListener("load", later, { once: true });

function later(): void {
  void app.begin();
  setTimeout(() => void keepGlossaries().catch(() => {}), QUIET);
}
