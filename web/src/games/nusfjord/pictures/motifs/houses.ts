// Houses; the paint of the walls is the kind of the card.
import { C, HOUSE_BOX, circle as c, line as l, motif, path as p, pine, rect as r, type Motif } from "./paint";

const W = "var(--w,#b5432b)", WD = "var(--wd,#8e3120)", WL = "var(--wl,#cf6a4f)", R = "var(--r,#3c4d55)", RD = "var(--rd,#2a383f)", WIN = "var(--win,#29434f)";
export const win = (x: number, y: number, w = 9, h = 11) => r(x - 1.3, y - 1.3, w + 2.6, h + 2.6, "#fbf6e9") + r(x, y, w, h, WIN) + l(`M${x + w / 2} ${y} v${h} M${x} ${y + h / 2} h${w}`, "#fbf6e9", 1.1);
export interface Gable {
  w?: string;
  wd?: string;
  wl?: string;
  r?: string;
  rd?: string;
  stilts?: number;
  chimney?: number;
  door?: number;
  doorc?: string;
  bigdoor?: number;
  fw?: [number, number][];
  sw?: number[];
  swh?: number;
}
/** A gabled house in three-quarter view: front at x, baseline y, width w, wall h, rise rh, depth d. */
export const gable = (x: number, y: number, w: number, h: number, rh: number, d: number, o: Gable = {}) => {
  const k = d * .07, wall = o.w ?? W, wd = o.wd ?? WD, wl = o.wl ?? WL, roof = o.r ?? R, rd = o.rd ?? RD;
  const s: string[] = [];
  const T = y - h;
  if (o.stilts) for (let i = 0; i <= 4; i++) s.push(r(x + 2 + (w + d - 6) * i / 4, y - 2 - (i > 2 ? k : 0), 3, o.stilts + 3, C.woodd));
  s.push(p(`M${x + w} ${y} L${x + w + d} ${y - k} L${x + w + d} ${T - k} L${x + w} ${T}Z`, wd));
  s.push(p(`M${x} ${y} L${x + w} ${y} L${x + w} ${T} L${x + w / 2} ${T - rh} L${x} ${T}Z`, wall));
  for (let i = 1; i < w / 6; i++) { const px = x + i * 6; if (px < x + w - 1) s.push(l(`M${px} ${y} V${T - rh * (1 - Math.abs(px - x - w / 2) / (w / 2)) + 3}`, wd, .7, 'opacity=".55"')); }
  s.push(p(`M${x} ${y} L${x} ${T} L${x + w / 2} ${T - rh} L${x + w / 2} ${T - rh + 5} L${x + 4} ${T + 3} L${x + 4} ${y}Z`, wl, 'opacity=".6"'));
  s.push(p(`M${x + w / 2} ${T - rh - 3} L${x + w / 2 + d + 2} ${T - rh - k - 3} L${x + w + d + 4} ${T - k + 3} L${x + w + 3} ${T + 4}Z`, roof));
  s.push(p(`M${x + w / 2 + (w / 2 + 3) * .55} ${T - rh - 3 + (rh + 7) * .55} L${x + w / 2 + d + 2 + (w / 2 + 2) * .55} ${T - rh - k - 3 + (rh + 6) * .55} L${x + w + d + 4} ${T - k + 3} L${x + w + 3} ${T + 4}Z`, rd, 'opacity=".6"'));
  s.push(l(`M${x - 3} ${T + 4} L${x + w / 2} ${T - rh - 3} L${x + w + 3} ${T + 4}`, "#fbf6e9", 2.6));
  s.push(l(`M${x + w / 2} ${T - rh - 3} L${x + w / 2 + d + 2} ${T - rh - k - 3}`, "#ffffff", 1.2, 'opacity=".5"'));
  if (o.chimney) s.push(r(x + w / 2 + d * .5, T - rh - k - 10, 7, 13, "#8d5a48"), r(x + w / 2 + d * .5 - 1, T - rh - k - 12, 9, 3.5, "#6d4436"));
  if (o.door) s.push(r(x + w / 2 - 5, y - 17, 10, 17, "#fbf6e9"), r(x + w / 2 - 3.6, y - 15.6, 7.2, 15.6, o.doorc ?? C.woodd));
  if (o.bigdoor) s.push(p(`M${x + w * .18} ${y} V${y - h * .62} Q${x + w / 2} ${y - h * 1.05} ${x + w * .82} ${y - h * .62} V${y}Z`, "#fbf6e9"), p(`M${x + w * .23} ${y} V${y - h * .6} Q${x + w / 2} ${y - h * .95} ${x + w * .77} ${y - h * .6} V${y}Z`, "#2b3b40"));
  if (o.fw) for (const [wx, wy] of o.fw) s.push(win(x + w * wx - 4.5, y - wy));
  if (o.sw) for (const q of o.sw) { const sx = x + w + d * q - 4; s.push(win(sx, y - k * q - (o.swh ?? h * .72), 8, 10)); }
  return s.join("");
};
export const houses: Motif[] = [
  motif("h-rorbu", HOUSE_BOX, gable(24, 76, 36, 28, 20, 42, { stilts: 12, chimney: 1, door: 1, fw: [], sw: [.3, .72] }), win(37.5, 33, 9, 9)),
  motif("h-hut", HOUSE_BOX, gable(32, 82, 34, 24, 24, 26, { door: 1, sw: [.5] }), r(75, 26, 7, 14, "#8d5a48"), l("M79 22 c-4 -5 4 -7 0 -13", "#fff", 2.6, 'opacity=".7"')),
  motif("h-boat", HOUSE_BOX, gable(22, 80, 46, 28, 24, 34, { bigdoor: 1, sw: [.5] }), p("M18 88 L36 76 L58 76 L70 88Z", C.woodl), l("M26 88 L40 76 M44 88 L47 76 M62 88 L54 76", C.woodd, 1.4), p("M34 80 C42 84 52 84 62 78 C60 86 54 88 46 88 C40 88 36 86 34 80Z", C.wood)),
  motif("h-stand", HOUSE_BOX, r(26, 44, 4, 40, C.woodd), r(90, 44, 4, 40, C.woodd), p("M20 30 L100 30 L108 48 L12 48Z", W), ...[0, 1, 2, 3].map((i) => p(`M${20 + i * 22} 30 h11 l${-1 + i * .9} 18 h-12.500Z`, "#fbf6e9")), p("M12 48 q6 8 12 0 q6 8 12 0 q6 8 12 0 q6 8 12 0 q6 8 12 0 q6 8 12 0 q6 8 12 0 q6 8 12 0", WD), r(22, 62, 76, 22, C.wood, 1), r(22, 62, 76, 5, C.woodl, 1), `<use href="#nf-fish" x="28" y="46" width="22" height="22"/><use href="#nf-fish" x="50" y="46" width="22" height="22"/><use href="#nf-fish" x="72" y="46" width="22" height="22"/>`),
  motif("h-hall", HOUSE_BOX, gable(12, 82, 34, 30, 18, 62, { door: 1, chimney: 1, sw: [.2, .5, .8] }), win(24.5, 40, 9, 8)),
  motif("h-office", HOUSE_BOX, gable(28, 82, 40, 46, 16, 28, { door: 1, fw: [[.24, 39], [.76, 39]], sw: [.5] }), win(33, 64), win(54, 64), r(36, 31, 24, 7, "#fbf6e9", 1), l("M40 34.5 h16", C.ink, 2)),
  motif("h-yard", HOUSE_BOX, gable(56, 76, 30, 24, 18, 24, { door: 1, sw: [.5] }), l("M8 64 H62 M8 74 H62", C.woodl, 3.4), ...[10, 24, 38, 52].map((x) => r(x, 58, 5, 26, C.wood, 1)), `<use href="#nf-crate" x="20" y="48" width="26" height="26"/>`),
  motif("h-barn", HOUSE_BOX, gable(20, 82, 50, 26, 26, 36, { bigdoor: 1, sw: [.5] }), win(40.5, 38, 9, 8)),
  motif("h-mill", HOUSE_BOX, gable(16, 80, 40, 30, 22, 44, { door: 1, chimney: 1, sw: [.7] }), c(84, 68, 17, "#c3cfce"), p("M84 49 l4 3 3 -3 3 4 4 -2 2 5 4 0 0 5 4 2 -2 4 3 4 -4 3 1 4 -5 1 0 4 -5 -1 -2 4 -4 -3 -4 3 -3 -4 -4 2 -2 -5 -5 1 0 -5 -4 -2 2 -4 -3 -4 4 -3 -1 -4 5 -1 0 -4 5 1 2 -4Z", "#c3cfce"), c(84, 68, 10, "#dfe7e6"), c(84, 68, 3, C.ink)),
  motif("h-gate", HOUSE_BOX, p("M14 86 V30 L26 18 L38 30 V86Z M82 86 V30 L94 18 L106 30 V86Z", W), p("M30 86 V22 L38 30 V86Z M98 86 V22 L106 30 V86Z", WD), p("M36 40 H84 V52 H36Z", W), p("M10 30 L26 12 L42 30Z M78 30 L94 12 L110 30Z", R), p("M36 52 H84 C84 62 72 58 60 58 C48 58 36 62 36 52Z", WD), win(21.5, 40), win(89.5, 40), r(40, 42, 40, 8, "#fbf6e9", 1), l("M46 46 h28", C.ink, 2.2)),
  motif("h-theater", HOUSE_BOX, p("M14 84 V40 H106 V84Z", W), p("M76 84 V40 H106 V84Z", WD), p("M8 42 L60 12 L112 42Z", R), p("M24 38 L60 18 L96 38Z", WL), c(60, 31, 5, C.gold), ...[22, 40, 72, 90].map((x) => r(x, 44, 7, 40, "#fbf6e9", 1) + r(x + 4.5, 44, 2.5, 40, "#d8cfb8")), p("M50 84 V56 Q60 46 70 56 V84Z", "#3a1f24"), p("M50 84 V56 Q54 51 57 50 C57 62 54 74 50 84Z M70 84 V56 Q66 51 63 50 C63 62 66 74 70 84Z", C.rust), r(6, 83, 108, 5, C.stone)),
  motif("h-townhall", HOUSE_BOX, gable(18, 84, 34, 32, 14, 54, { door: 1, sw: [.24, .56, .86] }), r(50, 16, 22, 36, W), r(64, 16, 8, 36, WD), p("M46 18 L61 0 L76 18Z", R), c(59, 30, 7.5, "#fbf6e9"), l("M59 25 V30 L63 32", C.ink, 1.6)),
  motif("h-light", HOUSE_BOX, p("M6 88 C16 76 34 72 60 72 C88 72 104 76 114 88Z", C.stone), p("M60 72 C88 72 104 76 114 88 L70 88 C74 82 70 76 60 72Z", C.stoned), p("M48 76 L52 28 H68 L72 76Z", "#fbf6e9"), p("M61 28 H68 L72 76 H63Z", "#d5d8cd"), p("M51.2 38 H68.8 L69.8 50 H50.200Z M49.2 62 H70.8 L72 76 H48Z", W), p("M61.5 38 H68.8 L69.8 50 H62Z M62.5 62 H70.8 L72 76 H63Z", WD), r(47, 24, 26, 5, C.ink, 1), r(52, 11, 16, 13, "#ffe9b0"), l("M57 11 v13 M63 11 v13", C.ink, 1.4), p("M49 12 L60 2 L71 12Z", R), p("M68 14 L118 2 V28 L68 20Z", "#fff2c4", 'opacity=".6"'), p("M52 14 L2 4 V28 L52 20Z", "#fff2c4", 'opacity=".35"')),
  motif("h-church", HOUSE_BOX, gable(34, 84, 30, 32, 26, 44, { door: 1, sw: [.3, .7] }), r(39, 22, 20, 40, W), r(52, 22, 7, 40, WD), p("M35 24 L49 -2 L63 24Z", R), p("M49 -2 L63 24 H53Z", RD), win(44.5, 32, 9, 11), l("M49 -2 V-8", C.gold, 2), c(49, 26, 0, C.gold), r(44, 66, 10, 18, "#fbf6e9"), r(45.5, 68, 7, 16, C.woodd)),
  motif("h-castle", HOUSE_BOX, p("M22 86 V44 H98 V86Z", W), p("M70 86 V44 H98 V86Z", WD), p("M22 44 v-7 h8 v7 h8 v-7 h8 v7 h8 v-7 h8 v7 h8 v-7 h8 v7 h8 v-7 h8 v7 h12 v6 h-76Z", W), p("M8 86 V34 H32 V86Z", WL), p("M22 86 V34 H32 V86Z", W), p("M88 86 V34 H112 V86Z", W), p("M102 86 V34 H112 V86Z", WD), p("M4 36 L20 10 L36 36Z M84 36 L100 10 L116 36Z", R), p("M20 10 L36 36 H24Z M100 10 L116 36 H104Z", RD), p("M50 86 V66 Q60 54 70 66 V86Z", "#2b3b40"), win(15.5, 46), win(95.5, 46), p("M20 10 V0 l10 3 -10 4 M100 10 V0 l10 3 -10 4", C.rust, `stroke="${C.ink}" stroke-width="1"`)),
  motif("h-manor", HOUSE_BOX, p("M14 84 V46 H106 V84Z", W), p("M80 84 V46 H106 V84Z", WD), p("M8 48 L20 26 H100 L112 48Z", R), p("M70 26 H100 L112 48 H78Z", RD), p("M44 84 V40 L60 26 L76 40 V84Z", WL), p("M66 31 L76 40 V84 H66Z", W), l("M41 42 L60 25 L79 42", "#fbf6e9", 2.4), win(22, 56), win(88, 56), win(55.5, 44), r(54, 64, 12, 20, "#fbf6e9"), r(56, 66, 8, 18, C.woodd), r(26, 16, 7, 12, "#8d5a48"), r(86, 16, 7, 12, "#8d5a48")),
  motif("h-aquarium", HOUSE_BOX, r(12, 62, 96, 22, W), r(78, 62, 30, 22, WD), p("M18 62 C18 20 102 20 102 62Z", "#bfe3e4"), p("M62 31 C86 31 102 42 102 62 L70 62 C76 50 72 38 62 31Z", "#8fc7cb"), l("M60 30 V62 M39 35 C36 42 35 54 36 62 M81 35 C84 42 85 54 84 62 M22 48 H98", "#fbf6e9", 1.8), `<use href="#nf-fish" x="34" y="36" width="30" height="30"/><use href="#nf-fish" x="64" y="40" width="22" height="22"/>`, r(52, 66, 16, 18, "#fbf6e9"), r(54, 68, 12, 16, "#2b3b40")),
  motif("h-crane", HOUSE_BOX, p("M4 82 H116 V88 H4Z", C.stone), r(28, 26, 7, 56, C.woodd), r(54, 26, 7, 56, C.wood), l("M31 78 L58 56 M58 78 L31 56 M31 56 L58 34 M58 56 L31 34", C.wood, 2.4), p("M20 26 L104 12 L106 17 L22 33Z", W), l("M44 8 L24 28 M44 8 L98 14", C.ink, 1.4), r(41, 4, 6, 22, C.woodd), l("M98 15 V46", C.ink, 1.6), `<use href="#nf-crate" x="86" y="44" width="24" height="24"/>`, r(66, 62, 34, 20, WD), p("M62 63 L83 52 L104 63Z", R), win(78, 67, 9, 9)),
  motif("h-pier", HOUSE_BOX, p("M4 66 L116 58 V66 L4 75Z", C.woodl), p("M4 75 L116 66 V70 L4 80Z", C.woodd), ...[10, 34, 58, 82, 106].map((x) => r(x, 68 - x / 16, 5, 22, C.woodd)), gable(34, 64, 32, 22, 16, 24, { door: 1, sw: [.5] }), l("M100 58 V36", C.ink, 2), r(96, 28, 9, 10, "#ffe3a0", 1), p("M94 28 L100.5 22 L107 28Z", C.ink)),
  motif("h-village", HOUSE_BOX, gable(8, 74, 24, 20, 15, 18, { door: 1, w: "#e3c58a", wd: "#bf9c5b", wl: "#f0dcae" }), gable(72, 74, 26, 22, 15, 16, { door: 1, w: "#e7e9e2", wd: "#b8c2bf", wl: "#fff" }), gable(38, 84, 28, 24, 18, 22, { door: 1, sw: [.5] })),
  motif("h-glass", HOUSE_BOX, p("M16 84 V52 L38 34 H104 V84Z", "#cfe6dc"), p("M60 84 V52 L82 34 H104 V84Z", "#a9d0c2"), l("M16 84 V52 L38 34 H104 V84 M60 84 V52 L82 34 M16 52 H60 M38 34 V84 M82 34 V84 M60 68 H104 M16 68 H60", "#fbf6e9", 2.2), p("M14 52 L38 32 L62 52", "none", `stroke="${W}" stroke-width="4"`), pine(30, 83, .42), pine(48, 83, .5), pine(72, 83, .46), pine(92, 83, .4)),
  motif("h-tower", HOUSE_BOX, p("M44 86 L48 34 H72 L76 86Z", W), p("M62 34 H72 L76 86 H64Z", WD), p("M36 36 C36 14 84 14 84 36 V42 H36Z", WL), p("M66 19.5 C78 22 84 28 84 36 V42 H66Z", WD), p("M34 24 L60 4 L86 24 C76 16 44 16 34 24Z", R), win(55.5, 50), r(54, 70, 12, 16, "#fbf6e9"), r(56, 72, 8, 14, C.woodd)),
  motif("h-tent", HOUSE_BOX, p("M10 84 L36 40 H84 L110 84Z", "#fbf6e9"), p("M72 40 H84 L110 84 H80Z", "#ddd2b6"), ...[0, 1, 2, 3].map((i) => p(`M${36 + i * 13} 40 h7 l${-8 + i * 6} 44 h${-12 - i}Z`, i === 3 ? WD : W)), p("M32 42 L60 16 L88 42Z", W), p("M60 16 L88 42 H70Z", WD), p("M32 42 q7 8 14 0 q7 8 14 0 q7 8 14 0 q7 8 14 0 v4 q-7 8 -14 0 q-7 8 -14 0 q-7 8 -14 0 q-7 8 -14 0Z", WL), p("M52 84 C54 70 58 62 60 60 C62 62 66 70 68 84Z", "#2b3b40"), l("M60 18 V4", C.woodd, 2), p("M60 4 l14 4 -14 5Z", C.gold)),
];
