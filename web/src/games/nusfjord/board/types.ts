// The parts of the view and of what is printed, by the names that the board uses.

import type { NusfjordView } from "../view";

export type { CardFacts, CostFacts, NusfjordFacts as Facts, Picture, Ship, ShipFacts, SpaceFacts } from "../facts";
export type { NusfjordView as View } from "../view";

export type HarborView = NusfjordView["harbors"][number];
export type Good = "wood" | "fish" | "gold" | "guests";

/** An elder who sits in a council; `colour` is the worker's in games alone, `coins` is gold of The Old Man. */
export type Seated = NonNullable<HarborView["council"][string]>;
