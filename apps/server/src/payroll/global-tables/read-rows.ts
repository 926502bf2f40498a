/** Rows of a version out of a file, through the one reader of files (docs/files.md). */
import { type ParameterColumn, parameterTableSchema } from '@wagewright/contracts/definition';
import {
  type ColumnSpec,
  describeProblems,
  FileError,
  type FileLimits,
  type FileProblem,
  openFile,
  placeText,
  readTable,
  type Value,
  type ValueType,
} from '@wagewright/files';
import type { TableContent } from '../copies/index.ts';
import { tableOf } from './table-content.ts';

/** A file that fits into a request, and what it may unpack to. */
const limits: Partial<FileLimits> = { unpackedBytesMax: 50 * 2 ** 20, rowsMax: 20_000, cellsMax: 2_000_000, millisecondsMax: 5_000 };

export interface GivenFile {
  readonly fileName: string;
  readonly base64: string;
  readonly sheet?: string | undefined;
  readonly decimalMark?: 'point' | 'comma' | undefined;
  readonly dateOrder?: 'day-first' | 'month-first' | undefined;
}

type Cell = string | number | boolean;
export interface ReadRow {
  /** `rates.xlsx#2026!A2`. */
  readonly place: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

type Said = { readonly en: string; readonly 'zh-CN': string };
export interface ReadRows {
  readonly rows: readonly ReadRow[];
  readonly problems: readonly Said[];
  readonly notes: readonly Said[];
}

interface Spec extends ColumnSpec {
  readonly column: ParameterColumn;
}

const typeOf = ({ type, display }: ParameterColumn): ValueType => (type === 'decimal' && display.percentage ? 'percentage' : type);

function specOf(column: ParameterColumn): Spec {
  const { scale, currency, code } = column;
  return { column, label: code, type: typeOf(column), ...(scale === undefined ? {} : { scale }), ...(currency && { currency }) };
}

const say = (problems: readonly FileProblem[]): Said[] => {
  const [english, chinese] = [describeProblems(problems, 'en'), describeProblems(problems, 'zh-CN')];
  return english.map((line, index) => ({ en: line, 'zh-CN': chinese[index] ?? line }));
};

/** Digits of a number that a JSON number keeps; longer ones are written as text. */
const digitsKept = 15;

function cellOf(value: Value, { type }: Spec): Cell | null {
  if (value === null || typeof value === 'boolean' || type === 'text' || type === 'date') return value;
  return value.replaceAll(/\D/g, '').length > digitsKept ? value : Number(value);
}

const refused = (problem: FileProblem): ReadRows => ({ rows: [], problems: say([problem]), notes: [] });

/** Columns are found by code or by name, in either language; those that the file lacks are blank. */
export async function readRows(content: TableContent, file: GivenFile): Promise<ReadRows> {
  const table = parameterTableSchema.parse(tableOf(content, 'T'));
  const specs = table.columns.map(specOf);
  const key = specs.find(({ column }) => column.code === (table.key[0] ?? table.bracket?.column)) ?? specs[0];
  if (!key) return { rows: [], problems: [], notes: [] };
  const names = ({ column: { code, name } }: Spec): string[] => [code, name.en, name['zh-CN']].map((one) => one.toLowerCase());
  const columns = {
    all: specs,
    find: (header: string) => specs.find((spec) => names(spec).includes(header.toLowerCase())),
    hint: () => specs.map(({ label }) => label).join(', '),
  };
  const { decimalMark, dateOrder, sheet } = file;
  const notation = { ...(decimalMark && { decimalMark }), ...(dateOrder && { dateOrder }) };
  try {
    const bytes = Buffer.from(file.base64, 'base64');
    const opened = await openFile(bytes, file.fileName, { limits, ...(sheet === undefined ? {} : { sheet }) });
    const read = await readTable(opened, { columns, key, notation });
    const rows = read.rows.map((row, index): ReadRow => {
      const cells = specs.flatMap((spec) => {
        const cell = cellOf(read.values.get(spec)?.[index] ?? null, spec);
        return cell === null ? [] : [[spec.column.code, cell] as const];
      });
      return { place: placeText(opened.place({ ...row, cells: [] }, 1)), cells: Object.fromEntries(cells) };
    });
    return { rows, problems: say(read.problems), notes: say(read.notes) };
  } catch (error) {
    if (error instanceof FileError) return refused(error.problem);
    throw error;
  }
}
