// The marks in what a guide says: *terms*, ① for what is pointed at, [5|place] for what a test checks in the view.

export interface Part {
  text: string;
  kind: "plain" | "strong" | "number";
}

const MARK = /\*([^*]+)\*|\[([^|\]]+)\|[^\]]+\]|([①②③④])/g;

/** Take a sentence apart. */
export function parts(sentence: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const mark of sentence.matchAll(MARK)) {
    if (mark.index > from) found.push({ text: sentence.slice(from, mark.index), kind: "plain" });
    const [whole, term, checked, badge] = mark;
    found.push(badge ? { text: String("①②③④".indexOf(badge) + 1), kind: "number" } : { text: term ?? checked, kind: "strong" });
    from = mark.index + whole.length;
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), kind: "plain" });
  return found;
}
