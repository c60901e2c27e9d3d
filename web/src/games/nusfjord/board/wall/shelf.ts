// Where cards hang: each keeps its place as long as it is there, and a new one takes the first place that is free.

export class Shelf {
  #places = new Map<string, number>();
  #hung = "";
  /** So many places there have been. */
  #long = 0;

  /** Give the card of each place, null where none hangs; with another `hung` all are hung anew, in their order. */
  hang(names: string[], hung: string): (string | null)[] {
    if (hung !== this.#hung) {
      this.#places.clear();
      this.#long = 0;
    }
    this.#hung = hung;
    const cards: (string | null)[] = Array.from({ length: this.#long }, () => null);
    const hangAt = (place: number, name: string) => {
      while (cards.length <= place) cards.push(null);
      cards[place] = name;
      this.#places.set(name, place);
    };
    const homeless = names.filter((name) => {
      const place = this.#places.get(name);
      if (place === undefined || cards[place]) return true;
      hangAt(place, name);
      return false;
    });
    for (const name of homeless) {
      const free = cards.indexOf(null);
      hangAt(free < 0 ? cards.length : free, name);
    }
    this.#long = cards.length;
    return cards;
  }
}
