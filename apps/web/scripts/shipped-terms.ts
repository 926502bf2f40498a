import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const file = 'terms.json';
const place = /^src[\\/](?:features[\\/])?(.+?)(?:[\\/]locales)?[\\/]([\w-]+)\.ts$/;
const pattern = 'src/{features/**/locales,shared/ui/**/locales,locales/common}/{en,zh-CN}.ts';

/** `src/features/payroll/batches/locales/en.ts` → payroll/batches; `src/locales/common/en.ts` → common. */
const hierarchyOf = (folder: string): string => folder.replaceAll('\\', '/').replace(/^locales\//, '');

/**
 * Writes down what the screens say, by hierarchy and language: the server reads it, so that administrators see every term, say it otherwise, and say
 * it in further languages. No page loads it.
 */
export function shippedTerms(): Plugin {
  let root = '';
  return {
    name: 'wagewright-shipped-terms',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const texts: Record<string, Record<string, unknown>> = {};
      for (const found of globSync(pattern, { cwd: root }).toSorted()) {
        const [, folder = '', language = ''] = place.exec(found) ?? [];
        const { default: tree } = (await import(pathToFileURL(path.join(root, found)).href)) as { default: unknown };
        texts[hierarchyOf(folder)] = { ...texts[hierarchyOf(folder)], [language]: tree };
      }
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(texts) });
    },
  };
}
