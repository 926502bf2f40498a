import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** Vitest keeps modules with what their imports led to; where a package exports something else, those are wrong. */
function moduleCache(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{apps,packages}/*/package.json', { cwd: import.meta.dirname }).sort()) hash.update(readFileSync(file));
  return `node_modules/.vitest-cache/${hash.digest('hex').slice(0, 12)}`;
}

/** Every suite but the browser's; `npm test` runs this, then the end-to-end tests. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tests'],
    fsModuleCachePath: moduleCache(),
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/calc-engine/src/**'], exclude: ['**/generated/**'] },
  },
});
