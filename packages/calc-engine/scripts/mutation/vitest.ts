/**
 * What the engine's tests use of Vitest, without its start: the tests of a file are gathered while it is loaded, and run one by one when
 * they are asked for. `expect` is Vitest's own.
 */
export { expect } from 'vitest';

type Body = (...values: unknown[]) => unknown;
type Table = readonly unknown[];

export interface GatheredTest {
  /** Its place among the tests of its file, from 0; titles may be equal. */
  readonly index: number;
  readonly title: string;
  run(): unknown;
}

export interface GatheredFile {
  readonly tests: GatheredTest[];
  readonly before: (() => unknown)[];
  readonly after: (() => unknown)[];
}

let current: GatheredFile = { tests: [], before: [], after: [] };

export async function gather(load: () => Promise<unknown>): Promise<GatheredFile> {
  const file: GatheredFile = { tests: [], before: [], after: [] };
  current = file;
  await load();
  return file;
}

const valuesOf = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);

function add(title: string, body: Body, values: unknown[] = []): void {
  const { tests } = current;
  tests.push({ index: tests.length, title, run: () => body(...values) });
}

export const test = Object.assign((title: string, body: Body): void => add(title, body), {
  each: (table: Table) => (title: string, body: Body) => {
    for (const row of table) add(title, body, valuesOf(row));
  },
});

export const describe = Object.assign(
  (_title: string, body: Body): void => {
    body();
  },
  {
    each: (table: Table) => (_title: string, body: Body) => {
      for (const row of table) body(...valuesOf(row));
    },
  },
);

export function beforeAll(body: () => unknown): void {
  current.before.push(body);
}

export function afterAll(body: () => unknown): void {
  current.after.push(body);
}
