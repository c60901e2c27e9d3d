// The drawings of the game: symbols that every part of the page can use once they are in the document.

import symbols from "./symbols.svg?raw";

const ID = "fleet-symbols";

/** Put the symbols into the document, once. */
export function drawn(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.innerHTML = symbols;
  document.body.prepend(holder);
}
