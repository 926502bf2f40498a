/** What holds of a global table, and the rows of one of its versions as an import sees them. */
import { AppError } from '@wagewright/contracts';
import { z } from 'zod';
import { globalTableRevisionColumns, isRecord } from '../../columns/index.ts';
import { blankKeyPart, keySeparator, onlyKey } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import type { TableContent } from './table-content.ts';

/** Letters, digits and underscores: it may stand in a statement. */
const code = z.string().regex(/^[\p{L}_][\p{L}\p{N}_]*$/u);

/** What an import keeps of the table when its file is read; the columns are all that its rows have, in the order of the table. */
export const rowsFacts = z.object({
  tableId: z.int(),
  /** By which people know it. */
  code: z.string(),
  legalEntityId: z.int().nullable(),
  validFrom: z.iso.date(),
  /** The file brings the whole version: none of that day is there. */
  isNewVersion: z.boolean().default(false),
  /** Of a new version. */
  source: z.string().nullable(),
  remarks: z.string(),
  /** Columns that tell rows apart; none: there is one row alone. */
  keys: z.array(code),
  /** Rows are brackets: they stand in the order of this column, the one without a bound last. */
  bound: code.nullable(),
  columns: z.array(z.object({ code, type: z.enum(['text', 'integer', 'decimal', 'money', 'date', 'boolean']), scale: z.int() })).min(1),
});
export type RowsFacts = z.infer<typeof rowsFacts>;

type Place = Pick<RowsFacts, 'tableId' | 'legalEntityId'>;

/** Its own rows hold for a legal entity, else the common ones. */
const held = ({ tableId, legalEntityId }: Place): string => `
  SELECT number, content FROM global_table_revision
  WHERE global_table_id = ${tableId} AND (legal_entity_id IS NULL${legalEntityId === null ? '' : ` OR legal_entity_id = ${legalEntityId}`})
  ORDER BY (legal_entity_id IS NOT NULL) DESC, number DESC LIMIT 1`;

export interface HeldRevision {
  readonly number: number;
  readonly content: TableContent;
  /** Codes. */
  readonly columns: readonly string[];
}

/** @throws AppError STALE_VERSION where nothing holds any more */
export async function holding(sql: Sql, place: Place): Promise<HeldRevision> {
  const [row] = await sql.query<{ number: number; content: unknown }>(held(place));
  if (!row) throw new AppError('STALE_VERSION', { what: 'Global table', id: place.tableId });
  const content = globalTableRevisionColumns.content(row.content);
  const columns = Array.isArray(content['columns']) ? content['columns'].filter(isRecord) : [];
  return { number: row.number, content, columns: columns.map((column) => String(column['code'])) };
}

const isNumber = (type: RowsFacts['columns'][number]['type']): boolean => ['integer', 'decimal', 'money'].includes(type);

/** A cell of a row as the text that an import compares: all digits of its column. */
function cell({ code: name, type, scale }: RowsFacts['columns'][number]): string {
  const text = `nullif(r.cells ->> '${name}', '')`;
  return isNumber(type) ? `round((${text})::numeric, ${scale})::text` : text;
}

/** Its rows in the order in which they stand: `key`, `line`, `owner_id` (their place), `label`, `cells`, `parts`. */
export function standingRows(facts: RowsFacts): string {
  const { keys, columns, validFrom } = facts;
  const parts = keys.map((key) => {
    const column = columns.find((one) => one.code === key);
    return `coalesce(${column ? cell(column) : 'NULL'}, '${blankKeyPart}')`;
  });
  const values = columns.filter((column) => !keys.includes(column.code)).map(cell);
  return `
  SELECT ${parts.length > 0 ? parts.join(` || '${keySeparator}' || `) : `'${onlyKey}'`} AS key, 0 AS line, r.place::int AS owner_id, NULL::text AS label,
    ARRAY[${values.join(', ')}]::text[] AS cells, jsonb_build_array(${parts.join(', ')}) AS parts
  FROM (${held(facts)}) h CROSS JOIN LATERAL jsonb_array_elements(h.content -> 'versions') AS v(version)
    CROSS JOIN LATERAL jsonb_array_elements(v.version -> 'rows') WITH ORDINALITY AS r(cells, place)
  WHERE v.version ->> 'validFrom' = '${validFrom}'`;
}
