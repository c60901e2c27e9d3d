// How the kind of a building and its points are written.

/** The sign of a kind, which says when the building works. */
export const MARKS: Record<string, string> = {
  IMMEDIATELY: "now",
  WHENEVER: "each",
  ANYTIME: "any",
  ONCE: "once",
  SPECIAL: "special",
  POINTS: "points",
};

/** The number in the corner; a star where the text says how many. */
export const worth = (points: number | "*") => (points === "*" ? "✶" : String(points).replace("-", "−"));
