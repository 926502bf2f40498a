import { type SealedColumnDefinitions, sealedColumns } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { keyIdOf } from './sealed-bytes.ts';

/** A sealed column, as its statements need it. */
export interface SealedPlace {
  readonly name: string;
  readonly table: string;
  readonly column: string;
  /** SQL for the row's name, as `rowName` makes it. */
  readonly row: string;
  /** The column of its index, where it has one. */
  readonly index?: string;
}

export const sealedPlaces = (columns: SealedColumnDefinitions = sealedColumns): SealedPlace[] =>
  Object.entries(columns).map(([name, { row, index }]) => {
    const at = name.lastIndexOf('.');
    const parts = row.map((column) => `to_json(${column}::text)::text`).join(` || ',' || `);
    return {
      name,
      table: name.slice(0, at),
      column: name.slice(at + 1),
      row: `(('[' || ${parts} || ']') COLLATE "C")`,
      ...(index ? { index } : {}),
    };
  });

export interface SealedCount {
  readonly column: string;
  readonly keyId: string;
  readonly count: number;
}

/** How many values of each column are sealed with which key. */
export async function countSealed(sql: Sql, places: readonly SealedPlace[] = sealedPlaces()): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const { name, table, column } of places) {
    const rows = await sql.query<Omit<SealedCount, 'column'>>(
      `SELECT ${keyIdOf(column)} AS "keyId", count(*)::int AS count FROM ${table} WHERE ${column} IS NOT NULL GROUP BY 1 ORDER BY 1`,
    );
    counts.push(...rows.map((row) => ({ column: name, ...row })));
  }
  return counts;
}
