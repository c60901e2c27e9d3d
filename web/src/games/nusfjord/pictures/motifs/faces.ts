// Elders: one bust, made of skin and hair, beard or hairdo, hat, coat, and the thing that tells what the elder does.
import { C, circle as c, line as l, path as p, rect as r, use } from "./paint";

type Tones = [string, string];
const skin: Record<string, Tones> = { fair: ["#f2cfa8", "#d9a87d"], tan: ["#e8b98d", "#c88f62"], pale: ["#f6dcc0", "#dfb594"] };
const hair: Record<string, Tones> = { white: ["#f1f1ea", "#cfd5d1"], grey: ["#a9b1b1", "#838e90"], red: ["#b8632f", "#8c451d"], brown: ["#6d4a30", "#4d321e"], blond: ["#dcb566", "#b98f41"], black: ["#3a3a40", "#25252a"] };
const coats: Record<string, Tones> = { navy: ["#2b4a63", "#1d3549"], rust: ["#a5472f", "#7c3220"], moss: ["#5f7d4c", "#456037"], ochre: ["#c9963f", "#a3752a"], plum: ["#6d3b5e", "#512a46"], teal: ["#2f7f8f", "#205f6d"], wool: ["#d8cdb4", "#b5a98c"], char: ["#47555b", "#333f44"] };
const beards: Record<string, (hair: Tones) => string> = {
  none: () => l("M28 38.5 C30 40 34 40 36 38.5", "#a64b3c", 1.8),
  full: ([a, b]) => p("M19 27 C18 42 22 53 32 54 C42 53 46 42 45 27 C42 34 39 35 32 35 C25 35 22 34 19 27Z", a) + p("M45 27 C46 42 42 53 32 54 C38 48 40 38 38 34.5 C41 34 43 32 45 27Z", b) + l("M27 37.5 C30 35.5 34 35.5 37 37.5", "#8f4a3c", 1.8),
  long: ([a, b]) => p("M20 28 C19 42 24 60 32 62 C40 60 45 42 44 28 C41 34 38 34.5 32 34.5 C26 34.5 23 34 20 28Z", a) + p("M44 28 C45 42 40 60 32 62 C37 52 39 42 37.5 34 C41 34 42 32 44 28Z", b) + l("M28 44 V54 M33 44 V57", b, 1.2) + l("M28 37 C30 36 34 36 36 37", "#8f4a3c", 1.6),
  stache: ([a, b]) => p("M21 36 C24 31 30 32 32 34 C34 32 40 31 43 36 C39 39 34 38 32 36.5 C30 38 25 39 21 36Z", a) + p("M32 34 C34 32 40 31 43 36 C39 39 34 38 32 36.500Z", b) + l("M29.5 40.5 h5", "#8f4a3c", 1.6),
  curtain: ([a, b]) => p("M19 24 C18 38 23 48 32 49 C41 48 46 38 45 24 L42.5 30 C42 40 38 44 32 44 C26 44 22 40 21.5 30Z", a) + p("M45 24 C46 38 41 48 32 49 C40 45 42 40 42.5 30Z", b) + l("M28 39 C30 40.5 34 40.5 36 39", "#8f4a3c", 1.6),
  braids: ([a, b]) => p("M20 18 C15 28 17 40 19 46 L15 58 L22 60 L24 46 C21 38 20 30 22 22Z", a) + p("M44 18 C49 28 47 40 45 46 L49 58 L42 60 L40 46 C43 38 44 30 42 22Z", b) + l("M16 50 h7 M15 55 h7", b, 1.3) + l("M41 50 h7 M42 55 h7", a, 1.3) + l("M28.5 38 C30.5 40 33.5 40 35.5 38", "#a64b3c", 1.8),
  bun: ([a, b]) => p("M19 24 C18 14 24 10 32 10 C40 10 46 14 45 24 C41 17 36 17 32 17 C26 17 22 19 19 24Z", a) + c(32, 8, 6, b) + l("M28 38.5 C30 40 34 40 36 38.5", "#a64b3c", 1.8),
};
const hats: Record<string, (tone: string, shade: string) => string> = {
  none: () => "",
  souwester: (a, b) => p("M10 25 C18 22 17 6 32 5 C47 6 46 22 54 25 C46 26 40 20 32 20 C24 20 18 26 10 25Z", a) + p("M32 5 C47 6 46 22 54 25 C46 26 40 20 32 20 C40 16 40 8 32 5Z", b) + l("M22 12 C24 9 27 8 30 7.5", "#fff", 1.5, 'opacity=".6"'),
  knit: (a, b) => p("M18 22 C16 4 48 4 46 22Z", a) + p("M36 8 C44 10 47 15 46 22 L38 22 C40 16 39 11 36 8Z", b) + r(16, 18, 32, 6.5, b, 3) + l("M21 19.5 v4 M26 19.5 v4 M31 19.5 v4 M36 19.5 v4 M41 19.5 v4", a, 1.4) + c(32, 7, 4, "#fbf6e9"),
  cap: (a, b) => p("M16 17 C16 6 48 6 49 16 L47 21 H18Z", a) + p("M38 9.5 C44 10.5 48 12 49 16 L47 21 H40 C42 17 41 13 38 9.500Z", b) + p("M17 21 C26 17 40 17 48 21 C44 25 22 25 17 21Z", C.ink) + c(32, 15, 3, C.gold),
  felt: (a, b) => p("M20 20 C20 4 27 3 32 7 C37 3 44 4 44 20Z", a) + p("M36 5.5 C42 4.5 44 9 44 20 L37 20 C39 14 38 9 36 5.500Z", b) + p("M9 22 C20 16 44 16 55 22 C46 27 18 27 9 22Z", b) + r(20, 16, 24, 4, C.gold),
  kerchief: (a, b) => p("M17 30 C13 12 22 6 32 6 C42 6 51 12 47 30 C44 20 40 16 32 16 C24 16 20 20 17 30Z", a) + p("M36 6.5 C45 9 50 16 47 30 C45.5 24 43 19 39 17 C41 13 39 9 36 6.500Z", b) + p("M26 46 L32 43 L38 46 L35 52 L32 47 L29 52Z", a),
  straw: (a, b) => p("M21 19 C22 8 42 8 43 19Z", a) + p("M7 21 C20 14 44 14 57 21 C46 25 18 25 7 21Z", a) + p("M32 24 C42 24 50 23.5 57 21 C52 18.5 46 17 40 16.5 C44 19 42 22 32 24Z", b) + r(21, 15, 22, 3.5, C.rust),
  top: (a, b) => p("M21 20 L20 3 H44 L43 20Z", a) + p("M36 3 H44 L43 20 H37Z", b) + p("M13 21 C22 17 42 17 51 21 C44 24.5 20 24.5 13 21Z", a) + r(20.7, 14, 22.6, 4, C.rust),
};
const hatColours: Record<string, Tones> = { yellow: ["#e6b34a", "#bd8a2a"], rust: ["#b5432b", "#8a3020"], navy: ["#2b4a63", "#1d3549"], moss: ["#5f7d4c", "#456037"], straw: ["#e9cf8e", "#c8a860"], black: ["#343d42", "#23292d"], plum: ["#7a4a6c", "#5c3551"], teal: ["#3c8f9e", "#2a6d7a"], white: ["#f3efe2", "#d3ccb8"] };

/** Where an elder stands: the light behind the bust goes with the coat. */
const grounds: Record<string, string> = {
  navy: "#cfdfe4", rust: "#ead9bd", moss: "#d6e2c9", ochre: "#d9dcd2", plum: "#e3d6de", teal: "#cbe2e1", wool: "#dbe4cf", char: "#d9d8cd",
};

/** Draw an elder from the words of its line: skin, hair, beard, hat, hat's colour, coat, thing. */
export function face(words: string[]): string {
  const [skinned, haired, beard, hat, hatted, coat, thing] = words;
  const [k, kd] = skin[skinned];
  const [a, b] = coats[coat];
  const H = hair[haired];
  return [
    r(0, 0, 64, 64, grounds[coat]),
    beard === "braids" ? "" : p("M18 26 C16 16 22 10 32 10 C42 10 48 16 46 26 L44 32 L20 32Z", H[1]),
    p("M5 64 C7 51 17 47 26 45 L38 45 C47 47 57 51 59 64Z", a), p("M36 45 L38 45 C47 47 57 51 59 64 L40 64 C42 56 40 50 36 45Z", b), p("M26 45 L32 53 L38 45 L36 40 H28Z", kd), p("M24 45.5 L32 55 L28 58 L20 48Z M40 45.5 L32 55 L36 58 L44 48Z", b), l("M10 58 C12 53 16 50.5 20 49.5", "#fff", 1.4, 'opacity=".35"'),
    c(19.6, 29, 2.8, kd), c(44.4, 29, 2.8, kd), p("M20 24 C20 14 44 14 44 24 C45 34 41 44 32 44.5 C23 44 19 34 20 24Z", k), p("M36 17 C42 18 44 20 44 24 C45 34 41 44 32 44.5 C40 40 41 26 36 17Z", kd, 'opacity=".75"'),
    c(27, 28, 1.5, C.ink), c(37, 28, 1.5, C.ink), l("M24.5 24.5 C26 23.2 28 23.2 29.5 24.5 M34.5 24.5 C36 23.2 38 23.2 39.5 24.5", H[1], 1.6), p("M32 27 C33 30 34.5 31.5 34.5 33 C34 34.6 31 34.6 30 33.2", kd), c(24.5, 33, 2.4, "#e08c6c", 'opacity=".45"'), c(39.5, 33, 2.4, "#e08c6c", 'opacity=".45"'),
    beards[beard](H),
    hats[hat](...hatColours[hatted]),
    use(thing, 40, 40, 24),
  ].join("");
}

/** Let the ground of an elder go on to the sides. */
export const surround = (words: string[]) => r(-96, -64, 256, 128, grounds[words[5]]);
