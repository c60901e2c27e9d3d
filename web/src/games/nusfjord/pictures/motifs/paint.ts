// The brushes and colours of all drawings: flat, two or three tones, light from the upper left.
// Colours that change are CSS variables: --p player, --w --wd --wl wall (base, shade, light), --r --rd roof, --win windows.

/** A drawing that is used by its name. */
export interface Motif {
  id: string;
  box: string;
  body: string;
}

export const C = {
  ink: "#16323f", deep: "#124559", sea: "#2f7f8f", shallow: "#a9d6d5", foam: "#f3f7f2", paper: "#fbf6e9", sand: "#e9d8b4",
  wood: "#8a5a33", woodd: "#5b3a22", woodl: "#b98452", moss: "#5f7d4c", pine: "#2d5a43", rust: "#b5432b", gold: "#e6b34a", goldd: "#b47f1f",
  plum: "#6d3b5e", sky: "#dbe9ee", stone: "#93a3a4", stoned: "#6d7f83", snow: "#fdfdfa",
};
export const BOX = "0 0 64 64";
export const HOUSE_BOX = "0 0 120 92";

export const motif = (id: string, box: string, ...body: string[]): Motif => ({ id, box, body: body.join("") });
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0, more = "") =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" ${more}/>`;
export const line = (d: string, stroke: string, width = 1.4, more = "") =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const use = (id: string, x: number, y: number, width: number, height = width) =>
  `<use href="#nf-${id}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** A pine whose trunk stands at x, y. */
export const pine = (x: number, y: number, size: number, tone = C.pine, shade = "#1f4433", light = "#4f8160") => {
  const t = (n: number) => +(n * size).toFixed(2);
  return (
    `<g transform="translate(${x} ${y})">${rect(-t(2), -t(6), t(4), t(8), C.woodd)}` +
    path(`M0 ${-t(52)} L${t(10)} ${-t(34)} L${t(5.5)} ${-t(35)} L${t(14)} ${-t(20)} L${t(8)} ${-t(21)} L${t(18)} ${-t(5)} C${t(6)} ${-t(2)} ${-t(6)} ${-t(2)} ${-t(18)} ${-t(5)} L${-t(8)} ${-t(21)} L${-t(14)} ${-t(20)} L${-t(5.5)} ${-t(35)} L${-t(10)} ${-t(34)}Z`, tone) +
    path(`M0 ${-t(52)} L${t(10)} ${-t(34)} L${t(5.5)} ${-t(35)} L${t(14)} ${-t(20)} L${t(8)} ${-t(21)} L${t(18)} ${-t(5)} C${t(12)} ${-t(3.4)} ${t(6)} ${-t(3)} ${t(1)} ${-t(3)} C${t(4)} ${-t(18)} ${t(3)} ${-t(36)} 0 ${-t(52)}Z`, shade) +
    line(`M${-t(2)} ${-t(45)} L${-t(6)} ${-t(37)} M${-t(5)} ${-t(31)} L${-t(9)} ${-t(24)} M${-t(8)} ${-t(17)} L${-t(13)} ${-t(9)}`, light, t(2)) +
    `</g>`
  );
};
