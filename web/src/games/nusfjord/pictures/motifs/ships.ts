// Ships, seen from their side.
import { C, line as l, motif, path as p, rect as r, type Motif } from "./paint";

const hull = (x0: number, x1: number, y: number, h: number) => { const w = x1 - x0; return p(`M${x0} ${y} C${x0 + w * .3} ${y + 4} ${x0 + w * .7} ${y + 3} ${x1} ${y - 4} C${x1 - w * .05} ${y + h * .7} ${x1 - w * .14} ${y + h} ${x1 - w * .22} ${y + h} L${x0 + w * .16} ${y + h} C${x0 + w * .06} ${y + h * .8} ${x0 + w * .02} ${y + h * .4} ${x0} ${y}Z`, C.wood) +
  p(`M${x0 + w * .03} ${y + h * .5} C${x0 + w * .35} ${y + h * .62} ${x0 + w * .7} ${y + h * .55} ${x1 - w * .05} ${y + h * .38} C${x1 - w * .08} ${y + h * .8} ${x1 - w * .15} ${y + h} ${x1 - w * .22} ${y + h} L${x0 + w * .16} ${y + h} C${x0 + w * .08} ${y + h * .85} ${x0 + w * .05} ${y + h * .7} ${x0 + w * .03} ${y + h * .5}Z`, C.woodd) +
  l(`M${x0} ${y} C${x0 + w * .3} ${y + 4} ${x0 + w * .7} ${y + 3} ${x1} ${y - 4}`, "#e6c896", 2.2) + l(`M${x0 + w * .03} ${y + h * .34} C${x0 + w * .35} ${y + h * .46} ${x0 + w * .7} ${y + h * .4} ${x1 - w * .03} ${y + h * .2}`, "var(--p,#b5432b)", 2.2); };
const sail = (d: string, shade = "") => p(d, "#fff8e6", 'stroke="#b79f6c" stroke-width="1"') + (shade ? p(shade, "#e0cc9f") : "");
const ripple = (x0: number, x1: number, y: number) => l(`M${x0} ${y} q6 -4 12 0 t12 0 M${x1 - 22} ${y + 1} q5 -3 10 0 t10 0`, "#fff", 1.6, 'opacity=".75"');

export const ships: Motif[] = [
  motif("catboat", "28 20 70 66", r(52, 26, 3, 44, C.woodd, 1.5), sail("M56 28 C72 36 78 50 80 62 L56 64Z", "M56 50 C66 52 74 54 79 57 L80 62 L56 64Z"), hull(34, 88, 66, 14), ripple(30, 94, 82)),
  motif("sloop", "16 0 92 88", r(54, 8, 3, 60, C.woodd, 1.5), sail("M58 10 C76 26 86 44 90 60 L58 62Z", "M58 44 C72 47 82 51 88 55 L90 60 L58 62Z"), sail("M53 14 C44 32 36 48 29 60 L53 62Z", "M53 48 C45 52 36 55 32 56 L29 60 L53 62Z"), p("M55.5 3 l12 3 -12 4Z", "var(--p,#b5432b)"), hull(24, 98, 64, 17), ripple(18, 106, 83)),
  motif("cutter", "6 0 108 88", r(56, 4, 3.2, 64, C.woodd, 1.5), sail("M60 14 L86 20 C92 36 95 48 96 58 L60 61Z", "M60 46 C76 48 88 49 95 52 L96 58 L60 61Z"), sail("M61 5 L84 18 L60 13Z"), sail("M55 8 C46 28 32 46 20 58 L38 60 C46 44 52 26 55 8Z", "M55 8 C50 28 44 46 38 60 L33 59 C42 42 50 24 55 8Z"), sail("M55 24 C52 40 47 52 42 61 L55 61Z"), l("M10 58 L30 63", C.woodd, 2), hull(18, 104, 63, 19), ripple(12, 112, 84)),
  motif("schooner", "0 0 120 88", r(43, 8, 3, 60, C.woodd, 1.5), r(74, 3, 3.2, 65, C.woodd, 1.5), sail("M78 14 L100 20 C106 36 108 48 109 57 L78 60Z", "M78 46 C92 47 102 48 108 51 L109 57 L78 60Z"), sail("M47 18 L66 23 C71 36 73 48 73 58 L47 60Z", "M47 46 C58 47 66 48 72 51 L73 58 L47 60Z"), sail("M42 10 C34 30 22 46 8 57 L26 60 C34 42 40 26 42 10Z"), sail("M42 26 C40 40 36 52 31 61 L42 61Z", "M42 46 C39 50 36 55 33 57 L31 61 L42 61Z"), sail("M79 4 L98 17 L79 12Z"), l("M2 55 L24 63", C.woodd, 2), p("M75.5 0 l12 2.5 -12 3.500Z", "var(--p,#b5432b)"), hull(14, 114, 63, 20), ripple(8, 118, 85)),
  motif("raft", "10 20 104 66", `<g>${p("M16 62 L100 58 L108 68 L20 73Z", C.wood)}${p("M20 73 L108 68 L107 74 L22 79Z", C.woodd)}${l("M18 66 L104 62 M20 70 L106 65.5", "#6e4527", 1.4)}</g>`, r(56, 26, 3, 36, C.woodd), sail("M42 28 L76 30 L72 50 L44 50Z", "M43 42 L74 42 L72 50 L44 50Z"), ripple(14, 112, 82)),
  motif("rowboat", "8 34 106 54", hull(18, 104, 58, 20), l("M44 44 L74 76 M86 44 L54 76", "#d9b583", 3), ripple(10, 112, 82)),
];
