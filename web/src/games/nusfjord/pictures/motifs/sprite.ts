// All motifs as one hidden picture; `<use href="#nf-...">` takes one out of it.
import { backdrops, gradients } from "./backdrops";
import { goods } from "./goods";
import { houses } from "./houses";
import { nature } from "./nature";
import { ships } from "./ships";
import { signs } from "./signs";
import { tools } from "./tools";

const all = [...goods, ...ships, ...nature, ...tools, ...signs, ...houses, ...backdrops];
const boxes = new Map(all.map(({ id, box }) => [id, box.split(" ").map(Number)]));

export const sprite = gradients + all.map(({ id, box, body }) => `<symbol id="nf-${id}" viewBox="${box}">${body}</symbol>`).join("");

/** How much wider than high a motif is. */
export const ratio = (id: string) => {
  const box = boxes.get(id);
  return box ? box[2] / box[3] : 1;
};
export const known = (id: string) => boxes.has(id);
