import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ListedRows } from './listed.ts';
import type { Samples } from './sample.ts';
import type { VisibleFields } from './visible-fields.ts';

/** What a slice says about its procedures, in slices/<area>/<slice>.ts. */
interface Slice {
  /** A plausible input for each. */
  readonly samples: Samples;
  /** Which rows come back, for each that lists or searches. */
  readonly rows?: ListedRows;
  /** Which fields an answer about people or pay holds: whoever adds a field says here that it may be seen. */
  readonly fields?: VisibleFields;
}

const folder = path.join(import.meta.dirname, 'slices');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const slices = await Promise.all(files.sort().map(async (file) => (await import(path.join(folder, file))) as Slice));

const together = <Value>(parts: readonly (Readonly<Record<string, Value>> | undefined)[]): Readonly<Record<string, Value>> =>
  Object.assign({}, ...parts) as Readonly<Record<string, Value>>;

export const samples: Samples = together(slices.map((slice) => slice.samples));
export const listedRows: ListedRows = together(slices.map(({ rows }) => rows));
export const visibleFields: VisibleFields = together(slices.map(({ fields }) => fields));
