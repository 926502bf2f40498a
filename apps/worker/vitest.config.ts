import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    name: 'worker',
    globalSetup: ['../../packages/db/src/testing/global-setup.ts'],
    setupFiles: ['../../packages/db/src/testing/leave-nothing.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    exclude: ['dist-types/**', 'node_modules/**'],
  },
});
