import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'contracts', exclude: ['dist-types/**', 'node_modules/**'] } });
