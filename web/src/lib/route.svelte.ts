// Where on the page one is: the path is the page, what follows # is a secret and never leaves the browser.

export const route = $state({
  path: location.pathname,
  hash: location.hash.slice(1),
  /** The game that was looked at last, whose rules one wants to read. */
  game: "",
  /** Whether a table fills the window; it has a line of its own instead of the page's head. */
  full: false,
});

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash.slice(1);
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to another page. */
export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"]({}, "", to);
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
  event.preventDefault();
  go(link.pathname + link.hash);
}
