/** A CSV file with a header, as records by column. */
import { readFileSync } from 'node:fs';
import { type CsvRecord, CsvSyntaxError, CsvText, parseCsv } from './parse-csv.ts';
import { type ProblemList, refuse } from './problems.ts';

export interface CsvFile {
  readonly source: CsvText;
  readonly header: CsvRecord;
  readonly records: Iterable<CsvRecord>;
}

/** @throws InputProblems where the file is not there or not UTF-8; iterating, where it is not CSV */
export function readCsv(file: string): CsvFile {
  const source = new CsvText(file, readText(file));
  const records = guarded(source);
  const first = records.next();
  if (first.done) return refuse(`${file}:1:1: The file is empty. Its first line names the columns.`);
  return { source, header: first.value, records };
}

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    return refuse(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse(`${file}: is not UTF-8 text. Save it as "CSV UTF-8".`);
  }
}

function* guarded(source: CsvText): Generator<CsvRecord> {
  try {
    yield* parseCsv(source);
  } catch (error) {
    if (error instanceof CsvSyntaxError) refuse(`${source.place(error.offset)}: ${error.message}`);
    throw error;
  }
}

/** Records of exactly these columns, in this order; reports a header or a record that has others. */
export function* fixedRecords(csv: CsvFile, columns: readonly string[], problems: ProblemList): Generator<CsvRecord> {
  const { source, header, records } = csv;
  if (header.fields.length !== columns.length || header.fields.some((field, index) => field.trim().toLowerCase() !== columns[index])) {
    problems.add(`${source.place(0)}: The first line must be "${columns.join(',')}".`);
    return;
  }
  for (const record of records) {
    if (record.fields.length === columns.length) yield record;
    else problems.add(`${source.place(record.starts[0] ?? 0)}: ${record.fields.length} fields; the header has ${columns.length}.`);
  }
}
