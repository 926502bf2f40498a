/** Rows of a version with those that an import changes. */
import { isRecord } from '../../columns/index.ts';
import { blankKeyPart, changing, type ImportJobRow, keySeparator, onlyKey, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { type RowsFacts, standingRows } from './held-rows.ts';
import type { TableContent } from './table-content.ts';

type Cell = string | number | boolean;
type Row = Readonly<Record<string, unknown>>;

/** What an import makes of the rows of a key. */
interface ChangedRow {
  readonly key: string;
  /** Cells in the order of the value columns; null: there is no such row. */
  readonly cells: readonly (string | null)[] | null;
  /** Its place among the rows that stand, from 1; null: there is none. */
  readonly place: number | null;
  /** Its place in the file, from 1. */
  readonly ordinal: number;
}

export interface RowChanges {
  /** Keys of the rows that stand, in their order. */
  readonly held: readonly string[];
  readonly changed: readonly ChangedRow[];
  /** Keys in the order of a file that is the whole truth; null: rows stay where they are. */
  readonly order: readonly string[] | null;
}

export async function changedRows(sql: Sql, job: ImportJobRow, side: WrittenSide, facts: RowsFacts): Promise<RowChanges> {
  const changed = await sql.query<ChangedRow>(
    `SELECT r.key, r.${side} AS cells, s.owner_id AS place, r.ordinal FROM import_row r LEFT JOIN (${standingRows(facts)}) s ON s.key = r.key
     WHERE r.import_id = $1::int AND r.effect IN ${changing} ORDER BY r.ordinal`,
    [job.id],
  );
  const standing = await sql.query<{ key: string }>(`SELECT s.key FROM (${standingRows(facts)}) s ORDER BY s.owner_id`);
  const held = standing.map(({ key }) => key);
  if (side === 'before' || job.options.mode !== 'override') return { held, changed, order: null };
  const file = await sql.query<{ key: string }>('SELECT key FROM import_row WHERE import_id = $1::int ORDER BY ordinal', [job.id]);
  return { held, changed, order: file.map(({ key }) => key) };
}

/** Digits of a number that a JSON number keeps; longer ones are written as text. */
const digitsKept = 15;

function cellOf(text: string, type: RowsFacts['columns'][number]['type']): Cell {
  if (type === 'text' || type === 'date') return text;
  if (type === 'boolean') return text === 'true';
  return text.replaceAll(/\D/g, '').length > digitsKept ? text : Number(text);
}

/** Parts of a key as cells; a key that is one column alone is whole whatever stands in it. */
export function keyParts(key: string, keys: readonly string[]): readonly string[] {
  return keys.length < 2 ? [key] : key.split(keySeparator);
}

function rowOf({ key, cells }: ChangedRow, { keys, columns }: RowsFacts): Row | null {
  if (cells === null) return null;
  const values = columns.filter(({ code }) => !keys.includes(code));
  const parts = keyParts(key, keys);
  const entries = columns.flatMap(({ code, type }): [string, Cell][] => {
    const text = keys.includes(code) ? parts[keys.indexOf(code)] : cells[values.findIndex((value) => value.code === code)];
    return text === undefined || text === null || (keys.includes(code) && text === blankKeyPart) ? [] : [[code, cellOf(text, type)]];
  });
  return Object.fromEntries(entries);
}

const boundOf = (row: Row, bound: string): number => (row[bound] === undefined ? Number.POSITIVE_INFINITY : Number(row[bound]));

interface Keyed {
  readonly key: string;
  readonly row: Row;
}

function inOrder(rows: readonly Keyed[], order: RowChanges['order'], { bound, keys }: RowsFacts): Row[] {
  const places = order && new Map(order.map((key, index) => [key, index]));
  const sorted = places && keys.length > 0 ? rows.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0)) : rows;
  const plain = sorted.map(({ row }) => row);
  return bound === null
    ? plain
    : plain.toSorted((a, b) => (boundOf(a, bound) < boundOf(b, bound) ? -1 : boundOf(a, bound) > boundOf(b, bound) ? 1 : 0));
}

/** Rows that stand, with those of the import in their places and new ones behind. */
function mergedRows(standing: readonly Row[], { held, changed, order }: RowChanges, facts: RowsFacts): Row[] {
  const byPlace = new Map(changed.flatMap((one) => (one.place === null ? [] : [[one.place, one] as const])));
  const kept = standing.flatMap((row, index): Keyed[] => {
    const change = byPlace.get(index + 1);
    const next = change ? rowOf(change, facts) : row;
    return next ? [{ key: held[index] ?? onlyKey, row: next }] : [];
  });
  const added = changed.flatMap((one): Keyed[] => {
    const row = one.place === null ? rowOf(one, facts) : null;
    return row ? [{ key: one.key, row }] : [];
  });
  return inOrder([...kept, ...added], order, facts);
}

/** The content with the rows of one version changed: a version of which no row is left is gone, one that was not there is new. */
export function contentWith(content: TableContent, changes: RowChanges, facts: RowsFacts): TableContent {
  const versions = Array.isArray(content['versions']) ? content['versions'].filter(isRecord) : [];
  const known = versions.find(({ validFrom }) => validFrom === facts.validFrom);
  const standing = Array.isArray(known?.['rows']) ? known['rows'].filter(isRecord) : [];
  const rows = mergedRows(standing, changes, facts);
  const others = versions.filter((one) => one !== known);
  const version = { ...known, validFrom: facts.validFrom, source: known?.['source'] ?? facts.source ?? '', rows };
  const all = rows.length > 0 ? [...others, version] : others;
  return { ...content, versions: all.toSorted((a, b) => (String(a['validFrom']) < String(b['validFrom']) ? -1 : 1)) };
}
