// Small signs, drawn bold for 12 to 20 px.
import { BOX, C, circle as c, line as l, motif, path as p, rect as r, type Motif } from "./paint";

/** Outlines are dark by day and light at night. */
const INK = "var(--sign-ink,#16323f)";
const sh = (d: string, fill: string, w = 3) => `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${w}" stroke-linejoin="round"/>`;

export const signs: Motif[] = [
  motif("to", BOX, l("M8 32 H50 M36 18 L52 32 L36 46", "currentColor", 7)),
  motif("kind-now", BOX, p("M36 4 L12 36 H28 L22 60 L52 24 H34Z", "currentColor")),
  motif("kind-each", BOX, l("M50 22 A21 21 0 1 0 53 36", "currentColor", 8), p("M56 8 L54 30 L36 20Z", "currentColor")),
  motif("kind-any", BOX, l("M6 22 H48 M58 42 H16", "currentColor", 7), p("M44 8 L62 22 L44 36Z M20 28 L2 42 L20 56Z", "currentColor")),
  motif("kind-special", BOX, p("M32 3 L40 23 L61 24 L45 38 L51 59 L32 47 L13 59 L19 38 L3 24 L24 23Z", "currentColor")),
  motif("kind-once", BOX, p("M26 18 L38 6 V58 H26 V24 L16 30 V20Z", "currentColor")),
  motif("kind-points", BOX, r(12, 4, 7, 56, "currentColor", 3), p("M19 6 H56 L46 19 L56 32 H19Z", "currentColor")),
  motif("copy", BOX, p("M8 6 H40 V38 H8Z", "none", 'stroke="currentColor" stroke-width="6" stroke-linejoin="round"'), p("M24 24 H58 V58 H24Z", "currentColor")),
  motif("clock", BOX, c(32, 32, 26, "none", 'stroke="currentColor" stroke-width="6"'), l("M32 16 V34 L43 41", "currentColor", 6)),
  motif("star-first", BOX, p("M6 40 C16 46 46 46 58 38 C56 50 50 56 44 56 H20 C12 56 8 48 6 40Z", "currentColor"), p("M30 6 V36 H12Z M35 4 C46 14 52 26 54 34 L35 36Z", "currentColor")),
  motif("s-sloop", BOX, sh("M34 4 C46 18 52 30 54 42 H34Z", "#fff6dd"), sh("M28 10 C22 22 16 32 10 42 H28Z", "#fff6dd"), p("M4 46 H60 C58 56 52 61 46 61 H18 C10 61 6 54 4 46Z", C.wood), p("M6 53 H58.5 C56 58 51 61 46 61 H18 C12 61 8.5 57 6 53Z", C.woodd)),
  motif("s-cutter", BOX, sh("M34 12 L52 16 C55 26 56 34 57 42 H34Z", "#fff6dd"), sh("M30 3 C24 20 14 32 4 42 H14 C22 30 27 18 30 3Z", "#fff6dd"), sh("M29 18 C26 28 23 36 19 42 H29Z", "#fff6dd"), p("M4 46 H61 C58 56 52 61 46 61 H18 C10 61 6 54 4 46Z", C.wood), p("M6 53 H58.5 C56 58 51 61 46 61 H18 C12 61 8.5 57 6 53Z", C.woodd)),
  motif("s-schooner", BOX, sh("M42 8 L58 12 C61 24 62 34 62 42 H42Z", "#fff6dd"), sh("M22 12 L36 15 C38 26 39 34 39 42 H22Z", "#fff6dd"), sh("M18 8 C14 22 8 32 1 42 H18Z", "#fff6dd"), p("M2 46 H62 C60 56 54 61 48 61 H16 C8 61 4 54 2 46Z", C.wood), p("M4 53 H60.5 C58 58 53 61 48 61 H16 C10 61 6.5 57 4 53Z", C.woodd)),
  motif("s-elder", BOX, p("M4 63 C6 48 16 42 32 42 C48 42 58 48 60 63Z", C.deep), c(32, 26, 15, "#f2cfa8"), p("M16 24 C15 44 22 54 32 55 C42 54 49 44 48 24 C45 34 40 34 32 34 C24 34 19 34 16 24Z", "#eef0ea", 'stroke="#8fa0a3" stroke-width="1.5"'), p("M12 20 C14 6 50 6 52 20 C44 16 20 16 12 20Z", INK), r(10, 18, 44, 6, C.rust, 3), c(26, 28, 2.4, INK), c(38, 28, 2.4, INK)),
  motif("s-house", BOX, p("M8 60 V30 L32 8 L56 30 V60Z", C.rust), p("M40 60 V14 L56 30 V60Z", "#8e3120"), l("M3 33 L32 6 L61 33", INK, 6), r(24, 38, 16, 22, "#fbf6e9"), r(28, 42, 8, 18, C.woodd)),
  motif("s-plate", BOX, c(32, 32, 27, "#fff", `stroke="${C.deep}" stroke-width="4"`), c(32, 32, 16, "#e2efee", `stroke="${C.sea}" stroke-width="3"`)),
  motif("s-to", BOX, l("M8 32 H48 M34 18 L50 32 L34 46", INK, 8)),
  motif("s-ship", BOX, sh("M34 6 C48 16 54 30 55 42 H34Z", "#fff6dd"), p("M4 46 H60 C58 56 52 61 46 61 H18 C10 61 6 54 4 46Z", C.wood), p("M6 53 H58.5 C56 58 51 61 46 61 H18 C12 61 8.5 57 6 53Z", C.woodd), l("M30 44 V4", INK, 4), p("M30 4 L12 11 L30 18Z", C.rust)),
  motif("s-pier", BOX, p("M2 22 H62 V34 H2Z", C.woodl), p("M2 34 H62 V40 H2Z", C.woodd), r(8, 40, 8, 22, C.woodd), r(28, 40, 8, 22, C.woodd), r(48, 40, 8, 22, C.woodd), l("M18 22 V34 M32 22 V34 M46 22 V34", C.wood, 2)),
  motif("s-rival", BOX, c(32, 20, 13, "#8fa0a3", `stroke="${INK}" stroke-width="3"`), p("M8 60 C8 42 20 37 32 37 C44 37 56 42 56 60Z", "#8fa0a3", `stroke="${INK}" stroke-width="3"`)),
  motif("s-plot", BOX, r(7, 12, 50, 40, "#dcebc9", 5, `stroke="${C.moss}" stroke-width="5" stroke-dasharray="9 6"`)),
  motif("s-track", BOX, r(3, 16, 58, 32, C.sea, 5), l("M10 38 q5 -6 10 0 t10 0 t10 0 t10 0", "#fff", 4)),
];
