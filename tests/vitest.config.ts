import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    name: 'tests',
    globalSetup: ['../packages/db/src/testing/global-setup.ts'],
    setupFiles: ['../packages/db/src/testing/leave-nothing.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // half-way is what run-ends.test.ts interrupts
    exclude: ['dist-types/**', 'node_modules/**', 'e2e/**', ...(process.env['WAGEWRIGHT_HALF_WAY'] ? [] : ['launcher/half-way/**'])],
  },
});
