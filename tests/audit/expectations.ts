import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a mutation changes, and as changes of what the audit tells it. */
export interface Told {
  readonly tables: readonly string[];
  readonly as: readonly string[];
  /** What with a state it locks before it reads it; undefined where it changes nothing that has one. */
  readonly locks: string | undefined;
}

const folder = path.join(import.meta.dirname, 'expected');
const head = 'procedure\tchanges tables\ttold as\tlocks';
const list = (cell: string): string[] => (cell === '-' ? [] : cell.split(' ').sort());

function readTable(file: string): [string, Told][] {
  const [first, ...lines] = readFileSync(path.join(folder, file), 'utf8').trimEnd().split('\n');
  if (first !== head) throw new Error(`${file} begins with another line than: ${head}`);
  return lines.map((line) => {
    const [procedure = '', tables = '', as = '', locks = ''] = line.split('\t');
    return [procedure, { tables: list(tables), as: list(as), locks: locks === '-' ? undefined : locks }];
  });
}

/** For each mutation, by people: which tables it changes (of `public` where no schema is named), what the audit must name, what it locks. */
export const toldChanges: ReadonlyMap<string, Told> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap(readTable),
);
