/** Loaded before everything else in a process of its tests: puts the changed text in the place of a file, and our `vitest` in that of Vitest. */
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ownVitest = new URL('./vitest.ts', import.meta.url).href;
const { MUTATION_FILE: file, MUTATION_TEXT: text } = process.env;
const changedUrl = file && pathToFileURL(path.resolve(file)).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== ownVitest ? { url: ownVitest, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url === changedUrl && text !== undefined ? { format: 'module-typescript', source: text, shortCircuit: true } : next(url, context),
});
