import { procedures } from '@wagewright/contracts';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `payroll/batches/get-batch` → `payroll.batches.getBatch`, the name under which tRPC calls it. */
const callName = (id: string) => id.replaceAll('/', '.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const callNamesWhere = (key: 'immediate' | 'idempotent') => procedures.filter((one) => one[key]).map((one) => callName(one.id));

const basePath = process.env.BASE_PATH ?? '/hr';
const serverUrl = process.env.SERVER_URL ?? 'http://127.0.0.1:4700';

export default defineConfig({
  base: `${basePath}/`,
  plugins: [tanstackRouter({ target: 'react' }), react()],
  // What the contracts say of each call, without their schemas in the browser's first load.
  define: {
    __IMMEDIATE_CALLS__: JSON.stringify(callNamesWhere('immediate')),
    __IDEMPOTENT_CALLS__: JSON.stringify(callNamesWhere('idempotent')),
  },
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
