// Puts the motifs into the page once, however many boards, signs and lines of goods draw with them.

import { mount } from "svelte";
import Symbols from "./Symbols.svelte";

if (!document.getElementById("kv-boat")) mount(Symbols, { target: document.body });
