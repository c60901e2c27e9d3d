// All motifs as one hidden picture; `<use href="#nf-...">` takes one out of it.
import { backdrops, gradients } from "./backdrops";
import { goods } from "./goods";
import { houses } from "./houses";
import { nature } from "./nature";
import { dusk, lamplit, near, sign } from "./night";
import type { Motif } from "./paint";
import { ships } from "./ships";
import { signs } from "./signs";
import { tools } from "./tools";

const all = [...goods, ...ships, ...nature, ...tools, ...signs, ...houses, ...backdrops];
const boxes = new Map(all.map(({ id, box }) => [id, box.split(" ").map(Number)]));
/** What stands on slate as a sign by night; in pictures the same things stay dark, as copies. */
const lifted = new Set([...goods, ...tools, ...signs, ...nature].map(({ id }) => id).filter((id) => !/^(worker|plate|forest|wood-\d|gull|rack|whale|mask)$/.test(id)));

const symbol = (id: string, box: string, body: string) => `<symbol id="nf-${id}" viewBox="${box}">${body}</symbol>`;

/** Let a drawing take the dark copies of signs. */
export const inPicture = (svg: string) => svg.replace(/href="#nf-([\w-]+)"/g, (found, id: string) => (lifted.has(id) ? `href="#nf-d-${id}"` : found));

function byNight({ id, box, body }: Motif): string {
  if (id === "worker") return symbol(id, box, body);
  if (lifted.has(id)) return symbol(id, box, sign(body)) + symbol(`d-${id}`, box, inPicture(lamplit(body)));
  if (id.startsWith("b-")) return symbol(id, box, inPicture(dusk(body)));
  if (/^(forest|wood-\d)$/.test(id)) return symbol(id, box, near(body));
  return symbol(id, box, inPicture(lamplit(body)));
}

const kept: Record<string, string> = {};
/** Give the sprite of the day or of the night, which is made when it is first asked for. */
export function sprite(night: boolean): string {
  return (kept[String(night)] ??= night
    ? dusk(gradients) + all.map(byNight).join("")
    : gradients + all.map(({ id, box, body }) => symbol(id, box, body)).join(""));
}

/** The motif that stands for a thing in a picture. */
export const depicted = (id: string, night: boolean) => (night && lifted.has(id) ? `d-${id}` : id);

/** How much wider than high a motif is. */
export const ratio = (id: string) => {
  const box = boxes.get(id);
  return box ? box[2] / box[3] : 1;
};
export const known = (id: string) => boxes.has(id);
