// The sign for the kind of a building, which says when it works.

export const MARKS: Record<string, string> = {
  IMMEDIATELY: "now",
  WHENEVER: "each",
  ANYTIME: "any",
  ONCE: "once",
  SPECIAL: "special",
  POINTS: "points",
};
