import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FirstLoad } from '../../scripts/first-load.ts';

export const webFolder = path.resolve(import.meta.dirname, '../..');
const sources = ['src', 'public', 'scripts', 'index.html', 'package.json', 'postcss.config.mjs', 'tsr.config.json', 'vite.config.ts'];

/** Builds the web application of a folder as it is delivered, in a process of its own, and says what its page loads. */
export async function readFirstLoad(folder: string): Promise<FirstLoad> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'scripts/first-load.ts')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16_000_000,
  });
  return JSON.parse(stdout) as FirstLoad;
}

/** A copy of the web's sources in a folder of its own, to be deleted by whoever asked for it. */
export function copyWeb(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'wagewright-web-'));
  for (const source of sources) cpSync(path.join(webFolder, source), path.join(folder, source), { recursive: true });
  symlinkSync(path.resolve(webFolder, '../../node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Adds a slice as the generator would write it: a route, a screen with a style of its own, and texts in both languages. */
export function addSlice(folder: string, number: number): void {
  const slice = `part-${number}`;
  const component = `Part${number}Page`;
  const feature = path.join(folder, 'src/features/growth', slice);
  const routes = path.join(folder, 'src/routes/_app/growth');
  for (const one of [path.join(feature, 'locales'), routes]) mkdirSync(one, { recursive: true });
  const texts = Array.from({ length: 80 }, (_, index) => `  text${index}: 'Text ${index} of screen ${number}',`).join('\n');
  writeFileSync(path.join(feature, 'locales/en.ts'), `export default {\n${texts}\n};\n`);
  writeFileSync(path.join(feature, 'locales/zh-CN.ts'), `export default {\n${texts}\n};\n`);
  writeFileSync(path.join(feature, `${component}.module.css`), `.page { margin: ${number}px; color: rgb(${number} 0 0); }\n`);
  writeFileSync(
    path.join(feature, `${component}.tsx`),
    `import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import classes from './${component}.module.css';

export function ${component}() {
  const { t } = useTranslation('part${number}' as 'common');
  return <div className={classes.page}><PageHeader title={t('product')} /></div>;
}
`,
  );
  writeFileSync(
    path.join(routes, `${slice}.tsx`),
    `import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/growth/${slice}')({
  component: lazyScreen(() => import('../../../features/growth/${slice}/${component}.tsx'), '${component}'),
});
`,
  );
}
