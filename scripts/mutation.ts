// npm run mutation: changes the engine at random points. npm run mutation -- --trust: takes away the guards that matter, one at a time.
import path from 'node:path';

const script = process.argv.includes('--trust') ? 'tests/mutation/main.ts' : 'packages/calc-engine/scripts/mutation.ts';
await import(path.resolve(import.meta.dirname, '..', script));
