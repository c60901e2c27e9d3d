// Which motif draws a sign at the size of a letter.

const SMALL: Record<string, string> = {
  gold: "coin",
  forest: "pine",
  "share-back": "shareback",
  sloop: "s-sloop",
  cutter: "s-cutter",
  schooner: "s-schooner",
  ship: "s-ship",
  elder: "s-elder",
  house: "s-house",
  plate: "s-plate",
  pier: "s-pier",
  rival: "s-rival",
  plot: "s-plot",
  track: "s-track",
};

/** A word of lower-case letters names a sign; any other text is shown as it is. */
export const isSign = (word: string) => /^[a-z-]+$/.test(word);
export const small = (sign: string) => SMALL[sign] ?? sign;
