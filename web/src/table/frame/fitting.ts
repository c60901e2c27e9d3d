// Words of the question bar, as far as there is room for them.

/** Keep the last of these sentences: whole ones, as many as fit into so many letters, but one at least. */
export function lastOf(lines: string[], letters: number): string {
  const sentences = lines.join(" ").split(/(?<=[.!?]) (?=\p{Lu})/u);
  while (sentences.length > 1 && sentences.join(" ").length > letters) sentences.shift();
  return sentences.join(" ");
}

/** Part a question that has more letters after its first sentence: what is asked, and what is said with it. */
export function parted(question: string, letters: number): [string, string] {
  const end = question.length > letters ? question.search(/[:?.] /) + 1 : 0;
  return end ? [question.slice(0, end), question.slice(end + 1)] : [question, ""];
}
