import type { Changed, State } from "./wire";

/** Return a state with changes; what is the same is shared with the one before, which stays as it is. */
export function changed(state: State, { changes }: Changed): State {
  return changes.reduce((value, [path, now]) => put(value, path, now) as State, state);
}

/** Return a copy of a value with something new at a place. */
function put(value: unknown, [key, ...rest]: (string | number)[], now: unknown): unknown {
  if (key === undefined) return now;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = put(copy[key], rest, now);
  return copy;
}
