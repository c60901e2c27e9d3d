// Goods, tokens and people.
import { BOX, C, circle as c, line as l, motif, path as p, rect as r, type Motif } from "./paint";

export const log = (x: number, y: number) => p(`M${x} ${y - 8} L${x + 36} ${y - 8} C${x + 41} ${y - 7} ${x + 41} ${y + 7} ${x + 36} ${y + 8} L${x} ${y + 8}Z`, C.wood) +
  p(`M${x} ${y + 2} L${x + 39} ${y + 2} C${x + 39} ${y + 5} ${x + 38} ${y + 8} ${x + 36} ${y + 8} L${x} ${y + 8}Z`, C.woodd) +
  l(`M${x + 10} ${y - 5.5} h18`, C.woodl, 1.6) + `<ellipse cx="${x}" cy="${y}" rx="6.6" ry="8" fill="#eccb94"/><ellipse cx="${x}" cy="${y}" rx="4" ry="5" fill="none" stroke="#b98a4f" stroke-width="1.3"/><ellipse cx="${x}" cy="${y}" rx="1.4" ry="1.8" fill="#b98a4f"/>`;
const biglog = (x: number, y: number, q: number, w: number) => p(`M${x} ${y - q} L${x + w} ${y - q} C${x + w + 6} ${y - q + 1} ${x + w + 6} ${y + q - 1} ${x + w} ${y + q} L${x} ${y + q}Z`, C.wood) + p(`M${x} ${y + q * .3} L${x + w + 4} ${y + q * .3} C${x + w + 3.5} ${y + q * .7} ${x + w + 2} ${y + q} ${x + w} ${y + q} L${x} ${y + q}Z`, C.woodd) + l(`M${x + 13} ${y - q * .6} h${w - 20}`, C.woodl, 2) + `<ellipse cx="${x}" cy="${y}" rx="${q * .86}" ry="${q}" fill="#f0d09a"/><ellipse cx="${x}" cy="${y}" rx="${q * .45}" ry="${q * .54}" fill="none" stroke="#a8763c" stroke-width="2"/>`;
const coin = (x: number, y: number, q: number) => `<ellipse cx="${x}" cy="${y + q * .12}" rx="${q}" ry="${q}" fill="${C.goldd}"/>` + c(x, y, q, C.gold) + c(x, y, q * .76, "#f3cd74") +
  p(`M${x - q * .76} ${y} A${q * .76} ${q * .76} 0 0 0 ${x + q * .76} ${y} A${q * .95} ${q * .95} 0 0 1 ${x - q * .76} ${y}Z`, "#e0aa3d") +
  l(`M${x} ${y - q * .48} V${y + q * .42} M${x - q * .42} ${y + q * .08} C${x - q * .38} ${y + q * .52} ${x + q * .38} ${y + q * .52} ${x + q * .42} ${y + q * .08} M${x - q * .2} ${y - q * .2} h${q * .4}`, "#94640f", Math.max(1.4, q * .12)) +
  c(x, y - q * .46, q * .12, "#94640f") + l(`M${x - q * .84} ${y - q * .25} A${q * .88} ${q * .88} 0 0 1 ${x - q * .15} ${y - q * .87}`, "#fff3cf", q * .1);

export const goods: Motif[] = [
  motif("fish", BOX, p("M5 33 C10 20 27 14 43 24 C47 27 49 29 51 31 C54 27 57 23 62 20 C60 27 60 38 62 46 C57 43 53 39 50 36 C42 46 24 50 11 42 C7 39 5 36 5 33Z", C.sea),
  p("M5 33 C10 20 27 14 43 24 C47 27 49 29 51 31 C40 27 20 24 5 33Z", C.deep),
  p("M7 36 C20 41 36 41 49 36 C41 46 24 50 11 42 C9 40 8 38 7 36Z", C.shallow),
  p("M24 18 C28 11 37 10 41 13 C40 17 41 20 43 24 C37 20 30 18 24 18Z", "#1d5d70"),
  p("M26 46 C28 51 33 53 37 52 C37 49 37 47 38 44Z", "#1d5d70"),
  c(15, 31, 2.6, C.foam), c(14.6, 31, 1.3, C.ink), l("M22 26 C24.5 30 24.5 36 22 40", C.foam, 1.3, 'opacity=".65"'),
  l("M29 30 h5 M36 32 h5 M31 34.5 h5", C.shallow, 1.2, 'opacity=".6"')),
  motif("shoal", BOX, `<g transform="translate(0 -11) scale(.72)"><use href="#nf-fish"/></g><g transform="translate(17 9) scale(.72)"><use href="#nf-fish"/></g><g transform="translate(-2 27) scale(.62)"><use href="#nf-fish"/></g>`),
  motif("wood", BOX, biglog(23, 20, 13.5, 32), biglog(14, 45, 13.5, 34)),
  motif("woodpile", BOX, log(20, 21), log(11, 36), log(18, 50)),
  motif("log", BOX, log(11, 32)),
  motif("coin", BOX, coin(32, 31, 24)),
  motif("coins", BOX, `<ellipse cx="22" cy="52" rx="17" ry="6" fill="${C.goldd}"/><ellipse cx="22" cy="48" rx="17" ry="6" fill="${C.gold}"/><ellipse cx="24" cy="44" rx="17" ry="6" fill="${C.goldd}"/><ellipse cx="24" cy="40" rx="17" ry="6" fill="${C.gold}"/>`, coin(40, 30, 17)),
  motif("share", BOX, p("M12 7 L50 6 L52 56 L13 58Z", "#fffaf0"), p("M46 6 L50 6 L52 56 L46 57Z", "#eadfc4"), l("M12 7 L50 6 L52 56 L13 58Z", "#b9a67c", 1.4),
  l("M19 15 h23 M19 22 h17 M19 29 h21", "#8c7a58", 2), p("M27 47 l-4 13 5 -3 3 5 2 -13Z M35 47 l5 13 -5 -2 -3 4 -1 -13Z", "var(--p,#b5432b)"), c(32, 44, 10, "var(--p,#b5432b)"), l("M25 41 A8 8 0 0 1 31 36", "#fff", 1.5, 'opacity=".6"')),
  motif("shareback", BOX, p("M12 7 L50 6 L52 56 L13 58Z", "#cdbb93"), l("M12 7 L50 6 L52 56 L13 58Z", "#9c8960", 1.4), p("M20 32 L32 17 L44 32 L32 47Z", "#bda97d"), l("M32 23 v13 M26 32 c1 6 11 6 12 0", "#8c7a50", 2), c(32, 21, 2.2, "#8c7a50")),
  motif("barrel", BOX, p("M16 8 C30 5 40 5 48 8 C54 22 54 42 48 56 C40 59 26 59 16 56 C10 42 10 22 16 8Z", C.wood), p("M36 6 C42 6 46 7 48 8 C54 22 54 42 48 56 C44 58 40 58 35 58 C42 44 42 20 36 6Z", C.woodd),
  l("M26 7 C22 22 22 42 26 58 M35 7 C36 22 36 42 35 58", "#6e4527", 1.3), p("M13 17 C26 21 40 21 51 17 L52 22 C40 26 24 26 12 22Z M12 41 C24 45 40 45 52 41 L51 46 C40 50 26 50 13 46Z", C.ink), `<ellipse cx="32" cy="9" rx="16" ry="4.4" fill="#c99a63"/>`, l("M18 26 C17 31 17 35 18 39", "#c99a63", 2)),
  motif("guest", BOX, p("M14 60 C13 42 20 36 30 36 C40 36 46 42 46 60Z", "#4d6f96"), p("M30 36 C40 36 46 42 46 60 L34 60 C36 50 35 42 30 36Z", "#3a5677"), c(30, 24, 10, "#efc7a0"), p("M16 22 C18 9 42 9 44 22 L49 25 L11 25Z", "#d9b56a"), r(17, 18, 26, 4, C.rust), r(42, 42, 17, 15, C.wood, 2), l("M47 42 v-4 h7 v4", C.woodd, 2), r(42, 48, 17, 3, C.woodd)),
  motif("flag", BOX, r(14, 6, 4, 54, C.woodd, 2), p("M18 8 C30 4 38 14 56 9 C52 18 52 24 57 34 C40 38 32 28 18 34Z", "var(--f,#b5432b)"), p("M18 26 C32 20 40 30 54 25 C55 28 56 31 57 34 C40 38 32 28 18 34Z", "#000", 'opacity=".16"'), c(16, 6, 3.4, C.gold)),
  motif("cards", BOX, `<g transform="rotate(-12 24 36)">${r(10, 16, 26, 38, "#d8c193", 3)}</g><g transform="rotate(9 40 36)">${r(26, 13, 27, 40, C.paper, 3, 'stroke="#b9a67c" stroke-width="1.4"')}${p("M32 40 l7 -11 7 11 v6 h-14Z", C.rust)}${r(26, 13, 27, 9, C.gold, 3)}</g>`),
  motif("worker", BOX, p("M14 60 C13 45 18 37 25 34 L39 34 C46 37 51 45 50 60Z", "var(--p,#c0392b)"), p("M36 34 L39 34 C46 37 51 45 50 60 L38 60 C40 50 40 42 36 34Z", "#000", 'opacity=".2"'),
  c(32, 24, 10.5, "#f1cda6"), p("M32 13.5 a10.5 10.5 0 0 1 0 21 C38 30 38 18 32 13.5Z", "#d9a97c"), p("M10 23 C18 21 18 8 32 7 C46 8 46 21 55 24 C48 27 42 23 32 22 C22 21 16 26 10 23Z", "var(--p,#c0392b)"), p("M32 7 C46 8 46 21 55 24 C48 27 42 23 32 22 C38 18 38 11 32 7Z", "#000", 'opacity=".2"'), l("M20 16 C22 11 26 9 30 9", "#fff", 1.8, 'opacity=".6"'), l("M19 44 C19 50 18 55 18 58", "#fff", 1.6, 'opacity=".35"')),
];
