import { AppError } from '@wagewright/contracts';
import type pg from 'pg';
import { type Sql, sqlOfClient } from '../../sql.ts';
import type { KeySource } from './key-source.ts';
import { keyIdOf } from './sealed-bytes.ts';
import type { SealedPlace } from './sealed-columns.ts';
import { createSecrets, rowOfName, type Secrets } from './secrets.ts';

const rowsAtOnce = 500;

interface SealedRow {
  readonly row: string;
  readonly sealed: Uint8Array;
}

export interface Resealed {
  readonly column: string;
  readonly count: number;
  /** Those that could not be opened, in words; they were left as they are. */
  readonly unreadable: readonly string[];
}

/** The next rows that another key than the given one has sealed, locked. */
const nextRows = (sql: Sql, { table, column, row }: SealedPlace, keyId: string, after: string): Promise<SealedRow[]> =>
  sql.query<SealedRow>(
    `SELECT ${row} AS row, ${column} AS sealed FROM ${table}
     WHERE ${column} IS NOT NULL AND ${keyIdOf(column)} <> $1::text AND ${row} > $2::text ORDER BY 1 LIMIT ${rowsAtOnce} FOR NO KEY UPDATE`,
    [keyId, after],
  );

async function resealRows(sql: Sql, place: SealedPlace, secrets: Secrets<string>, rows: readonly SealedRow[]): Promise<string[]> {
  const { name, table, column, row, index } = place;
  const unreadable: string[] = [];
  const renewed = rows.flatMap(({ row: own, sealed }) => {
    const key = rowOfName(own);
    try {
      const text = secrets.open(name, key, sealed);
      return [{ own, sealed: secrets.seal(name, key, text), index: secrets.indexOf(name, text) }];
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      unreadable.push(error.message);
      return [];
    }
  });
  await sql.query(
    `UPDATE ${table} SET ${column} = renewed.sealed${index ? `, ${index} = renewed.index` : ''}
     FROM unnest($1::text[], $2::bytea[], $3::bytea[]) AS renewed(own, sealed, index) WHERE ${row} = renewed.own`,
    [renewed.map(({ own }) => own), renewed.map(({ sealed }) => Buffer.from(sealed)), renewed.map((one) => Buffer.from(one.index))],
  );
  return unreadable;
}

/** Seals what other keys have sealed with the ring's first, some rows a transaction: killed at any point it has done a part, and does the rest when it is asked again. */
export async function resealColumn(client: pg.Client, keys: KeySource, place: SealedPlace): Promise<Resealed> {
  const secrets = createSecrets<string>(keys);
  const sql = sqlOfClient(client);
  const keyId = keys.ring()[0]?.id ?? '';
  const unreadable: string[] = [];
  let count = 0;
  for (let after = ''; ; ) {
    await client.query('BEGIN');
    const rows = await nextRows(sql, place, keyId, after);
    const failed = await resealRows(sql, place, secrets, rows);
    await client.query('COMMIT');
    unreadable.push(...failed);
    count += rows.length - failed.length;
    const last = rows.at(-1);
    if (!last) return { column: place.name, count, unreadable };
    after = last.row;
  }
}
