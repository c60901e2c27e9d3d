// Unpacks the browser, its libraries and its fonts beside this file.
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = { "chromium.br": "headless-chromium", "al2023.tar.br": "lib.tar", "fonts.tar.br": "fonts.tar" };
for (const [from, to] of Object.entries(packed)) {
  const source = createReadStream(`node_modules/@sparticuz/chromium/bin/${from}`);
  await pipeline(source, createBrotliDecompress(), createWriteStream(to, { mode: 0o755 }));
}
