import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callFactDefinitions } from './scripts/call-facts.ts';

const basePath = process.env.BASE_PATH ?? '/hr';
const serverUrl = process.env.SERVER_URL ?? 'http://127.0.0.1:4700';

export default defineConfig({
  base: `${basePath}/`,
  plugins: [tanstackRouter({ target: 'react' }), react()],
  define: callFactDefinitions,
  build: {
    outDir: 'dist',
    target: 'es2023',
    cssCodeSplit: true,
    rolldownOptions: {
      treeshake: {
        // Contracts and routes are declarations only: a module of which nothing is used can be left out.
        moduleSideEffects: [{ test: /packages[\\/]contracts[\\/]/, sideEffects: false }],
      },
    },
  },
  server: {
    proxy: {
      [`${basePath}/trpc`]: { target: serverUrl },
      [`${basePath}/api`]: { target: serverUrl },
    },
  },
});
