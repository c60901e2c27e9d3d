// Calls me when it is my turn: by title, icon, badge, sound, and a notification where the page is not seen.

import { gameName } from "../lib/games";
import { isDue, mine } from "../server/mine.svelte";
import { prefs, w } from "../lib/prefs.svelte";
import { home, route } from "../lib/route.svelte";
import type { Row } from "../server/wire";
import { beSilentAtFirst, play } from "./sound";

const ICON = `${home}/icon.svg`;
const CALLING = `${home}/icon-turn.svg`;

/** The table that is open, if one is. */
const openTable = () => /^\/t\/([^/]+)/.exec(route.path)?.[1] ?? "";

/** Name the page; with a sign in front if something waits for me. */
export function title(): string {
  const here = mine.rows.find((row) => row.table === openTable());
  const name = [...(here ? [gameName(here.game)] : []), "Netloft"].join(" · ");
  if (here && isDue(here)) return [w("● Your turn", "● Du bist dran"), name].join(" · ");
  return mine.due.length ? [`(${mine.due.length})`, name].join(" ") : name;
}

/** Whether a notification can be shown on this machine, and whether it may: "none" where it cannot. */
export function allowed(): NotificationPermission | "none" {
  return "Notification" in window ? Notification.permission : "none";
}

/** Tell that it is my turn, where the page is not seen. */
async function notify(row: Row): Promise<void> {
  if (!prefs.notify || allowed() !== "granted") return;
  const others = row.names.filter((name, seat) => name && !row.mine.includes(seat)).join(", ");
  const head = w(`Your turn: ${gameName(row.game)}`, `Du bist dran: ${gameName(row.game)}`);
  // One for each table: a later one takes the place of an earlier one.
  const options: NotificationOptions = { body: others ? w(`With ${others}`, `Mit ${others}`) : "", tag: row.table, icon: `${home}/icon-192.png`, badge: `${home}/icon-192.png`, data: `/t/${row.table}` };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) return worker.showNotification(head, options);
  const shown = new Notification(head, options);
  shown.onclick = () => {
    focus();
    shown.close();
  };
}

/** Call for a table that waits for me now. */
function call(row: Row): void {
  const seen = !document.hidden;
  if (seen && row.table === openTable()) return; // there it is heard when it is shown
  play("turn");
  if (!seen || !document.hasFocus()) void notify(row);
}

/** Show on icon and badge how many tables wait. */
export function showDue(due: number): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")!.href = due ? CALLING : ICON;
  if (!("setAppBadge" in navigator)) return;
  void (due ? navigator.setAppBadge(due) : navigator.clearAppBadge()).catch(() => {}); // it is only for installed pages
}

/** Begin to call. */
export function begin(): void {
  beSilentAtFirst();
  mine.onDue(call);
}
