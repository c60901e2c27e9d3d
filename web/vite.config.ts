import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `netloft serve` serves what is built; while working on the page, `npm run dev` asks it for everything else.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/netloft/server/page", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { proxy: { "/ws": { target: "http://127.0.0.1:8321", ws: true }, "/api": "http://127.0.0.1:8321" } },
});
