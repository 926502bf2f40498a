import { defineConfig } from 'vitest/config';
import { callFactDefinitions } from './scripts/call-facts.ts';

export default defineConfig({
  define: callFactDefinitions,
  test: { name: 'web', include: ['test/**/*.test.ts'] },
});
