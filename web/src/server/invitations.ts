// Invitations: who takes one first has the seat, with a secret that is made up here and that nobody else knows.

import { connection, Refused } from "./connection.svelte";
import { addTicket, dropTicket } from "./tickets.svelte";
import type { Answers } from "./wire";

/** Make up a secret. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Take the seat of an invitation; fails with Refused. The secret is kept first, in case the answer is lost. */
export async function takeSeat(table: string, secret: string, name: string, face: string): Promise<void> {
  const key = newKey();
  addTicket(table, key);
  try {
    await connection.ask("take", { table, secret, key, name, face });
  } catch (error) {
    if (error instanceof Refused && error.code !== "lost") dropTicket(table, key);
    throw error;
  }
}

/** Come to a table by the secret of a link: tell of an invitation that can be taken; any other secret is kept. */
export async function arrive(table: string, secret: string): Promise<Answers["invitation"] | null> {
  try {
    const invitation = await connection.ask("invitation", { table, secret });
    if (invitation.open) return invitation;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "no invitation" || error.code === "wrong secret") addTicket(table, secret);
  }
  return null;
}
