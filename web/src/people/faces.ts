// The faces of those who sit at a table: a picture of each kind, and of each level of bots.

const FACES = import.meta.glob<string>("./*.svg", { eager: true, query: "?url", import: "default" });

/** Find the address of a face. */
export function face(kind: string): string | undefined {
  return FACES[`./${kind}.svg`];
}
