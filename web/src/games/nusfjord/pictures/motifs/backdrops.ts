// The places where cards act, as backdrops.
import { C, line as l, motif, path as p, rect as r, type Motif } from "./paint";

const SKIES: Record<string, [string, string]> = {
  sea: ["#cfe6ec", "#f4ecd6"],
  forest: ["#dbe9df", "#f2efd6"],
  evening: ["#f6dfb8", "#f0c9a2"],
  town: ["#dfe9ee", "#f6efdd"],
  quay: ["#d3e6e6", "#f5f0de"],
  peaks: ["#cfdfe9", "#eef1ea"],
  beach: ["#bfe2ee", "#fbf0d2"],
};
/** The colours of the skies; a sprite holds gradients beside its motifs. */
export const gradients = Object.entries(SKIES)
  .map(([id, [top, low]]) => `<linearGradient id="nf-sky-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`)
  .join("");
const back = (id: string, ...body: string[]) => motif(`b-${id}`, "0 0 216 96", `<rect width="216" height="96" fill="url(#nf-sky-${id})"/>`, ...body);
const pines = (xs: number[], y: number, s: number, f: string) => xs.map((x) => p(`M${x} ${y - 30 * s} l${9 * s} ${14 * s} h-${4 * s} l${8 * s} ${16 * s} h-${26 * s} l${8 * s} -${16 * s} h-${4 * s}Z`, f)).join("");

export const backdrops: Motif[] = [
  back("sea", p("M0 52 L30 30 L52 48 L84 22 L118 52 L150 34 L180 50 L216 36 V70 H0Z", "#a9c3cd"), p("M84 22 L96 33 L88 36 L80 33 L74 38 L70 35Z", "#fff"), p("M0 60 C40 56 80 62 120 58 C160 56 190 60 216 57 V96 H0Z", "#5fa3ad"), p("M0 72 C40 68 90 75 130 70 C170 67 200 72 216 70 V96 H0Z", "#2f7f8f"), p("M10 64 q8 -4 16 0 M150 66 q8 -4 16 0 M90 80 q10 -4 20 0 M20 86 q10 -4 20 0 M176 84 q10 -4 20 0", "none", 'stroke="#dff1ee" stroke-width="1.6" opacity=".8"')),
  back("forest", p("M0 46 C30 26 60 24 90 40 C120 18 160 16 216 40 V96 H0Z", "#b5ccb4"), pines([14, 40, 66, 92, 120, 150, 178, 206], 60, .9, "#86a98a"), p("M0 62 C60 52 150 56 216 62 V96 H0Z", "#7d9c66"), pines([6, 28, 196, 176, 212], 80, 1.2, "#3a6b50"), p("M0 80 C60 72 150 76 216 82 V96 H0Z", "#5f7d4c")),
  back("evening", `<circle cx="168" cy="42" r="17" fill="#fff0c2"/>`, p("M0 56 L28 36 L50 52 L92 26 L126 56 L160 40 L188 54 L216 44 V96 H0Z", "#b08a9a"), p("M92 26 L104 37 L96 41 L88 37 L80 43 L77 38Z", "#fbe9dc"), p("M0 66 C60 58 150 60 216 66 V96 H0Z", "#7d6a7e"), p("M0 78 C70 70 150 74 216 78 V96 H0Z", "#5d5868")),
  back("town", p("M0 48 L40 26 L70 46 L110 24 L150 48 L186 30 L216 44 V96 H0Z", "#c3d3da"), ...([[4, "#c98a6d"], [34, "#d7bf8c"], [64, "#b9c4c4"], [134, "#c98a6d"], [164, "#dcd7c6"], [190, "#d7bf8c"]] as [number, string][]).map(([x, f], i) => p(`M${x} 76 V${52 - (i % 3) * 4} l12 -11 12 11 V76Z`, f) + p(`M${x + 9} 60 h6 v7 h-6Z`, "#fff", 'opacity=".7"')), p("M0 74 H216 V96 H0Z", "#d6c6a2"), p("M0 82 H216 M0 89 H216", "none", 'stroke="#bca97e" stroke-width="1.4"')),
  back("quay", p("M0 50 L34 28 L58 48 L100 26 L138 52 L176 34 L216 50 V96 H0Z", "#b3cbd0"), p("M0 60 H216 V96 H0Z", "#6fb0b6"), `<use href="#nf-rack" x="4" y="30" width="66" height="44"/><use href="#nf-rack" x="150" y="30" width="66" height="44"/>`, p("M0 74 H216 V84 H0Z", "#b98452"), p("M0 84 H216 V89 H0Z", "#8a5a33"), p("M0 89 H216 V96 H0Z", "#3f8f9c"), p("M30 74 V84 M66 74 V84 M102 74 V84 M138 74 V84 M174 74 V84", "none", 'stroke="#8a5a33" stroke-width="1.4"')),
  back("peaks", p("M0 70 L44 14 L76 52 L108 20 L150 60 L184 26 L216 58 V96 H0Z", "#8fa9b6"), p("M44 14 L60 33 L50 38 L42 32 L34 40 L28 34Z M108 20 L122 34 L112 40 L104 34 L98 40 L95 36Z M184 26 L196 38 L186 44 L178 38 L172 43 L170 41Z", "#fff"), p("M0 72 C60 62 150 64 216 72 V96 H0Z", "#7d9c66"), p("M0 84 C70 76 150 80 216 84 V96 H0Z", "#5f7d4c")),
  back("beach", `<circle cx="44" cy="24" r="13" fill="#fff6d2"/>`, p("M0 48 L40 38 L80 46 L128 34 L170 46 L216 38 V70 H0Z", "#a8cbd6"), p("M0 52 H216 V76 H0Z", "#4fa9bd"), l("M12 60 q8 -4 16 0 M70 58 q8 -4 16 0 M150 62 q8 -4 16 0 M110 66 q8 -4 16 0", "#e6f6f4", 1.6), p("M0 72 C50 64 120 78 216 68 V96 H0Z", "#f0dcae"), p("M0 84 C60 78 140 88 216 80 V96 H0Z", "#dfc389"), r(186, 46, 2.4, 30, C.woodd), p("M170 50 C174 38 202 38 206 50 C200 47 194 47 188 50 C182 47 176 47 170 50Z", C.rust), p("M182 41 C186 40 190 40 194 41 C192 45 190 48 188 50 C186 48 184 45 182 41Z", "#fbf6e9")),
];
