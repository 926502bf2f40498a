/**
 * Evaluates a definition file over CSV files and workbooks, without a database: `npm run -s calc -- <definition.yaml> …`. Exit 0, or 1 with the
 * errors one a line.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Most of the start is reading our own source: types are stripped and modules compiled once, until a file changes.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
const [{ z }, { main }] = await Promise.all([import('zod'), import('./calc/main.ts')]);
// A schema is used once in a call: making code of it takes longer than walking it.
z.config({ jitless: true });

// Whoever reads the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
