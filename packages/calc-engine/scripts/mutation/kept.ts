/** What was measured is kept beside the modules, so that a run in parts, or of another seed, measures once. */
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SaidTest } from './process.ts';
import { type Measured, measure } from './processes.ts';

/** As it stands in the file. */
interface Kept {
  readonly tests: readonly SaidTest[];
  readonly onLoad: readonly number[];
}

const engine = path.resolve(import.meta.dirname, '../..');
const folder = path.resolve(engine, '../../node_modules/.mutation-cache');

/** Everything that a test can run through or read, apart from other packages' code. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync('{src,test,scripts,packs,definition-files}/**/*.{ts,yaml,csv,tsv,txt}', { cwd: engine });
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(engine, file)));
  return hash.digest('hex').slice(0, 16);
}

function read(file: string): Measured | undefined {
  try {
    const { tests, onLoad } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return { tests: tests.map((test) => ({ ...test, reaches: new Set(test.reaches) })), onLoad: new Set(onLoad) };
  } catch {
    return undefined;
  }
}

/** What the tests cost and reach, measured now unless it was measured of the same files. */
export async function measuredOnce(): Promise<Measured> {
  const file = path.join(folder, `${fingerprint()}.json`);
  const known = read(file);
  if (known) return known;
  const measured = await measure();
  const kept: Kept = {
    tests: measured.tests.map((test) => ({ ...test, reaches: [...test.reaches] })),
    onLoad: [...measured.onLoad],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
  return measured;
}
