/** Results as CSV or JSON, to a folder (a file a table) or to standard output. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Format } from './read-arguments.ts';
import { cellText, type ResultCell, type ResultTable } from './results.ts';

/** Characters that are gathered before they are written. */
const blockCharacters = 1 << 20;

export type Write = (text: string) => void;

export function writeResults(tables: readonly ResultTable[], format: Format, out: string | null): void {
  if (out === null) writeToOutput(tables, format, (text) => void process.stdout.write(text));
  else writeToFolder(tables, format, out);
}

export function writeToFolder(tables: readonly ResultTable[], format: Format, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const table of tables) {
    const file = openSync(path.join(folder, `${table.plan.code}.${format}`), 'w');
    try {
      const write = gathering((text) => void writeSync(file, text));
      for (const part of formatTable[format](table)) write(part);
      if (format === 'json') write('\n');
      write(null);
    } finally {
      closeSync(file);
    }
  }
}

/** One CSV table stands alone; several have their names above them. JSON is one object with a list a table. */
function writeToOutput(tables: readonly ResultTable[], format: Format, to: Write): void {
  const write = gathering(to);
  for (const [index, table] of tables.entries()) {
    if (format === 'json') write(`${index === 0 ? '{\n' : ',\n'}${JSON.stringify(table.plan.code)}: `);
    else if (tables.length > 1) write(`${index === 0 ? '' : '\n'}# ${table.plan.code}\n`);
    for (const part of formatTable[format](table)) write(part);
  }
  if (format === 'json') write(tables.length === 0 ? '{}\n' : '\n}\n');
  write(null);
}

/** Writes in large blocks; null writes what is left. */
export function gathering(to: Write): (text: string | null) => void {
  let gathered = '';
  return (text) => {
    gathered += text ?? '';
    if (text !== null && gathered.length < blockCharacters) return;
    if (gathered !== '') to(gathered);
    gathered = '';
  };
}

export const formatTable: Readonly<Record<Format, (table: ResultTable) => Generator<string>>> = { csv: csvTable, json: jsonTable };

function* csvTable({ plan, keyHeaders, rows, key, cell }: ResultTable): Generator<string> {
  yield `${[...keyHeaders, ...plan.columns.map(({ code }) => code)].join(',')}\n`;
  for (let row = 0; row < rows; row += 1) {
    const fields = key(row).map(csvText);
    for (let column = 0; column < plan.columns.length; column += 1) fields.push(csvCell(cell(row, column)));
    yield `${fields.join(',')}\n`;
  }
}

/** A failed cell is never blank: it reads `#CODE`. */
function csvCell(cell: ResultCell): string {
  const text = cellText(cell);
  if (text === null) return '';
  return typeof cell === 'string' ? csvText(text) : text;
}

const decimal = /^-?\d+(\.\d+)?$/;
const readAsFormula = /^[=+\-@\t\r]/;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets show as plain text. */
export function csvText(text: string): string {
  const inert = readAsFormula.test(text) && !decimal.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Amounts stay text: a JSON number would lose trailing zeros and, beyond 15 digits, the amount. */
function* jsonTable({ plan, keyHeaders, rows, key, cell }: ResultTable): Generator<string> {
  yield '[';
  for (let row = 0; row < rows; row += 1) {
    const keys = key(row).map((value, index) => [keyHeaders[index] ?? '', value] as const);
    const cells = plan.columns.map(({ code }, column) => [code, cell(row, column)] as const);
    yield `${row === 0 ? '\n' : ',\n'}${JSON.stringify(Object.fromEntries<ResultCell>([...keys, ...cells]))}`;
  }
  yield '\n]';
}
