import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'tests',
    globalSetup: ['../packages/db/src/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    exclude: ['dist-types/**', 'node_modules/**', 'e2e/**'],
  },
});
