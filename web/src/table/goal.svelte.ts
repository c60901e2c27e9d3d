// The goal of a game: it is shown at the first table, and whenever somebody asks for it.

const KEY = "netloft goals";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** The games whose goal was read, and whether it is asked for now. */
export const goals = $state({ read: kept(), asked: false });

/** Note that the goal of a game was read. */
export function readGoal(game: string): void {
  goals.asked = false;
  if (goals.read.includes(game)) return;
  goals.read = [...goals.read, game];
  localStorage.setItem(KEY, JSON.stringify(goals.read));
}
