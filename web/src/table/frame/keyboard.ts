// Walking over the choices with keys: the arrows go to the nearest choice in their direction, digits to the first nine.

const CHOICES = "[data-option], [data-question] [data-choice], [role=dialog] [data-choice], aside [data-choice]";
const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** How much further a choice counts that lies beside the way. */
const ASIDE = 2.5;

interface Spot {
  choice: HTMLElement | SVGElement;
  x: number;
  y: number;
}

function seen(): Spot[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(CHOICES)].flatMap((choice) => {
    const { left, top, width, height } = choice.getBoundingClientRect();
    return width && height ? [{ choice, x: left + width / 2, y: top + height / 2 }] : [];
  });
}

/** Go to the nearest choice in the direction of an arrow key; say whether the key was one. */
export function walk(key: string): boolean {
  const way = WAYS[key];
  if (!way) return false;
  const [dx, dy] = way;
  const spots = seen();
  const from = spots.find(({ choice }) => choice === document.activeElement);
  if (!from) {
    spots[0]?.choice.focus({ preventScroll: false });
    return spots.length > 0;
  }
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const far = ahead + ASIDE * aside;
    if (ahead > 2 && far < least) {
      least = far;
      best = spot;
    }
  }
  best?.choice.focus();
  return true;
}

/** Go to where an option can be chosen: on the board, else in the question bar or the list. */
export function goTo(text: string): void {
  const spots = seen();
  const found = spots.find(({ choice }) => choice.dataset.option === text) ?? spots.find(({ choice }) => choice.dataset.choice === text);
  found?.choice.focus();
}
