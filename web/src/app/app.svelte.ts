// The page as an app: it is kept by a worker, can be installed, and is told when there is a new version.

import { connection } from "../server/connection.svelte";
import { go, home } from "../lib/route.svelte";

/** What some browsers offer where a page can be installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const HOUR = 3_600_000;

class App {
  /** A new version that waits to be used. */
  #next: ServiceWorker | null = $state.raw(null);
  #offer: InstallEvent | null = $state.raw(null);

  get updatable(): boolean {
    return this.#next !== null;
  }

  get installable(): boolean {
    return this.#offer !== null;
  }

  /** Let the browser ask whether the page is to be installed. */
  async install(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }

  /** Go on with the new version: the page is loaded anew. */
  update(): void {
    if (!this.#next) return location.reload();
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.#next.postMessage("take over");
  }

  /** Keep the page for times without the server, and look for new versions now and then. */
  async begin(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered in the settings
      this.#offer = event as InstallEvent;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
    const workers = navigator.serviceWorker;
    if (!workers || !import.meta.env.PROD) return;
    workers.addEventListener("message", ({ data }) => {
      if (typeof data?.go === "string") go(data.go);
    });
    const kept = await workers.register(`${home}/sw.js`).catch(() => null);
    if (!kept) return;
    const look = () => kept.update().catch(() => {});
    setInterval(look, HOUR);
    connection.onReturn(look); // the server may be another one than before
    const found = (next: ServiceWorker | null) => {
      if (next?.state === "installed" && workers.controller) void this.#found(next);
      else next?.addEventListener("statechange", () => found(kept.waiting), { once: true });
    };
    found(kept.waiting ?? kept.installing);
    kept.addEventListener("updatefound", () => found(kept.installing));
  }

  /** Offer a new version; one that this page already has been loaded with takes over at once. */
  async #found(next: ServiceWorker): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const version = await new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      next.postMessage("version", [port2]);
    });
    if (version === __VERSION__) next.postMessage("take over");
    else this.#next = next;
  }
}

export const app = new App();
