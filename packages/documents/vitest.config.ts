import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    hookTimeout: 300_000,
    include: ['test/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    testTimeout: 300_000,
  },
});
