// What differs between two views, as the engine lists it for previews.

import { type Change, isRecord } from "./board";

/** List every place at which two views differ. */
export function compare(old: unknown, now: unknown, path = "", changes: Change[] = []): Change[] {
  if (isRecord(old) && isRecord(now)) {
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) compare(old[key], now[key], path ? `${path}.${key}` : key, changes);
  } else if (Array.isArray(old) && Array.isArray(now) && old.length === now.length) {
    old.forEach((value, at) => compare(value, now[at], `${path}.${at}`, changes));
  } else if (JSON.stringify(old) !== JSON.stringify(now)) {
    changes.push([path, old, now]);
  }
  return changes;
}
