// Glory flies over everything, from a hut to the score of its clan in the line of players.

const SVG = "http://www.w3.org/2000/svg";
const SIZE = 24;
const LONG = 700;

/** Let a feather fly from a drawing to the score of a seat after some milliseconds; return what stops it. */
export function feather(from: Element, seat: number, delay: number): () => void {
  const score = document.querySelector(`[data-home="seat ${seat}"]`);
  if (!score) return () => {};
  const [start, end] = [from.getBoundingClientRect(), score.getBoundingClientRect()];
  const flying = document.createElementNS(SVG, "svg");
  const motif = document.createElementNS(SVG, "use");
  motif.setAttribute("href", "#kv-glory");
  flying.setAttribute("viewBox", "0 0 64 64");
  flying.setAttribute("aria-hidden", "true");
  motif.setAttribute("width", "64");
  motif.setAttribute("height", "64");
  flying.append(motif);
  Object.assign(flying.style, {
    position: "fixed",
    left: `${start.left + start.width / 2 - SIZE / 2}px`,
    top: `${start.top + start.height / 2 - SIZE / 2}px`,
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    pointerEvents: "none",
  });
  document.body.append(flying);
  // The score stands at the right end of a player's place.
  const [dx, dy] = [end.right - 24 - start.left - start.width / 2, end.top + end.height / 2 - start.top - start.height / 2];
  const flight = flying.animate(
    [
      { translate: "0px 0px", opacity: 0, scale: 0.8 },
      { translate: `${dx * 0.1}px ${dy * 0.3}px`, opacity: 1, scale: 1.2, offset: 0.3 },
      { translate: `${dx}px ${dy}px`, opacity: 0.9, scale: 0.8 },
    ],
    { duration: LONG, delay, easing: "ease-in-out", fill: "backwards" },
  );
  const stop = () => {
    flight.cancel();
    flying.remove();
  };
  flight.onfinish = stop;
  return stop;
}
