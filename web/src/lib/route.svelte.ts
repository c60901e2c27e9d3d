// Where on the page one is: the path is the page, what follows # is a secret and never leaves the browser.

/** The path below which a proxy shows the page; empty at the root of a host. Every link to an own page begins with it. */
export const home = document.documentElement.dataset.home ?? "";

export const route = $state({
  path: location.pathname.slice(home.length),
  hash: location.hash.slice(1),
  /** The game that was looked at last, whose rules one wants to read. */
  game: "",
  /** Whether a table fills the window; it has a line of its own instead of the page's head. */
  full: false,
  /** Whether what is shown draws its own ground, up to the edges of the window. */
  wide: false,
});

let filling = 0;

/** Let a page fill the window until the returned function is called; the next page may have come before. */
export function fillWindow(): () => void {
  filling += 1;
  route.full = true;
  return () => {
    filling -= 1;
    route.full = filling > 0;
  };
}

function look(): void {
  route.path = location.pathname.slice(home.length);
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to another page, as in `/new`. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", home + to);
  look();
  scrollTo(0, 0);
  // Who does not see the page hears that it is another one.
  queueMicrotask(() => document.querySelector<HTMLElement>("h1")?.focus());
}

/** Let links to own pages change the page without loading it again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname === location.pathname && link.hash && !link.dataset.page) return;
  if (!link.pathname.startsWith(`${home}/`)) return; // something else on this host
  event.preventDefault();
  go(link.pathname.slice(home.length) + link.hash);
}
