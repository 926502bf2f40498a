import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { isolate: false, name: 'contracts', testTimeout: 60_000, exclude: ['dist-types/**', 'node_modules/**'] },
});
