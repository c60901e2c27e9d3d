// The same drawings with the paint of the night: every colour of a text of SVG is mapped once, so no filter runs later.

type Rgb = [number, number, number];

const rgb = (colour: string): Rgb => {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  return [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16)) as Rgb;
};
const hex = (colour: Rgb) => "#" + colour.map((part) => Math.max(0, Math.min(255, Math.round(part))).toString(16).padStart(2, "0")).join("");
const scale = (colour: Rgb, by: number) => colour.map((part) => part * by) as Rgb;
const mix = (one: Rgb, other: Rgb, part: number) => one.map((value, at) => value * (1 - part) + other[at] * part) as Rgb;
const brightness = ([r, g, b]: Rgb) => (0.3 * r + 0.59 * g + 0.11 * b) / 255;
/** Lamps and lit windows shine by night as by day. */
const SHINING = /#ffe7ad|#ffd36b|#ffe9ae|#ffe3a0/;

type Paint = (svg: string) => string;
const paint = (change: (colour: Rgb, name: string) => Rgb): Paint => {
  const known = new Map<string, string>();
  return (svg) =>
    svg.replace(/#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g, (found) => {
      const name = found.toLowerCase();
      if (SHINING.test(name)) return name;
      if (!known.has(name)) known.set(name, hex(change(rgb(name), name)));
      return known.get(name) ?? name;
    });
};

/** What is far away: dark and blue. */
export const far = paint((colour) =>
  brightness(colour) > 0.93 ? mix(scale(colour, 0.58), [138, 172, 208], 0.4) : mix(scale(colour, 0.4), [14, 44, 78], 0.44),
);
/** What is near: dark, in its own colour. */
export const near = paint((colour) => mix(scale(colour, 0.62), [18, 40, 60], 0.16));
/** What stands by a lamp. */
export const lamplit = paint((colour) => mix(scale(colour, 0.8), [30, 44, 60], 0.08));
/** Backdrops of cards: dusk in the sky, colour in the walls. */
export const dusk = paint((colour) =>
  brightness(colour) > 0.9 ? mix(scale(colour, 0.6), [120, 150, 190], 0.35) : mix(scale(colour, 0.52), [16, 46, 84], 0.3),
);

const toHsl = (colour: Rgb): Rgb => {
  const [r, g, b] = scale(colour, 1 / 255);
  const most = Math.max(r, g, b);
  const span = most - Math.min(r, g, b);
  const light = most - span / 2;
  if (!span) return [0, 0, light];
  const hue = most === r ? (g - b) / span + (g < b ? 6 : 0) : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [hue / 6, span / (1 - Math.abs(2 * light - 1)), light];
};
const fromHsl = ([hue, full, light]: Rgb): Rgb => {
  const part = (at: number) => {
    const k = (at + hue * 12) % 12;
    return 255 * (light - full * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4)];
};
/** Signs on slate: dark tones are lifted in their own hue until they can be read. */
export const sign = paint((colour, name) => {
  if (name === "#16323f") return [238, 227, 200];
  const [hue, full, light] = toHsl(colour);
  if (light > 0.72) return mix(colour, [236, 226, 204], 0.3);
  return fromHsl([hue, Math.min(0.8, hue > 0.03 && hue < 0.11 ? full * 0.8 : full), Math.max(light, 0.47 + light * 0.26)]);
});
