// The ground of the scene: sky, mountains, village, quay, water, island and boathouse wall, by day and by night.
import { far, near } from "../../pictures/motifs/night";
import { circle as c, line as l, path as p, pine, rect as r, use as u } from "../../pictures/motifs/paint";
import { inPicture } from "../../pictures/motifs/sprite";

/** The size of the scene. */
export const WIDE = 1360;
export const HIGH = 780;
/** Where the houses of the quay stand, by group: the columns of the action board. */
export const SLOTS = [
  [8, 116, 224, 332],
  [494, 602, 710],
  [872, 980, 1088, 1196],
];
/** Where the imitation spaces stand: right of each group. */
export const BESIDE = [439, 819, 1305];

/** Where the sun stands in a round. */
export const sunAt = (round: number): [number, number] => [80 + (round - 1) * 203, 34 - Math.sin(((round - 0.4) / 7.2) * Math.PI) * 20];

/** A number between 0 and 1 that is always the same for the same n. */
const noise = (n: number, k = 127.1) => {
  const x = Math.sin(n * k) * 43758.5;
  return x - Math.floor(x);
};
type Peak = [number, number, boolean];
interface Ridge {
  d: string;
  peaks: Peak[];
}
function ridge(base: number, rise: number, step: number, seed: number): Ridge {
  const peaks: Peak[] = [];
  for (let x = -10, i = 0; x <= WIDE + 20; x += step * (0.7 + noise(seed + i) * 0.7), i++) {
    const high = i % 2 === 1;
    const up = high ? rise * (0.45 + noise(seed + i * 3) * 0.55) : rise * noise(seed + i * 7) * 0.18;
    peaks.push([Math.round(x), Math.round(base - up), high]);
  }
  return { d: `M-10 200 L-10 ${base}${peaks.map(([x, y]) => ` L${x} ${y}`).join("")} L${WIDE + 20} 200Z`, peaks };
}
const between = ({ peaks }: Ridge, draw: (peak: Peak, left: Peak, right: Peak) => string) =>
  peaks.map((peak, at) => (peak[2] && peaks[at - 1] && peaks[at + 1] ? draw(peak, peaks[at - 1], peaks[at + 1]) : "")).join("");
const snow = (on: Ridge, fill: string, part: number) =>
  between(on, ([x, y], left, right) => {
    const [ax, ay] = [x + (left[0] - x) * part, y + (left[1] - y) * part];
    const [bx, by] = [x + (right[0] - x) * part * 0.9, y + (right[1] - y) * part * 0.9];
    const wide = bx - ax;
    const edge = [[bx, by], [ax + wide * 0.72, by - 5], [ax + wide * 0.55, by + 7], [ax + wide * 0.34, ay - 6], [ax, ay]];
    return p(`M${x} ${y}${edge.map(([px, py]) => ` L${px.toFixed(0)} ${py.toFixed(0)}`).join("")}Z`, fill);
  });
const shade = (on: Ridge, fill: string) =>
  between(on, ([x, y], _, [bx, by]) => p(`M${x} ${y} L${bx} ${by} L${bx + 6} 170 L${x + 14} 170 L${x + 2} ${y + 34} L${x + 10} ${y + 18}Z`, fill));
const planks = (x: number, y: number, wide: number, high: number, number: number) =>
  r(x, y, wide, high, "url(#nf-deck)") +
  Array.from({ length: number - 1 }, (_, at) => l(`M${(x + (wide * (at + 1)) / number).toFixed(1)} ${y} V${y + high}`, "#7a4f2c", 1, 'opacity=".42"')).join("");
const stilts = (from: number, to: number, y: number, high: number, step: number) => {
  let drawn = "";
  for (let x = from; x < to; x += step)
    drawn += r(x, y, 9, high, "#4d301b") + r(x, y, 3, high, "#7d5230") + `<ellipse cx="${x + 4.5}" cy="${y + high}" rx="12" ry="3" fill="#d9efec" opacity=".5"/>`;
  return drawn;
};
const waves = (seed: number, top: number, low: number, number: number, left: number, right: number) =>
  Array.from({ length: number }, (_, i) => {
    const wide = 10 + noise(seed + i * 9) * 22;
    return `M${(left + noise(seed + i) * (right - left)).toFixed(0)} ${(top + noise(seed + i * 5 + 2) * (low - top)).toFixed(0)} q${(wide / 4).toFixed(1)} -3 ${(wide / 2).toFixed(1)} 0 t${(wide / 2).toFixed(1)} 0`;
  }).join(" ");

const stops = (...list: [number, string, number?][]) =>
  list.map(([offset, colour, alpha = 1]) => `<stop offset="${offset}" stop-color="${colour}"${alpha < 1 ? ` stop-opacity="${alpha}"` : ""}/>`).join("");
const down = (id: string, ...list: Parameters<typeof stops>) => `<linearGradient id="nf-${id}" x1="0" y1="0" x2="0" y2="1">${stops(...list)}</linearGradient>`;
const round = (id: string, ...list: Parameters<typeof stops>) => `<radialGradient id="nf-${id}">${stops(...list)}</radialGradient>`;

const SKY = { day: down("sk", [0, "#b9d6e4"], [0.55, "#e3ecea"], [1, "#f8ead0"]), night: down("sk", [0, "#0a1a33"], [0.55, "#12344f"], [1, "#2a5a68"]) };
const SEA = {
  day: down("sea", [0, "#6fb6bb"], [0.2, "#3d909d"], [0.65, "#246b7d"], [1, "#164f63"]),
  night: down("sea", [0, "#1f5363"], [0.2, "#174455"], [0.65, "#0f3142"], [1, "#0a2433"]),
};
const MATTER =
  down("deck", [0, "#cfa577"], [1, "#b07d4c"]) +
  down("wall", [0, "#7b6a57"], [1, "#594a3b"]) +
  down("grass", [0, "#93ad73"], [1, "#708f58"]) +
  '<pattern id="nf-tuft" width="46" height="34" patternUnits="userSpaceOnUse"><path d="M6 12 l2 -5 2 5 M30 26 l2 -6 2 6 M22 8 l1.5 -4 1.5 4" stroke="#5f7d4c" stroke-width="1.3" fill="none" opacity=".55"/></pattern>' +
  '<pattern id="nf-grain" width="180" height="24" patternUnits="userSpaceOnUse"><path d="M0 7 C40 4 90 11 180 6 M0 17 C60 21 120 13 180 18" stroke="#2d1c10" stroke-width="1" fill="none" opacity=".2"/></pattern>';
const SHINE = round("sun", [0, "#fff6d8"], [0.35, "#ffe9ae", 0.85], [1, "#ffe9ae", 0]);
const LIGHTS =
  down("au1", [0, "#8f6fd0", 0], [0.4, "#5fc7b0", 0.45], [0.85, "#8ff0b4"], [1, "#8ff0b4", 0]) +
  down("au2", [0, "#c07fd8", 0], [0.5, "#8fa0e0", 0.25], [0.9, "#6fd8c0", 0.5], [1, "#6fd8c0", 0]) +
  round("lamp", [0, "#ffdf8f", 0.9], [0.25, "#ffcf6b", 0.42], [1, "#ffb84a", 0]) +
  round("moon", [0, "#eaf4ff", 0.5], [1, "#bcd6f0", 0]) +
  down("streak", [0, "#ffd36b", 0.75], [1, "#ffb84a", 0]);

const FAR = ridge(88, 62, 92, 3);
const MID = ridge(116, 88, 104, 11);
const LAMPS = [465, 846, 1330];
const way = Array.from({ length: 61 }, (_, at) => sunAt(1 + at / 10).map((n) => n.toFixed(1)).join(" ")).join(" L");
const sunWay = `<path d="M${way}" fill="none" stroke="#c9a24a" stroke-width="1.5" stroke-dasharray="1 7" stroke-linecap="round" opacity=".9" transform="translate(0 10)"/>`;

const sky = `<rect width="1360" height="240" fill="url(#nf-sk)"/>`;
const clouds =
  `<ellipse cx="880" cy="40" rx="420" ry="120" fill="url(#nf-sun)"/><g opacity=".9">` +
  p("M60 44 c20 -14 44 -10 54 0 c22 -6 40 2 46 10 h-120 c2 -6 10 -10 20 -10Z M1130 34 c18 -12 38 -8 48 2 c18 -6 34 2 40 8 h-108 c2 -6 10 -10 20 -10Z", "#fff", 'opacity=".6"') +
  "</g>";
const hills =
  p(FAR.d, "#b3cad5") + snow(FAR, "#f4f8f8", 0.34) + p(MID.d, "#86a2ad") + shade(MID, "#708d9a") + snow(MID, "#fdfdfa", 0.3) +
  p("M0 150 C80 118 190 128 300 140 C400 112 520 116 640 138 C740 116 860 120 960 136 C1080 112 1240 116 1360 134 V190 H0Z", "#8ea679") +
  p("M0 164 C120 140 260 148 400 156 C560 142 700 146 860 156 C1020 142 1200 144 1360 152 V190 H0Z", "#6f8d5a") +
  [[446, 118, 54], [826, 116, 56], [1298, 114, 58], [92, 122, 44], [574, 118, 46], [934, 118, 44]].map(([x, y, wide]) => u("rack", x, y, wide, wide * 0.66)).join("") +
  [448, 484, 832, 1346].map((x, at) => pine(x, 150 + (at % 2) * 2, 0.6 + (at % 3) * 0.12)).join("") +
  sunWay +
  [[232, 62, 22], [262, 50, 15], [1120, 60, 18], [668, 52, 16]].map(([x, y, size]) => u("gull", x, y, size)).join("");
const quay =
  planks(0, 148, 1360, 78, 62) + p("M0 148 H1360 V156 H0Z", "#5b3a22", 'opacity=".2"') + l("M0 174 H1360 M0 200 H1360", "#8a5a33", 1, 'opacity=".35"') +
  stilts(362, 736, 242, 14, 92) + r(0, 224, 1360, 20, "#6a4427") + r(0, 224, 1360, 2.5, "#e0b98a") + r(0, 240, 1360, 4, "#4d301b") +
  stilts(10, 350, 344, 12, 82) + stilts(744, 1356, 344, 12, 101) + planks(0, 244, 352, 92, 16) + planks(736, 244, 624, 92, 28) +
  p("M352 244 l8 6 V340 l-8 4Z M736 244 l-8 6 V340 l8 4Z", "#0d3443", 'opacity=".35"') +
  [[0, 352], [736, 624]].map(([x, wide]) => r(x, 336, wide, 10, "#6a4427") + r(x, 336, wide, 2, "#e0b98a")).join("");
const things =
  [360, 486, 612, 728].map((x) => r(x - 5, 217, 10, 14, "#3b4a50", 3) + r(x - 7, 215, 14, 5, "#53656c", 2)).join("") +
  u("crate", 442, 140, 26) + u("rope", 468, 150, 18) + u("barrel", 1310, 134, 26) + u("crate", 1332, 142, 24) + u("net", 1316, 176, 34) + u("rope", 448, 188, 30) +
  SLOTS.flat().map((x) => `<ellipse cx="${x + 54}" cy="153" rx="50" ry="6" fill="#3a2413" opacity=".25"/>`).join("") +
  LAMPS.map((x) => r(x - 2, 92, 4, 60, "#33444b") + r(x - 8, 76, 16, 18, "#ffe7ad", 3) + p(`M${x - 11} 77 L${x} 66 L${x + 11} 77Z`, "#33444b") + r(x - 10, 93, 20, 3, "#33444b")).join("");
const SHORE = "M12 378 C18 362 62 362 122 364 C262 358 420 366 558 360 C604 360 630 366 630 386 C636 460 632 560 634 630 C632 652 622 656 596 656 L44 658 C20 660 12 652 14 632 C8 560 16 450 12 378Z";
const island =
  `<g transform="translate(0 352) scale(1 .957) translate(0 -352)">` +
  p("M2 372 C10 352 60 352 120 354 C260 348 420 356 560 350 C612 350 640 356 640 380 C646 460 642 560 644 640 C642 664 630 668 600 668 L40 670 C12 672 2 664 4 640 C-2 560 6 450 2 372Z", "#d9e9df", 'opacity=".55"') +
  p("M8 376 C14 358 60 358 120 360 C260 354 420 362 560 356 C608 356 634 362 634 384 C640 460 636 560 638 634 C636 658 626 662 598 662 L42 664 C16 666 8 658 10 636 C4 560 12 450 8 376Z", "#9aa39b") +
  p(SHORE, "url(#nf-grass)") + p(SHORE, "url(#nf-tuft)") + "</g>";
const wall =
  `<rect x="646" y="352" width="714" height="450" fill="url(#nf-wall)"/><rect x="646" y="352" width="714" height="450" fill="url(#nf-grain)"/>` +
  [0, 1, 2, 3, 4, 5, 6].map((at) => l(`M646 ${352 + 64 * at} H1360`, "#2d1c10", 1.5, 'opacity=".4"') + l(`M646 ${353.5 + 64 * at} H1360`, "#b3a893", 1, 'opacity=".35"')).join("") +
  r(640, 346, 10, 456, "#3d3428") + r(640, 346, 3, 456, "#8d8271") + p("M646 346 H1360 V366 C1200 356 800 358 646 372Z", "#1a0f07", 'opacity=".28"');
const surf = `<path d="${waves(5, 248, 344, 16, 366, 720)} ${waves(40, 356, 800, 30, 0, 660)}" stroke="#e6f5f2" stroke-width="1.5" fill="none" opacity=".4" stroke-linecap="round"/>`;
const water = `<rect y="226" width="1360" height="576" fill="url(#nf-sea)"/>` + p("M352 226 H736 V352 H352Z", "#fff", 'opacity=".07"');

const stars = () =>
  Array.from({ length: 110 }, (_, at) => {
    const [x, y, size, light] = [noise(at, 91.7) * 1360, noise(at + 500, 91.7) ** 1.4 * 118, 0.5 + noise(at + 900, 91.7) * 1.1, 0.35 + noise(at + 70, 91.7) * 0.6];
    return c(Math.round(x), Math.round(y), Number(size.toFixed(1)), "#fdf6e0", `opacity="${light.toFixed(2)}"`);
  }).join("");
function aurora(base: number, swing: number, high: number, seed: number, id: string, from: number, to: number): string {
  const number = Math.round((to - from) / 6);
  const edge = (x: number) => base + Math.sin(x / 150 + seed) * swing + Math.sin(x / 61 + seed * 2) * swing * 0.35;
  const wave = (at: number, long: number, shift: number) => 0.5 + 0.5 * Math.sin(at / long + shift);
  return Array.from({ length: number }, (_, at) => {
    const x = from + ((to - from) * at) / number;
    const next = x + (to - from) / number + 0.4;
    const fade = Math.min(1, Math.min(at, number - at) / (number * 0.25)) ** 1.5;
    const tall = high * (0.62 + 0.38 * wave(at, 3.1, seed));
    const light = fade * (0.3 + 0.45 * wave(at, 5.3, seed * 4) + 0.25 * wave(at, 1.7, seed));
    const [a, b] = [edge(x), edge(next)];
    return p(`M${x.toFixed(1)} ${a.toFixed(1)} L${next.toFixed(1)} ${b.toFixed(1)} V${(b - tall).toFixed(1)} L${x.toFixed(1)} ${(a - tall).toFixed(1)}Z`, `url(#nf-${id})`, `opacity="${light.toFixed(2)}"`);
  }).join("");
}
const nightSky = () => stars() + aurora(104, 16, 118, 1.2, "au2", 40, 900) + aurora(96, 20, 112, 0.3, "au1", 330, 1340) + `<ellipse cx="896" cy="18" rx="170" ry="90" fill="url(#nf-moon)"/>`;
const nightLights = () => {
  const streaks = [[372, 26], [400, 18], [452, 40], [468, 30], [520, 20], [566, 34], [612, 22], [660, 30], [706, 24]]
    .map(([x, high], at) => r(x, 246, 3 + (at % 3) * 2, high + 34, "url(#nf-streak)", 0, `opacity="${0.35 + (at % 4) * 0.12}"`))
    .join("");
  const glitter = Array.from({ length: 46 }, (_, at) => {
    const [x, y, wide] = [20 + noise(at * 13 + 1, 91.7) * 610, 664 + noise(at * 7, 91.7) * 126, 6 + noise(at, 91.7) * 18];
    return l(`M${x.toFixed(0)} ${y.toFixed(0)} h${wide.toFixed(0)}`, at % 3 ? "#9fd8d0" : "#ffd98a", 1.4, `opacity="${(0.15 + noise(at * 3, 91.7) * 0.3).toFixed(2)}"`);
  }).join("");
  const lamps = LAMPS.map((x) => c(x, 85, 78, "url(#nf-lamp)", 'opacity=".8"') + `<ellipse cx="${x}" cy="186" rx="92" ry="34" fill="url(#nf-lamp)" opacity=".5"/>`);
  return streaks + glitter + lamps.join("");
};

const wrap = (defs: string, body: string) => `<defs>${defs}</defs><g transform="translate(0 -10)">${body}</g>`;
const kept: Record<string, string> = {};

/** Draw the ground of the scene. */
export function landscape(night: boolean): string {
  const close = water + quay + surf + things + island + wall;
  return (kept[String(night)] ??= night
    ? wrap(SKY.night + SEA.night + near(MATTER) + LIGHTS, sky + nightSky() + inPicture(far(hills) + near(close)) + nightLights())
    : wrap(SKY.day + SEA.day + MATTER + SHINE, sky + clouds + hills + close));
}
