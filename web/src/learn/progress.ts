// How far each lesson is, kept in this browser.

/** A lesson that was begun: its step, the table that was used last, and whether it was ever done to its end. */
interface Progress {
  at: number;
  table?: string;
  secret?: string;
  done?: boolean;
}

const KEY = "netloft lessons";

function all(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Tell how far a lesson is. */
export function progress(game: string, lesson: string): Progress {
  return all()[`${game}/${lesson}`] ?? { at: 0 };
}

/** Keep how far a lesson is. */
export function keep(game: string, lesson: string, change: Partial<Progress>): void {
  localStorage.setItem(KEY, JSON.stringify({ ...all(), [`${game}/${lesson}`]: { ...progress(game, lesson), ...change } }));
}
