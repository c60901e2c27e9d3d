import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** List the files of a folder. */
function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return names.map((name) => name.replaceAll("\\", "/")).filter((name) => statSync(join(folder, name)).isFile());
}

/** Which version of the page this is: what all its sources are. */
function version(): string {
  const hash = createHash("sha256");
  for (const name of filesIn("src")) hash.update(name).update(readFileSync(join("src", name)));
  for (const name of filesIn("public")) hash.update(name).update(readFileSync(join("public", name)));
  return hash.update(readFileSync("package-lock.json")).update(readFileSync("index.html")).digest("hex").slice(0, 12);
}

/** Write the worker that keeps the page: it is told the version, and all files that the page is made of. */
function worker(): Plugin {
  return {
    name: "netloft-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["/", ...[...built, ...filesIn("public")].sort().map((name) => `/${name}`)];
      const source = readFileSync("src/app/worker.js", "utf-8").replace('"VERSION"', JSON.stringify(version()));
      this.emitFile({ type: "asset", fileName: "sw.js", source: source.replace("FILES = []", `FILES = ${JSON.stringify(files)}`) });
    },
  };
}

// `netloft serve` serves what is built; while working on the page, `npm run dev` asks it for everything else.
export default defineConfig({
  plugins: [svelte(), worker()],
  define: { __VERSION__: JSON.stringify(version()) },
  base: "./", // the server writes into the page where it is shown
  build: { outDir: "../src/netloft/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/ws": { target: "http://127.0.0.1:8321", ws: true }, "/api": "http://127.0.0.1:8321" } },
});
