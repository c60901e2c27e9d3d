// The tables that this browser can open: their names and secrets.

import type { Ticket } from "./wire";

/** A ticket, and how far its table was followed. */
export interface KeptTicket extends Ticket {
  /** The last move that was looked at here. */
  seen: number;
}

const KEY = "netloft tickets";

function kept(): KeptTicket[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export const tickets: KeptTicket[] = $state(kept());

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(tickets));
}

/** Keep a ticket; one table can have several. */
export function addTicket(table: string, secret: string): void {
  if (tickets.some((ticket) => ticket.table === table && ticket.secret === secret)) return;
  tickets.unshift({ table, secret, seen: 0 });
  keep();
}

/** Throw one ticket away. */
export function dropTicket(table: string, secret: string): void {
  const at = tickets.findIndex((ticket) => ticket.table === table && ticket.secret === secret);
  if (at >= 0) tickets.splice(at, 1);
  keep();
}

/** Throw the tickets of a table away. */
export function dropTickets(table: string): void {
  for (let at = tickets.length - 1; at >= 0; at--) if (tickets[at].table === table) tickets.splice(at, 1);
  keep();
}

/** Give the secrets that open a table. */
export function secretsOf(table: string): string[] {
  return tickets.filter((ticket) => ticket.table === table).map((ticket) => ticket.secret);
}

/** Give the last move of a table that was looked at here. */
export function seenOf(table: string): number {
  return Math.max(0, ...tickets.filter((ticket) => ticket.table === table).map((ticket) => ticket.seen));
}

/** Note that somebody has looked at a table. */
export function looked(table: string, move: number): void {
  for (const ticket of tickets) if (ticket.table === table) ticket.seen = move;
  keep();
}
