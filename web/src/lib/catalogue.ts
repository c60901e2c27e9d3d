// The page's sentences in a further language, keyed by the English sentence; core/catalogue.py does the same.

const PLACEHOLDER = /\{(\d*)\}/g;
const MOST_FOUND = 2000; // cached sentences: names and numbers make ever new ones

/** Count the letters of a sentence without its placeholders. */
function length(english: string): number {
  return english.replace(PLACEHOLDER, "").length;
}

export class Catalogue {
  #texts: Map<string, string>;
  #patterns: { sentence: RegExp; said: string }[];
  #found = new Map<string, string>(); // cache

  constructor(texts: Record<string, string>) {
    this.#texts = new Map(Object.entries(texts).filter(([, said]) => said));
    const filled = [...this.#texts].filter(([english]) => english.search(PLACEHOLDER) >= 0);
    filled.sort(([one], [other]) => length(other) - length(one));
    this.#patterns = filled.map(([english, said]) => {
      const parts = english.split(/\{\d*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return { sentence: new RegExp(`^${parts.join("(.*?)")}$`, "s"), said };
    });
  }

  /** Return a sentence in this language; one that was filled is found by its pattern, and what is unknown stays English. */
  translate(english: string): string {
    const said = this.#texts.get(english) ?? this.#found.get(english);
    if (said !== undefined) return said;
    const made = this.#filled(english);
    if (this.#found.size >= MOST_FOUND) this.#found.clear();
    this.#found.set(english, made);
    return made;
  }

  #filled(english: string): string {
    for (const { sentence, said } of this.#patterns) {
      const match = sentence.exec(english);
      if (!match) continue;
      let next = 1;
      return said.replace(PLACEHOLDER, (_, number: string) => match[number ? Number(number) + 1 : next++] ?? "");
    }
    return english;
  }
}
