/** Files cut, doubled and filled with what does not belong there: each is read or refused with a reason, soon, and nothing else is ever thrown. */
import { type ColumnSpec, describeProblems, FileError, type FileProblem, openFile, readTable } from '../../src/index.ts';
import { key } from '../support/tables.ts';
import { type BookFacts, book, bookParts, number, type Part, row, text, zip } from '../support/workbooks.ts';

/** Where chance comes from. */
export interface Chance {
  /** A whole number from 0, below `below`. */
  int(below: number): number;
}

export interface FilesFuzz {
  files: number;
  /** Files that are no table. */
  refused: number;
  readonly failures: string[];
}

const millisecondsMax = 2_000;
/** What no sentence for people holds. */
const machinery = /undefined|NaN|\[object|\{\w+\}|TypeError|RangeError/;

const columns: readonly ColumnSpec[] = [
  { label: 'amount', type: 'money', scale: 2, currency: 'CNY' },
  { label: 'rate', type: 'percentage' },
  { label: 'day', type: 'date' },
  { label: 'yes', type: 'boolean' },
  { label: 'count', type: 'integer' },
  { label: 'name', type: 'text' },
];

const texts: readonly string[] = [
  'id,amount,rate,day,yes,count,name\n1,1234.50,8%,2026-01-31,yes,3,Ann\n2,"1,234.50",0.08,31/01/2026,no,,"B ""x"""\n',
  'id;amount;day\n1;1.234,50;31.01.2026\n2;-5,00;1.2.26\n合计;1.229,50;\n',
  'id\tamount\tname\n001\t¥1,234.50\t张三\n002\t（5.00）\t李四\n',
];

const workbook: BookFacts = {
  sheets: {
    Staff: [
      row(1, text('A1', 'id'), text('B1', 'amount'), text('C1', 'day'), text('D1', 'rate')),
      row(2, text('A2', '1'), number('B2', '1234.5'), number('C2', '46053', 1), number('D2', '0.08', 2)),
      row(3, '<c r="A3" t="s"><v>0</v></c>', number('B3', '-5'), number('C3', '46054', 1), '<c r="D3" t="e"><v>#N/A</v></c>'),
    ].join(''),
    Notes: row(1, text('A1', 'nothing')),
  },
  formats: ['yyyy-mm-dd', '0.00%'],
  texts: ['2'],
  after: '<mergeCells><mergeCell ref="A5:B6"/></mergeCells>',
};

/** Bits and pieces that files trip over. */
const pieces = [
  '"',
  '""',
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u0000',
  '\ufeff',
  '\ud800',
  '=1+1',
  '1e999',
  '-',
  '99999999999999999999',
  '0.1.2',
  '31/02/2026',
  '2026-13-45',
  '#REF!',
  '<c r="ZZZZ99999999"><v>1</v></c>',
  '<row r="0">',
  '</row>',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '&a;',
  '&#x110000;',
  '<v>',
  ']]>',
  'sep=;\n',
  'id',
  'amount',
  '工号',
];

function changed(bytes: Uint8Array, chance: Chance): Uint8Array {
  let now = Buffer.from(bytes);
  for (let times = 1 + chance.int(4); times > 0; times -= 1) {
    const [from, length] = [chance.int(now.length + 1), chance.int(24)];
    const [before, part, after] = [now.subarray(0, from), now.subarray(from, from + length), now.subarray(from + length)];
    const piece = Buffer.from(pieces[chance.int(pieces.length)] ?? '');
    const kinds = [
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, part, part, part, after]),
      () => Buffer.concat([before, piece, part, after]),
      () => Buffer.concat([before, piece, after]),
      () => before,
      () => Buffer.concat([before, part.map(() => chance.int(256)), after]),
    ];
    now = Buffer.from((kinds[chance.int(kinds.length)] ?? kinds[0])?.() ?? now);
  }
  return Uint8Array.from(now);
}

/** A text in some encoding, a workbook with a changed part, or a workbook whose archive is changed. */
function makeFile(chance: Chance): Uint8Array {
  const kind = chance.int(5);
  if (kind === 0) return changed(book(workbook), chance);
  if (kind === 1) {
    const parts = bookParts(workbook);
    const at = chance.int(parts.length);
    return zip(parts.map((part, index): Part => (index === at ? { ...part, content: changed(Buffer.from(part.content), chance) } : part)));
  }
  const source = texts[chance.int(texts.length)] ?? '';
  const utf16 = kind === 2;
  return changed(utf16 ? Buffer.from(`\ufeff${source}`, 'utf16le') : Buffer.from(source), chance);
}

function problemOfWords(problems: readonly FileProblem[]): string | null {
  const said = [...describeProblems(problems, 'en'), ...describeProblems(problems, 'zh-CN')];
  if (problems.length > 0 && said.length === 0) return 'problems without words';
  return said.find((line) => line.length < 4 || machinery.test(line)) ?? null;
}

/** What is wrong with how a file is read; null where nothing is. */
async function problemOf(bytes: Uint8Array, report: FilesFuzz): Promise<string | null> {
  try {
    const sheet = await openFile(bytes, 'staff');
    const find = (header: string): ColumnSpec | undefined => [key, ...columns].find(({ label }) => label === header);
    const read = await readTable(sheet, { columns: { all: columns, find, hint: () => 'Correct it.' }, key, notation: {} });
    const uneven = [...read.values.values()].some((values) => values.length !== read.rows.length);
    return uneven ? 'columns of different lengths' : problemOfWords([...read.problems, ...read.notes]);
  } catch (error) {
    if (!(error instanceof FileError)) return error instanceof Error ? `${error.stack}` : String(error);
    report.refused += 1;
    return problemOfWords([error.problem]);
  }
}

/** @param chanceOf chance for a file, by its seed */
export async function fuzzFiles(count: number, seed: number, chanceOf: (seed: number) => Chance): Promise<FilesFuzz> {
  const report: FilesFuzz = { files: 0, refused: 0, failures: [] };
  for (let index = 0; index < count && report.failures.length < 5; index += 1) {
    const own = (seed * 1_000_003 + index) >>> 0;
    const bytes = makeFile(chanceOf(own));
    const started = process.cpuUsage();
    const problem = await problemOf(bytes, report);
    const { user, system } = process.cpuUsage(started);
    const milliseconds = (user + system) / 1_000;
    report.files += 1;
    const slow = milliseconds > millisecondsMax ? `takes ${milliseconds.toFixed(0)} ms` : null;
    if (problem ?? slow) report.failures.push(`file, seed ${own}: ${problem ?? slow}`);
  }
  return report;
}
