import { plainNumber } from '@wagewright/contracts';
import type { Secrets } from '../../platform/secrets/index.ts';
import type { Sql } from '../../sql.ts';

/** A number as it is kept: sealed for a name of its own, found by its index, known again by its end. */
export interface SealedNumber {
  readonly sealedAs: string;
  readonly sealed: Uint8Array<ArrayBuffer>;
  readonly index: Uint8Array<ArrayBuffer>;
  readonly end: string;
}

export type NumberColumn =
  | 'employee_bank_account.account'
  | 'employee_bank_split.account'
  | 'employee_tax_registration.number'
  | 'employee_identity.number';

const shownCharacters = 4;
/** Of a short number less is shown, so that its end never is most of it. */
export const endOf = (number: string): string => number.slice(-Math.min(shownCharacters, Math.floor(number.length / 2)));

export function sealNumber(secrets: Secrets, column: NumberColumn, sealedAs: string, typed: string): SealedNumber {
  const number = plainNumber(typed);
  return { sealedAs, sealed: secrets.seal(column, sealedAs, number), index: secrets.indexOf(column, number), end: endOf(number) };
}

const inClear = [
  { table: 'employee_bank_account', clear: 'account_number', sealed: 'account', index: 'account_index', end: 'account_end' },
  { table: 'employee_tax_registration', clear: 'tax_number', sealed: 'number', index: 'number_index', end: 'number_end' },
] as const;
const rowsAtOnce = 500;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The next rows of a table, sealed. @returns how many */
async function sealSome(sql: Sql, secrets: Secrets, { table, clear, sealed, index, end }: (typeof inClear)[number]): Promise<number> {
  const rows = await sql.query<{ id: number; sealedAs: string; typed: string }>(
    `SELECT id, sealed_as::text AS "sealedAs", ${clear} AS typed FROM ${table} WHERE ${clear} IS NOT NULL ORDER BY id LIMIT ${rowsAtOnce} FOR UPDATE SKIP LOCKED`,
  );
  if (rows.length === 0) return 0;
  const column = table === 'employee_bank_account' ? 'employee_bank_account.account' : 'employee_tax_registration.number';
  const made = rows.map(({ sealedAs, typed }) => sealNumber(secrets, column, sealedAs, typed));
  await sql.query(
    `UPDATE ${table} SET ${sealed} = decode(made.sealed, 'hex'), ${index} = decode(made.index, 'hex'), ${end} = made.ending, ${clear} = NULL
     FROM unnest($1::int[], $2::text[], $3::text[], $4::text[]) AS made(id, sealed, index, ending) WHERE ${table}.id = made.id`,
    [rows.map(({ id }) => id), made.map((one) => hex(one.sealed)), made.map((one) => hex(one.index)), made.map((one) => one.end)],
  );
  return rows.length;
}

/**
 * Seals numbers that stand in clear, from before they were sealed at all, some rows a transaction.
 * @param inTransaction runs its work in a transaction of its own
 */
export async function sealClearNumbers(
  inTransaction: <Result>(work: (sql: Sql) => Promise<Result>) => Promise<Result>,
  secrets: Secrets,
): Promise<number> {
  let count = 0;
  for (const place of inClear)
    for (let some = rowsAtOnce; some === rowsAtOnce; count += some) some = await inTransaction((sql) => sealSome(sql, secrets, place));
  return count;
}

/** Whether anything stands in clear. */
export async function hasClearNumbers(sql: Sql): Promise<boolean> {
  const exists = inClear.map(({ table, clear }) => `EXISTS (SELECT FROM ${table} WHERE ${clear} IS NOT NULL)`).join(' OR ');
  const [row] = await sql.query<{ found: boolean }>(`SELECT ${exists} AS found`);
  return row?.found === true;
}
