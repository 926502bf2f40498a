/** Runs tests in this process, one after the other; see `process.ts`. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { gather as Gather, GatheredFile, GatheredTest } from './vitest.ts';

/** A test by its file and its place there. */
export type TestKey = readonly [file: string, index: number];

const testFolder = path.resolve(import.meta.dirname, '../../test');
/** `hooks.ts` gives ours in its place, of which this process must have one. */
const { gather } = (await import('vitest')) as unknown as { readonly gather: typeof Gather };

export function testFiles(): string[] {
  return readdirSync(testFolder).filter((file) => file.endsWith('.test.ts'));
}

const loaded = new Map<string, Promise<GatheredFile>>();

async function loadNow(file: string): Promise<GatheredFile> {
  const gathered = await gather(() => import(path.join(testFolder, file)));
  for (const before of gathered.before) await before();
  return gathered;
}

/** The tests of a file, made ready to be run. */
export function load(file: string): Promise<GatheredFile> {
  const known = loaded.get(file) ?? loadNow(file);
  loaded.set(file, known);
  return known;
}

export async function endAll(): Promise<void> {
  for (const gathered of loaded.values()) for (const after of (await gathered).after) await after();
}

/** A case that fails is noticed; nobody reads it, so it need not become small. */
export function runTest(test: GatheredTest): unknown {
  fc.configureGlobal({ endOnFailure: true });
  return test.run();
}
