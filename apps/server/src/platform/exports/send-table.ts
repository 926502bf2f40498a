import { AppError } from '@wagewright/contracts';
import { type ExportFormat, exportLimits, exportTypes } from '@wagewright/contracts/platform/exports';
import { type OutBlock, type OutColumn, type OutSheet, type Value, writeText, writeWorkbook } from '@wagewright/files';
import type { CallContext } from '../../core/context.ts';

/** A column of a file: its heading in the reader's language, its type, and what stands in it. */
export interface ExportColumn<Row> extends OutColumn {
  readonly valueOf: (row: Row) => Value;
}

/** A table as it leaves: what a procedure gives, whatever the file is. */
export interface ExportedTable<Row> {
  /** What the file is called, in words and without an ending. */
  readonly name: string;
  /** What its sheet is called. */
  readonly sheet: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: number;
  /** Some hundred rows at a time, each read when it is asked for. */
  readonly windows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
}

/** Rows that are written at once: between two of them other calls have their turn. */
const blockRows = 200;

async function* blocksOf<Row>({ columns, windows }: ExportedTable<Row>): AsyncGenerator<OutBlock> {
  for await (const window of windows)
    for (let first = 0; first < window.length; first += blockRows)
      yield window.slice(first, first + blockRows).map((row) => columns.map(({ valueOf }) => valueOf(row)));
}

const writers: Readonly<Record<ExportFormat, (sheet: OutSheet) => AsyncIterable<Uint8Array>>> = {
  xlsx: (sheet) => writeWorkbook([sheet]),
  csv: writeText,
};

/**
 * Before anything is recorded or sent.
 * @throws AppError EXPORT_TOO_LARGE
 */
export function requireExportable(rows: number, max: number = exportLimits.rowsMax): void {
  if (rows > max) throw new AppError('EXPORT_TOO_LARGE', { count: rows, max });
}

/** The one door by which tables leave: the REST call answers with the file, written as fast as its caller takes it (ADR 89). */
export function sendTable<Row>(
  { http }: Pick<CallContext, 'http'>,
  format: ExportFormat,
  table: ExportedTable<Row>,
): { fileName: string; rows: number } {
  const fileName = `${table.name}.${format}`;
  const sheet: OutSheet = { name: table.sheet, columns: table.columns, blocks: blocksOf(table) };
  http.sendFile({ name: fileName, type: exportTypes[format], pieces: writers[format](sheet) });
  return { fileName, rows: table.rows };
}
