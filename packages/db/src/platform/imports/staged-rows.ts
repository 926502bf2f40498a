/** Rows as the file's reader gives them → a table of the transaction, by COPY: its rows come in any number, and nobody but the judge reads them. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Sql } from '../../sql.ts';
import type { StagedNumber } from './sealed-numbers.ts';

/** Why a row is refused or left: of our reasons, or of the reader's problems. Words are made from it. */
export interface RowReason {
  readonly code: string;
  /** Code of the column. */
  readonly column?: string;
  readonly read?: string;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly readings?: readonly [string, string];
}

export interface StagedRow {
  /** From 1. */
  readonly ordinal: number;
  /** As the spreadsheet counts. */
  readonly rowNumber: number;
  /** Blank where the row does not say it. */
  readonly key: string;
  /** Of a key's rows which one, from 0. */
  readonly line: number;
  /** In the order of the value columns; null where the cell is blank or the file has no such column. */
  readonly given: readonly (string | null)[];
  readonly reasons: readonly RowReason[];
  /** Of a row with reasons what stands in the file, in its order. */
  readonly cells: readonly string[] | null;
  /** Numbers that its cells name, by what they are sealed as. */
  readonly numbers?: Readonly<Record<string, StagedNumber>>;
}

export const stagedTable = 'import_staged';

const createStaged = `CREATE TEMPORARY TABLE ${stagedTable} (
  ordinal int NOT NULL, row_number int NOT NULL, key text NOT NULL, line int NOT NULL, given text[] NOT NULL, reasons jsonb, cells text[], numbers jsonb
) ON COMMIT DROP`;

/** Text format: a backslash, a tab, and ends of lines are written as such (PostgreSQL, COPY). */
const special = /[\\\t\n\r]/g;
const written: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const field = (text: string | null): string => (text === null ? '\\N' : text.replace(special, (character) => written[character] ?? ''));

const element = (text: string | null): string => (text === null ? 'NULL' : `"${text.replace(/["\\]/g, '\\$&')}"`);
const array = (texts: readonly (string | null)[]): string => `{${texts.map(element).join(',')}}`;

const lineOf = ({ ordinal, rowNumber, key, line, given, reasons, cells, numbers }: StagedRow): string =>
  `${ordinal}\t${rowNumber}\t${field(key)}\t${line}\t${field(array(given))}\t${field(reasons.length > 0 ? JSON.stringify(reasons) : null)}\t${field(cells && array(cells))}\t${field(numbers ? JSON.stringify(numbers) : null)}\n`;

const rowsPerPiece = 200;

function* pieces(rows: Iterable<StagedRow>): Generator<Buffer> {
  let text = '';
  let count = 0;
  for (const row of rows) {
    text += lineOf(row);
    count += 1;
    if (count % rowsPerPiece !== 0) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

/** Within the transaction of `client`, which drops the table at its end. */
export async function stageRows(client: Pick<ClientBase, 'query'>, sql: Sql, rows: Iterable<StagedRow>): Promise<void> {
  await sql.query(createStaged);
  const stream = client.query(copyFrom(`COPY ${stagedTable} FROM STDIN`));
  const end = finished(stream);
  end.catch(() => undefined); // reported by the await below; a write that waits for `drain` would otherwise miss it
  for (const piece of pieces(rows)) if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), end]);
  stream.end();
  await end;
  await sql.query(`ANALYZE ${stagedTable}`);
}
