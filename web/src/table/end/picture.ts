// The result of a game as a picture to send around, drawn here on a canvas.

import { hues, picture } from "../../lib/games";
import type { Award } from "../../server/wire";
import { minus } from "../../lib/words";
import type { Part } from "./result";

export interface Drawing {
  game: string;
  title: string;
  headline: string;
  below: string;
  /** From the first place to the last. */
  rows: { seat: number; name: string; parts: Part[]; total: number }[];
  awards: Award[];
  names: string[];
}

const WIDE = 1200;
const HIGH = 630;
const SERIF = 'Georgia, "DejaVu Serif", serif';
const SANS = '"Segoe UI", "Noto Sans", "DejaVu Sans", sans-serif';
const INK = "#16323f";

/** Read a colour of the style sheet. */
function colour(name: string): string {
  const probe = document.createElement("span");
  probe.style.cssText = `color-scheme: light; color: var(--${name})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function load(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

/** Shorten a text until it fits. */
function fitted(pen: CanvasRenderingContext2D, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words;
  let end = words.length;
  while (end > 1 && pen.measureText(`${words.slice(0, end)}…`).width > room) end -= 1;
  return `${words.slice(0, end).trimEnd()}…`;
}

/** Draw the result as a PNG. */
export async function drawn({ game, title, headline, below, rows, awards, names }: Drawing): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  const sky = pen.createLinearGradient(0, 0, 0, HIGH);
  for (const [at, hue] of [[0, "#4f6f95"], [0.35, "#b98fa3"], [0.55, "#f2b98a"], [0.56, "#5a7f90"], [1, "#164f63"]] as const) sky.addColorStop(at, hue);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDE, HIGH);
  const ground = picture(game);
  const image = ground ? await load(ground) : null;
  if (image) {
    const ratio = (image.naturalWidth || 2) / (image.naturalHeight || 1);
    const wide = Math.max(WIDE, HIGH * ratio);
    pen.drawImage(image, (WIDE - wide) / 2, HIGH - wide / ratio, wide, wide / ratio);
  }
  pen.fillStyle = "rgb(18 40 56 / 0.55)";
  pen.fillRect(0, 0, WIDE, HIGH);

  pen.textAlign = "center";
  pen.fillStyle = "#ffe9c4";
  pen.font = `600 24px ${SANS}`;
  pen.fillText(title, WIDE / 2, 54);
  pen.fillStyle = "#fffaf0";
  pen.font = `700 58px ${SERIF}`;
  pen.fillText(fitted(pen, headline, WIDE - 120), WIDE / 2, 116);
  pen.font = `400 26px ${SANS}`;
  pen.fillText(fitted(pen, below, WIDE - 120), WIDE / 2, 156);

  const high = 344;
  const step = Math.min(66, (high - 60) / rows.length);
  pen.fillStyle = "#fffaf0";
  pen.beginPath();
  pen.roundRect(50, 184, WIDE - 100, high, 18);
  pen.fill();
  const sums = rows.map(({ parts }) => [-1, 1].map((sign) => parts.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0)));
  const least = Math.max(...sums.map(([cost]) => cost));
  const most = Math.max(1, ...sums.map(([, won]) => won));
  const [from, to] = [300, WIDE - 190];
  const unit = (to - from) / (least + most);
  rows.forEach(({ seat, name, parts, total }, at) => {
    const y = 204 + at * step;
    const thick = step * 0.58;
    const middle = y + step / 2;
    pen.fillStyle = colour(hues(game)[seat] ?? "red");
    pen.beginPath();
    pen.roundRect(74, middle - 12, 24, 24, seat % 2 ? 3 : 12);
    pen.fill();
    pen.textAlign = "left";
    pen.textBaseline = "middle";
    pen.fillStyle = INK;
    pen.font = `700 26px ${SERIF}`;
    pen.fillText(fitted(pen, name, 180), 110, middle);
    let [left, right] = [from + least * unit, from + least * unit];
    for (const { points, fill, ink } of parts) {
      const wide = Math.abs(points) * unit;
      if (points < 0) left -= wide;
      pen.fillStyle = points < 0 ? "#cbbd98" : fill;
      pen.fillRect(points < 0 ? left : right, middle - thick / 2, wide, thick);
      if (points > 0 && wide > 30) {
        pen.fillStyle = ink;
        pen.textAlign = "center";
        pen.font = `700 19px ${SANS}`;
        pen.fillText(String(points), right + wide / 2, middle + 1);
      }
      if (points > 0) right += wide;
    }
    pen.fillStyle = INK;
    pen.fillRect(from + least * unit - 1, middle - thick / 2 - 4, 2, thick + 8);
    pen.textAlign = "right";
    pen.font = `700 36px ${SERIF}`;
    pen.fillText(minus(total), WIDE - 84, middle);
  });

  // The key of the colours, on one line.
  pen.textBaseline = "alphabetic";
  pen.textAlign = "left";
  pen.font = `400 18px ${SANS}`;
  let x = 74;
  for (const { kind, name, fill } of rows[0]?.parts ?? []) {
    const cost = rows.every(({ parts }) => parts.every((part) => part.kind !== kind || part.points <= 0));
    const wide = pen.measureText(name).width + 46;
    if (x + wide > WIDE - 60) break;
    pen.fillStyle = cost ? "#cbbd98" : fill;
    pen.fillRect(x, 497, 18, 14);
    pen.fillStyle = INK;
    pen.fillText(name, x + 26, 511);
    x += wide;
  }

  pen.fillStyle = "#fffaf0";
  pen.font = `400 21px ${SANS}`;
  const told = awards.slice(0, 3).map(({ name, text, seats }) => (names.length > 1 ? `${name}: ${seats.map((seat) => names[seat]).join(", ")} (${text})` : `${name}: ${text}`));
  pen.fillText(fitted(pen, told.join("   ·   "), WIDE - 110), 55, 566);
  pen.fillStyle = "#ffe9c4";
  pen.font = `700 22px ${SERIF}`;
  pen.fillText("Netloft", 55, 603);

  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
