import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./lib/prefs.svelte";
import "./theme.css";

dress();
mount(App, { target: document.getElementById("page")! });
