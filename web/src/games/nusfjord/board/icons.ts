// Our own simple signs, each a few paths on a square of 24.

export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
}

const INK = "var(--ink)";
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const ICONS: Record<string, Stroke[]> = {
  fish: [
    { d: "M2 12c3-5 10-6 15-1l4.5-4v10l-4.5-4c-5 5-12 4-15-1z", fill: "var(--fish)" },
    { d: dot(6.5, 10.8, 1), fill: "var(--card)" },
  ],
  wood: [
    { d: "M6 6.5h13a3 5.5 0 0 1 0 11H6z", fill: "var(--wood)" },
    { d: "M3 12a3 5.5 0 1 0 6 0a3 5.5 0 1 0-6 0z", fill: "var(--wood-light)", stroke: "var(--wood)" },
    { d: "M5 12a1 2 0 1 0 2 0a1 2 0 1 0-2 0z", stroke: "var(--wood)" },
  ],
  gold: [
    { d: dot(12, 12, 9), fill: "var(--gold-light)", stroke: "var(--gold)" },
    { d: "M12 6.5l4.5 5.5-4.5 5.5-4.5-5.5z", fill: "var(--gold)" },
  ],
  guests: [
    { d: "M4 21c0-5 3.5-8 8-8s8 3 8 8z", fill: "var(--purple)" },
    { d: dot(12, 9, 4), fill: "var(--wood-light)", stroke: INK },
    { d: "M5.5 7.5h13l-3-1.5c0-2-1-3.5-3.5-3.5S8.5 4 8.5 6z", fill: "var(--purple)" },
  ],
  elder: [
    { d: "M3.5 21c0-4.5 3.5-7 8.5-7s8.5 2.5 8.5 7z", fill: "var(--sea-deep)" },
    { d: dot(12, 8, 4.5), fill: "var(--wood-light)", stroke: INK },
    { d: "M8 9c0 5 2 8 4 8s4-3 4-8c-1.5 1.5-6.5 1.5-8 0z", fill: "var(--card)", stroke: INK },
  ],
  share: [
    { d: "M4 3h16v18H4z", fill: "var(--card)", stroke: INK },
    { d: "M7 7h10M7 10.5h10M7 14h5", stroke: INK },
    { d: dot(16, 16, 3), fill: "var(--accent)" },
  ],
  forest: [
    { d: "M7 2l5 8H9.5l4 6H8v4H6v-4H.5l4-6H2z", fill: "var(--forest)" },
    { d: "M17 5l4 6.5h-2l3.5 5H18V20h-2v-3.5h-4.5l3.5-5h-2z", fill: "var(--forest)" },
  ],
  house: [
    { d: "M3 12l9-8 9 8v9H3z", fill: "var(--wood-light)", stroke: "var(--wood)" },
    { d: "M10 21v-6h4v6z", fill: "var(--wood)" },
  ],
  plate: [
    { d: dot(12, 12, 10), fill: "var(--card)", stroke: "var(--muted)" },
    { d: dot(12, 12, 6.5), stroke: "var(--muted)" },
  ],
  barrel: [
    { d: "M6 3h12c2 6 2 12 0 18H6C4 15 4 9 6 3z", fill: "var(--wood-light)", stroke: "var(--wood)" },
    { d: "M5 8h14M5 16h14M12 3v18", stroke: "var(--wood)" },
  ],
  net: [
    { d: "M4 4h16l-3 13a5.5 4 0 0 1-10 0z", fill: "var(--sea)", stroke: "var(--sea-deep)" },
    { d: "M8.5 4l2 17M15.5 4l-2 17M5 9h14M6.5 14.5h11", stroke: "var(--sea-deep)" },
  ],
  axe: [
    { d: "M9 21L16 5", stroke: "var(--wood)" },
    { d: "M13 3c4-1 7 1 8 5l-7 2z", fill: "var(--muted)" },
  ],
  saw: [
    { d: "M3 9h13v3l-2 3-1.5-3-1.5 3-1.5-3-1.5 3-1.5-3-1.5 3-1.5-3z", fill: "var(--muted)" },
    { d: "M16 7h4.5v7H17z", fill: "var(--wood)" },
  ],
  sprout: [
    { d: "M12 21v-9", stroke: "var(--forest)" },
    { d: "M12 12c-6 1-8-2-8-7 5 0 8 2 8 7zM12 14c0-4 3-6 8-6 0 5-3 7-8 6z", fill: "var(--forest)" },
  ],
  transfer: [
    { d: "M3 4h8v7H3z", fill: "var(--wood-light)", stroke: "var(--wood)" },
    { d: "M7 14c0 5 3 6 8 6m-3-3l3.5 3-3.5 3", stroke: INK },
    { d: "M15 8h6v8h-6z", fill: "var(--gold-light)", stroke: "var(--gold)" },
  ],
  copy: [
    { d: "M4 4h11v11H4z", fill: "var(--card)", stroke: INK },
    { d: "M9 9h11v11H9z", fill: "var(--wood-light)", stroke: INK },
  ],
  sale: [
    { d: "M3 12l9-9h8v8l-9 9z", fill: "var(--gold-light)", stroke: "var(--gold)" },
    { d: dot(16, 8, 1.5), fill: "var(--gold)" },
  ],
  hand: [
    { d: "M3 8l8-3 4 13-8 3z", fill: "var(--card)", stroke: INK },
    { d: "M12 4h9v14h-9z", fill: "var(--wood-light)", stroke: INK },
  ],
  anchor: [
    { d: "M12 7v14M7 11h10M4 14c0 4 4 7 8 7s8-3 8-7", stroke: INK },
    { d: dot(12, 4.8, 2.2), stroke: INK },
  ],
  ship: [
    { d: "M3 15h18l-3 6H6z", fill: "var(--wood)" },
    { d: "M12 2v12H5zM13.5 5v9H19z", fill: "var(--card)", stroke: INK },
  ],
  lost: [{ d: "M4 8c2-3 4-3 6 0s4 3 6 0 4-3 6 0M4 15c2-3 4-3 6 0s4 3 6 0 4-3 6 0", stroke: "var(--fish)" }],
};
/** Which sign stands on a space of the action board. */
export const SPACE_ICON: Record<string, string> = {
  gold: "gold",
  "transfer reserve": "transfer",
  "serve fish": "plate",
  "build a building": "house",
  "issue a share": "share",
  "buy all shares": "sale",
  deforest: "axe",
  "thin out": "saw",
  reforest: "sprout",
  "build a ship": "ship",
  "take an elder": "elder",
};
