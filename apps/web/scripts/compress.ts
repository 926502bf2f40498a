import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** What compresses; fonts and pictures are compressed already. */
const compressible = /\.(js|css|html|svg|json)$/;
/** Below this many bytes the headers weigh more than what is saved. */
const bytesMin = 300;

/** Writes `<file>.br` and `<file>.gz` beside each file of the build that gains by it; the server sends what the browser takes. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'wagewright-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    writeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        if (content.length < bytesMin) continue;
        const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
        writeFileSync(`${file}.br`, brotli);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
