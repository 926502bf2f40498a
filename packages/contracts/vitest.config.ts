import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    experimental: { viteModuleRunner: false, nodeLoader: false },
    isolate: false,
    name: 'contracts',
    testTimeout: 60_000,
    exclude: ['dist-types/**', 'node_modules/**'],
  },
});
