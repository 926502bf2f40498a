/** A text file as a sheet. */
import { type FileRow, isBlank } from '../cells.ts';
import type { FileLimits } from '../limits.ts';
import { type FileProblem, refuseFile } from '../problems/problem.ts';
import { rowsPerBlock, type SheetReader } from '../sheet.ts';
import { isFormulaLike } from '../write/out-sheet.ts';
import { type DecodedText, decodeText, type Encoding } from './decode-text.ts';
import { type Delimiter, findDelimiter } from './delimiter.ts';
import { LinePlaces } from './line-places.ts';
import { type QuoteProblem, splitRecord } from './records.ts';

export interface TextOptions {
  /** Default: found by the bytes. */
  readonly encoding?: Encoding;
  /** Default: found by the first rows. */
  readonly delimiter?: Delimiter;
}

/** @throws FileError where the file is no text of one encoding */
export function openText(bytes: Uint8Array, file: string, options: TextOptions, limits: FileLimits): SheetReader {
  const decoded = decodeText(bytes, file, options.encoding);
  const whole = { file, sheet: null };
  if (decoded.text.includes('\0')) return refuseFile({ code: 'NOT_A_TABLE', place: whole });
  const { delimiter, start } = findDelimiter(decoded.text, options.delimiter);
  const places = new LinePlaces(file, decoded.text, delimiter);
  return {
    ...whole,
    text: { encoding: decoded.encoding, delimiter },
    async *blocks() {
      yield* inBlocks(readRows({ file, decoded, delimiter, start, places }, limits));
    },
    place: ({ number, at }, column) => places.cell(number, at, column),
    notes: () => [],
    merged: () => [],
  };
}

interface TextSource {
  readonly file: string;
  readonly decoded: DecodedText;
  readonly delimiter: Delimiter;
  readonly start: number;
  readonly places: LinePlaces;
}

/** Most records have no quote: they are split at once. */
function* readRows({ file, decoded: { text }, delimiter, start, places }: TextSource, limits: FileLimits): Generator<FileRow> {
  const refuseQuote = (code: QuoteProblem, at: number): never => refuseFile({ code, place: places.character(at) });
  const lineEnd = text.includes('\n') ? '\n' : '\r';
  const until = performance.now() + limits.millisecondsMax;
  let [at, number, cells, quote] = [start, start > 0 ? 1 : 0, 0, text.indexOf('"', start)];
  let apostrophe = text.indexOf("'", start);
  while (at < text.length) {
    const from = at;
    const newline = text.indexOf(lineEnd, at);
    const end = newline < 0 ? text.length : newline;
    const line = quote < 0 || quote > end ? text.slice(from, text[end - 1] === '\r' ? Math.max(from, end - 1) : end) : null;
    let fields: readonly string[];
    if (line !== null && !line.includes('\r')) {
      fields = line.split(delimiter);
      at = end + 1;
    } else {
      const record = splitRecord(text, from, delimiter, refuseQuote);
      fields = record.fields;
      at = record.end;
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
    }
    number += 1;
    cells += fields.length;
    if (number % rowsPerBlock === 0 && performance.now() > until) refuseFile({ code: 'TOO_SLOW', place: { file, sheet: null } });
    const over = beyond(limits, { rows: number, fields, cells, characters: at - from });
    if (over) refuseFile({ ...over, place: places.character(from) });
    if (apostrophe >= 0 && apostrophe < at) {
      fields = fields.map(withoutApostrophe);
      apostrophe = text.indexOf("'", at);
    }
    if (!fields.every(isBlank)) yield { number, at: from, cells: fields };
  }
}

/** An apostrophe before what looks like a formula keeps spreadsheets from computing it (`write/write-text.ts`): it is not of the text. */
const withoutApostrophe = (field: string): string => (field.startsWith("'") && isFormulaLike(field) ? field.slice(1) : field);

interface Size {
  readonly rows: number;
  readonly cells: number;
  readonly fields: readonly string[];
  /** Of the record. */
  readonly characters: number;
}

function beyond(limits: FileLimits, { rows, cells, fields, characters }: Size): Pick<FileProblem, 'code' | 'details'> | null {
  if (rows > limits.rowsMax) return { code: 'TOO_MANY_ROWS', details: { max: limits.rowsMax } };
  if (fields.length > limits.columnsMax) return { code: 'TOO_MANY_COLUMNS', details: { max: limits.columnsMax } };
  if (cells > limits.cellsMax) return { code: 'TOO_MANY_CELLS', details: { max: limits.cellsMax } };
  const max = limits.cellCharactersMax;
  const isLong = characters > max && fields.some((field) => field.length > max);
  return isLong ? { code: 'CELL_TOO_LONG', details: { max } } : null;
}

function* inBlocks(rows: Iterable<FileRow>): Generator<readonly FileRow[]> {
  let block: FileRow[] = [];
  for (const row of rows) {
    block.push(row);
    if (block.length < rowsPerBlock) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}
