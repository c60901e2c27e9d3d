// The faces of those who sit at a table: a picture of each kind, and of each level of bots.

import { w } from "../lib/prefs.svelte";

const FACES = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

/** The faces that people can choose from, the usual one first. */
export const PEOPLE = ["person", "tern", "seal", "fox", "bear", "whale", "crab"];

/** Find the address of a face. */
export function face(kind: string): string | undefined {
  return FACES[`./${kind}.svg`];
}

/** Name a face, for those who do not see it. */
export function faceName(face: string): string {
  return (
    {
      person: w("fisherman", "Fischer"),
      tern: w("tern", "Seeschwalbe"),
      seal: w("seal", "Robbe"),
      fox: w("fox", "Fuchs"),
      bear: w("bear", "Bär"),
      whale: w("whale", "Wal"),
      crab: w("crab", "Krabbe"),
    }[face] ?? face
  );
}
