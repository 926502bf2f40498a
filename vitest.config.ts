import { defineConfig } from 'vitest/config';

/** Every suite but the browser's; `npm test` runs this, then the end-to-end tests. */
export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'tests'],
    maxWorkers: 2,
    coverage: { provider: 'v8', include: ['packages/calc-engine/src/**'], exclude: ['**/generated/**'] },
  },
});
