/** Numbers by which somebody is known for good, in imports (ADR 159): a cell names what a number is sealed as, beside its end; the number itself lies sealed with the import. */
import type { SealedColumn } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import type { Secrets } from '../secrets/index.ts';

export const sealedCell = (sealedAs: string, end: string): string => `${sealedAs}:${end}`;
/** The end of the number of a cell. */
export const endInCell = (cell: string): string => cell.slice(cell.indexOf(':') + 1);

/** SQL for such a cell. */
export const sealedCellSql = (sealedAs: string, end: string): string => `(${sealedAs}::text || ':' || ${end})`;
/** SQL for what the number of a cell is sealed as. */
export const sealedAsSql = (cell: string): string => `nullif(split_part(${cell}, ':', 1), '')::uuid`;
/** SQL for the end of the number of a cell. */
export const endSql = (cell: string): string => `split_part(${cell}, ':', 2)`;

/** How a number of a row is staged, as jsonb by what it is sealed as: sealed for the import, and by what it is found where it goes. */
export interface StagedNumber {
  readonly sealed: string;
  /** By every key, in hexadecimal: while keys rotate, rows have one or the other. */
  readonly indexes: readonly string[];
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export const stageNumber = (secrets: Secrets, importId: number, sealedAs: string, number: string, into: SealedColumn): StagedNumber => ({
  sealed: hex(secrets.seal('import_number.number', [importId, sealedAs], number)),
  indexes: secrets.indexesOf(into, number).map(hex),
});

export const openNumber = (secrets: Secrets, importId: number, sealedAs: string, sealed: Uint8Array): string =>
  secrets.open('import_number.number', [importId, sealedAs], sealed);

const rowsAtOnce = 1_000;

interface SealedRow {
  readonly sealedAs: string;
  readonly sealed: Uint8Array;
}

/** A table of the transaction: numbers that are gone through. */
const walkedNumbers = 'import_walked_number';

/** Rows of a query of `sealed_as` and `number`, some at once; the query is asked once. Its parameter $1 is the import. */
async function* sealedRows(sql: Sql, importId: number, from: string): AsyncGenerator<readonly SealedRow[]> {
  await sql.query(
    `CREATE TEMPORARY TABLE IF NOT EXISTS ${walkedNumbers} (sealed_as uuid PRIMARY KEY, number bytea NOT NULL) ON COMMIT DROP`,
  );
  await sql.query(`TRUNCATE ${walkedNumbers}`);
  await sql.query(
    `INSERT INTO ${walkedNumbers} SELECT DISTINCT ON (f.sealed_as) f.sealed_as, f.number FROM (${from}) f ORDER BY f.sealed_as`,
    [importId],
  );
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await sql.query<SealedRow>(
      `SELECT sealed_as::text AS "sealedAs", number AS sealed FROM ${walkedNumbers} WHERE sealed_as > $1::uuid ORDER BY sealed_as LIMIT ${rowsAtOnce}`,
      [last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1)?.sealedAs ?? last;
  }
}

/** A table of the transaction: numbers of the import as they stand where they go. */
export const readyNumbers = 'import_ready_number';

/** Seals numbers of an import for where they go. @param wanted a query of `sealed_as`, whose parameter $1 is the import */
export async function makeReady(sql: Sql, secrets: Secrets, importId: number, column: SealedColumn, wanted: string): Promise<void> {
  await sql.query(
    `CREATE TEMPORARY TABLE IF NOT EXISTS ${readyNumbers} (sealed_as uuid PRIMARY KEY, number bytea NOT NULL, number_index bytea NOT NULL) ON COMMIT DROP`,
  );
  const from = `SELECT n.sealed_as, n.number FROM import_number n WHERE n.import_id = $1::int AND n.sealed_as IN (${wanted})`;
  for await (const rows of sealedRows(sql, importId, from)) {
    const numbers = rows.map(({ sealedAs, sealed }) => openNumber(secrets, importId, sealedAs, sealed));
    await sql.query(`INSERT INTO ${readyNumbers} SELECT * FROM unnest($1::uuid[], $2::bytea[], $3::bytea[])`, [
      rows.map(({ sealedAs }) => sealedAs),
      rows.map(({ sealedAs }, at) => Buffer.from(secrets.seal(column, sealedAs, numbers[at] ?? ''))),
      numbers.map((number) => Buffer.from(secrets.indexOf(column, number))),
    ]);
  }
  await sql.query(`ANALYZE ${readyNumbers}`);
}

/** Keeps numbers that stand with an import, for when they come back. @param from a query of `sealed_as` and `number`, whose parameter $1 is the import */
export async function keepNumbers(sql: Sql, secrets: Secrets, importId: number, column: SealedColumn, from: string): Promise<void> {
  for await (const rows of sealedRows(sql, importId, from))
    await sql.query('INSERT INTO import_number (import_id, sealed_as, number) SELECT $1::int, * FROM unnest($2::uuid[], $3::bytea[])', [
      importId,
      rows.map(({ sealedAs }) => sealedAs),
      rows.map(({ sealedAs, sealed }) =>
        Buffer.from(secrets.seal('import_number.number', [importId, sealedAs], secrets.open(column, sealedAs, sealed))),
      ),
    ]);
}

export const forgetNumbers = 'DELETE FROM import_number WHERE import_id = $1::int';
