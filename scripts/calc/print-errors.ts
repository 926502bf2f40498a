/** Failed cells, one cause a line: what, whom, why, next step. */
import { type CellErrorRecord, type Program, tellFailure } from '@wagewright/calc-engine';
import { people } from './people.ts';
import { reader } from './reader.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Why there is no value, and what to do. */
export function failureText(program: Program, error: CellErrorRecord): string {
  const { why, remedy } = tellFailure(program, error, reader());
  return oneLine(`${why} ${remedy}`);
}

/** One failed cell with what it reads. */
export function printCellError(program: Program, error: CellErrorRecord, employee: string): string {
  const line = error.line > 0 ? `, line ${error.line + 1}` : '';
  const inputs = Object.entries(error.inputs).map(([name, value]) => `${name} ${value ?? 'blank'}`);
  const read = inputs.length === 0 ? '' : ` It reads ${inputs.join(', ')}.`;
  const { why, remedy } = tellFailure(program, error, reader());
  return oneLine(`${error.code} ${employee}${line} ${error.table}.${error.column}${range(error)} ${why}${read} ${remedy}`);
}

function range({ range }: CellErrorRecord): string {
  return range ? `:${range.from}-${range.to}` : '';
}

/** What fails for the same reason in several columns is one cause where the reason names a table, or a column of another one. */
function causeOf({ code, parameters, table, column }: CellErrorRecord): string {
  const isShared = parameters['table'] !== undefined || parameters['column']?.includes('.');
  return JSON.stringify([code, parameters, isShared ? '' : `${table}.${column}`]);
}

/** Cells that only follow from others are counted, not listed. */
export function printCellErrors(program: Program, errors: readonly CellErrorRecord[], employees: readonly string[]): string[] {
  const own = errors.filter(({ code }) => code !== 'DEPENDS_ON_ERROR');
  const lines = [...Map.groupBy(own, causeOf).values()].map((cells) => causeLine(program, cells, employees));
  const following = errors.length - own.length;
  if (following === 0) return lines;
  return [
    ...lines,
    `DEPENDS_ON_ERROR ${following} other ${following === 1 ? 'cell follows' : 'cells follow'} from these and need nothing of their own.`,
  ];
}

function causeLine(program: Program, cells: readonly CellErrorRecord[], employees: readonly string[]): string {
  const [first] = cells;
  if (!first) return '';
  const whom = [...new Set(cells.map(({ row }) => employees[row] ?? String(row)))];
  if (cells.length === 1) return printCellError(program, first, whom[0] ?? '');
  const columns = new Set(cells.map(({ table, column }) => `${table}.${column}`));
  const more = columns.size === 1 ? range(first) : ` and ${columns.size - 1} more ${columns.size === 2 ? 'column' : 'columns'}`;
  const { why, remedy } = tellFailure(program, first, reader());
  return oneLine(`${first.code} ${first.table}.${first.column}${more} ${why} ${people(whom, whom.length)} ${remedy}`);
}
