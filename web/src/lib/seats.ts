// The colours of the seats, as the games name them.

const HUES: Record<string, string[]> = {
  nusfjord: ["red", "blue", "yellow", "green", "purple"],
  fleet: ["red", "yellow", "green", "blue"],
  kaivai: ["red", "yellow", "green", "blue"],
};

/** Name the colours of a game's seats; each is a variable of the style sheet. */
export function hues(game: string): string[] {
  return HUES[game] ?? HUES.nusfjord;
}
