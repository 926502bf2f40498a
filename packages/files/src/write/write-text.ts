/** Rows → a comma separated file (RFC 4180) in UTF-8 with its mark, by which spreadsheets know it. */
import { Readable } from 'node:stream';
import type { Value } from '../typed/column.ts';
import { isFormulaLike, type OutColumn, type OutSheet } from './out-sheet.ts';

/** As `writeWorkbook`; texts that a spreadsheet would compute get an apostrophe in front, which our reader takes away again. */
export const writeText = (sheet: OutSheet): Readable => Readable.from(lines(sheet), { objectMode: false });

const needsQuotes = /[",\r\n]|^\s|\s$/;
const quoted = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const harmless = (text: string): string => quoted(isFormulaLike(text) ? `'${text}` : text);
const plainNumber = /^-?\d+(?:\.\d+)?$/;

function field({ type }: OutColumn, value: Value): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return type !== 'text' && plainNumber.test(value) ? value : harmless(value);
}

async function* lines({ columns, blocks }: OutSheet): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${columns.map(({ label }) => harmless(label)).join(',')}\r\n`);
  for await (const block of blocks) {
    let text = '';
    for (const row of block) text += `${columns.map((column, index) => field(column, row[index] ?? null)).join(',')}\r\n`;
    yield Buffer.from(text);
  }
}
