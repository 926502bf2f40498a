import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callFactDefinitions } from './scripts/call-facts.ts';
import { compress } from './scripts/compress.ts';
import { firstPage } from './scripts/first-page.ts';
import { shippedTerms } from './scripts/shipped-terms.ts';

const basePath = process.env.BASE_PATH ?? '/hr';
const serverUrl = process.env.SERVER_URL ?? 'http://127.0.0.1:4700';

export default defineConfig({
  base: `${basePath}/`,
  plugins: [tanstackRouter({ target: 'react' }), react(), firstPage(), shippedTerms(), compress()],
  define: callFactDefinitions,
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: true,
    rolldownOptions: {
      treeshake: {
        // Contracts and routes are declarations only: a module of which nothing is used can be left out.
        moduleSideEffects: [{ test: /packages[\\/]contracts[\\/]/, sideEffects: false }],
        // A schema that nobody uses is left out too, and zod with it, where only the constants beside it are read.
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: {
          // The first load in two scripts: what changes with our releases, and what changes with our dependencies.
          groups: [
            // Limits are numbers that both the first load and schemas read. Schemas are for screens that read definitions: the first load has none, though modules that it reads constants from have some beside them.
            { name: 'schemas', test: /node_modules[\\/]zod[\\/]|contracts[\\/]src[\\/]core[\\/]primitives/, priority: 1 },
            { name: 'limits', test: /contracts[\\/]src[\\/]core[\\/]limits/, priority: 2 },
            { name: 'vendor', tags: ['$initial'], test: /node_modules/ },
            { name: 'frame', tags: ['$initial'] },
            // After sign-in in three more: a request costs more than a kilobyte, and every icon, field and hook that two screens share would be one.
            { name: 'icons', test: /@tabler[\\/]icons/ },
            { name: 'common', test: /node_modules|web[\\/]src[\\/]shared/, minShareCount: 12 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      [`${basePath}/trpc`]: { target: serverUrl },
      [`${basePath}/api`]: { target: serverUrl },
      [`${basePath}/terms`]: { target: serverUrl },
    },
  },
});
