import { defineConfig } from 'vitest/config';
import { callFactDefinitions } from './scripts/call-facts.ts';

export default defineConfig({
  define: callFactDefinitions,
  test: { isolate: false, testTimeout: 300_000, name: 'web', include: ['test/**/*.test.ts'] },
});
