// The colours of the seats for drawings, which take them from the variable --p.

import { hues } from "../../../lib/games";

export const paint = (seat: number) => `--p: var(--${hues("nusfjord")[seat] ?? "red"})`;
