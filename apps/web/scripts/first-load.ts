// node scripts/first-load.ts [folder of the web's sources]: builds them and prints what the page loads before anything is asked for, as JSON.
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface FirstLoad {
  /** Bytes over the wire (brotli), of scripts and of style sheets. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  /** Packages of others, and files of our own below `src` or of our packages, by name. */
  readonly packages: readonly string[];
  readonly files: readonly string[];
}

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '..'));
const result = (await build({ root, logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
const outputs = new Map(result.output.map((one) => [one.fileName, one]));
const page = outputs.get('index.html');
if (page?.type !== 'asset') throw new Error(`The build of ${root} has no index.html`);

/** What index.html names: scripts, what they import statically, style sheets. */
const named = [...String(page.source).matchAll(/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name);
const reached = new Set<string>();
const reach = (name: string): void => {
  if (reached.has(name)) return;
  reached.add(name);
  const output = outputs.get(name);
  if (output?.type === 'chunk') for (const one of output.imports) reach(one);
};
for (const name of named) reach(name);

const bytesOf = (name: string): number => {
  const output = outputs.get(name);
  return brotliCompressSync(output?.type === 'chunk' ? output.code : (output?.source ?? '')).length;
};
const sum = (ending: string) => [...reached].filter((name) => name.endsWith(ending)).reduce((total, name) => total + bytesOf(name), 0);

const modules = [...reached].flatMap((name) => {
  const output = outputs.get(name);
  return output?.type === 'chunk' ? Object.keys(output.modules) : [];
});
const packageOf = (id: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
const fileOf = (id: string) => /(?:\/src\/|\/packages\/)(.+?)(?:\?.*)?$/.exec(id.replace(/^.*\/packages\//, '/packages/'))?.[1];
const sorted = (names: readonly (string | undefined)[]) => [...new Set(names.filter((name) => name !== undefined))].toSorted();
const firstLoad: FirstLoad = {
  scriptBytes: sum('.js'),
  styleBytes: sum('.css'),
  packages: sorted(modules.map(packageOf)),
  files: sorted(modules.filter((id) => !id.includes('node_modules') && !id.startsWith('\0')).map(fileOf)),
};
console.log(JSON.stringify(firstLoad));
