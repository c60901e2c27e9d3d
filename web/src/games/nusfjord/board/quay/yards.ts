// What stands behind each sign of the quay, in a box of 108 x 112 whose ground is y = 112.
import { gable, win } from "../../pictures/motifs/houses";
import { lamplit } from "../../pictures/motifs/night";
import { C, circle as c, line as l, path as p, pine, rect as r, use as u } from "../../pictures/motifs/paint";
import { inPicture } from "../../pictures/motifs/sprite";

const red = { w: "#b5432b", wd: "#8a3020", wl: "#cc6346" };
const ochre = { w: "#d9a94e", wd: "#b08133", wl: "#ecc983" };
const white = { w: "#efece0", wd: "#c3c9c4", wl: "#ffffff" };
const green = { w: "#6d8f74", wd: "#4f6f58", wl: "#8fb095" };
const blue = { w: "#6f93ac", wd: "#527389", wl: "#94b3c8" };
const far = ["#3a6b50", "#2b5540"] as const;

const drawn: Record<string, string> = {
  gold: gable(22, 110, 44, 50, 18, 24, { ...ochre, door: 1, sw: [.5], swh: 36 }) + win(31, 66) + win(50, 66) + c(44, 48, 10, C.ink) + u("coin", 33, 37, 22),
  "transfer reserve": gable(10, 110, 54, 46, 26, 32, { ...red, bigdoor: 1, sw: [.5], swh: 36 }) + r(33, 22, 6, 16, C.woodd) + l("M36 34 V52", C.ink, 1.4) + u("barrel", 27, 48, 19) + u("barrel", 74, 84, 25) + u("barrel", 88, 90, 21),
  "serve fish": gable(14, 110, 42, 40, 24, 40, { ...white, r: "#7a4334", rd: "#5c3226", chimney: 1, door: 1, sw: [.28, .72], swh: 30 }) + win(30.500, 58, 9, 10) + l("M62 26 c-5 -6 6 -9 0 -18", "#fff", 4, 'opacity=".8"') + r(16, 72, 3, 3, C.ink) + c(21, 80, 9.500, C.ink) + u("plate", 12.500, 71.500, 17),
  "build a building": p("M20 110 V62 L48 34 L76 62 V110Z", "#f0dfb9", 'opacity=".55"') + l("M20 110 V62 L48 34 L76 62 V110 M20 84 H76 M48 34 V110 M34 110 V48 M62 110 V48 M20 62 H76", "#b98452", 4) + l("M20 110 V62 L48 34", "#dcb384", 1.600) + p("M48 30 L80 64 L74 66 L46 36Z", "#8a5a33") + l("M84 110 V44 M100 110 V44 M80 62 H104 M80 86 H104 M84 86 L100 62", C.woodd, 2.600) + u("hammer", 78, 20, 26) + u("woodpile", 2, 86, 27),
  "issue a share": gable(24, 110, 42, 52, 16, 24, { ...white, r: "#3f5560", rd: "#2c3e47", door: 1, sw: [.5], swh: 40 }) + win(31, 62) + win(50, 62) + r(16, 30, 3, 42, C.woodd) + u("share", 4, 30, 30),
  "buy all shares": p("M12 110 V56 H96 V110Z", "#d9a94e") + p("M72 110 V56 H96 V110Z", "#b08133") + p("M6 58 L54 30 L102 58Z", "#3f5560") + p("M22 55 L54 36 L86 55Z", "#ecc983") + u("scales", 44, 34, 20) + [18, 36, 64, 82].map((x) => r(x, 58, 6, 52, "#fbf6e9") + r(x + 4, 58, 2, 52, "#d8cfb8")).join("") + r(46, 82, 14, 28, "#fbf6e9") + r(48, 84, 10, 26, C.woodd) + win(27, 70, 7, 12) + win(73, 70, 7, 12),
  deforest: pine(22, 104, 1.25, ...far) + pine(88, 102, 1.3, ...far) + pine(44, 106, 1.45) + u("stump", 54, 78, 34) + u("axe", 62, 60, 30) + u("woodpile", 4, 86, 26),
  "thin out": pine(18, 106, 1.2) + pine(92, 106, 1.4) + pine(70, 102, 1.05, ...far) + l("M30 112 L42 88 M44 112 L32 88 M58 112 L70 88 M72 112 L60 88", C.woodd, 3.400) + u("log", 24, 66, 54) + u("saw", 32, 56, 34),
  reforest: gable(48, 108, 30, 24, 18, 22, { ...green, door: 1, sw: [.5] }) + l("M4 100 H48 M4 108 H48", "#dcb384", 2.600) + [6, 18, 30, 42].map((x) => r(x, 94, 3.500, 18, C.wood)).join("") + u("sapling", 6, 74, 22) + u("sapling", 26, 72, 24) + pine(104, 111, .5, "#5b8f6b", "#487a58"),
  "build a ship": gable(6, 110, 44, 38, 24, 26, { ...red, bigdoor: 1 }) + l("M44 112 L104 112 M56 112 L62 92 M92 112 L88 92", C.woodd, 4) + p("M46 74 C64 84 86 82 106 68 C102 92 92 98 78 98 H62 C52 96 48 84 46 74Z", C.wood) + p("M49 84 C66 92 88 90 103 80 C100 94 90 98 78 98 H62 C55 96 51 90 49 84Z", C.woodd) + l("M46 74 C64 84 86 82 106 68", "#e6c896", 2.400) + l("M62 80 V96 M76 81 V98 M90 77 V95", "#6e4527", 1.400) + l("M76 80 V44", C.woodd, 3),
  "take an elder": gable(34, 110, 40, 42, 24, 30, { ...blue, r: "#3f4f58", rd: "#2d3a41", door: 1, sw: [.3, .74], swh: 32 }) + r(46, 22, 16, 34, "#6f93ac") + r(56, 22, 6, 34, "#527389") + p("M42 25 L54 4 L66 25Z", "#3f4f58") + u("bell", 47, 28, 14) + win(49.500, 62, 9, 11) + r(4, 98, 26, 4, C.woodl) + r(4, 98, 26, 1.500, "#dcb384") + r(7, 102, 3, 10, C.woodd) + r(24, 102, 3, 10, C.woodd),
};
/** Somebody does what another does: on small screens the imitation spaces have a yard, too. */
drawn.copy = `<g opacity=".45" style="--p:#6f93ac">${u("worker", 46, 50, 58)}</g>${u("worker", 8, 50, 58)}`;
const byNight: Record<string, string> = {};

/** Draw what stands behind the sign of an action space. */
export function yard(id: string, night: boolean): string {
  const day = drawn[id] ?? "";
  return night ? (byNight[id] ??= inPicture(lamplit(day))) : day;
}
