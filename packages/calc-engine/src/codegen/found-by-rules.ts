/** What verification rules find in a chunk: the rows where a hidden column is true, with what their messages show. */
import type { CellErrorRecord, ColumnPlan, OutputTable, Program, RuleFinding, RulePlan } from '../api.ts';
import type { CheckedRead, ColumnAddress } from '../definition/checked-program.ts';
import type { RowEvaluator } from '../reference/evaluator.ts';
import { fingerprint } from '../reference/fingerprint.ts';
import type { RowResult } from '../reference/row.ts';
import { type Stored, storedToText } from '../reference/stored.ts';
import { Failure } from '../reference/values.ts';
import { placesOf } from '../tables/item-places.ts';
import type { ChunkArrays } from './chunk-arrays.ts';

/** One employee's cells as they are stored, whoever calculated them. */
export interface RowCells {
  readonly evaluator: RowEvaluator;
  cell(at: ColumnAddress, line: number): Stored;
  count(table: number): number;
}

/** Rows that the reference evaluator has gone through. */
export const readingResult = (result: RowResult): RowCells => ({
  evaluator: result.evaluator,
  cell: (at, line) => result.storedAt(at, line),
  count: (table) => result.lineCount(table),
});

/** Rows that generated code has gone through: nothing of them failed or is too large for a double. */
export function readingArrays(evaluator: RowEvaluator, arrays: ChunkArrays): (row: number) => RowCells {
  return (row) => ({
    evaluator,
    cell: (at, line) => {
      const plan = evaluator.columnPlan(at);
      const first = evaluator.linesOf(at.table) === null ? undefined : arrays.lines(at.table)?.first;
      const value = arrays.column(at.table, plan)[first ? (first[row] as number) + line : row];
      if (typeof value === 'string') return value;
      return value === undefined || value === null || Number.isNaN(value) ? null : BigInt(value);
    },
    count: (table) => {
      const first = evaluator.linesOf(table) === null ? undefined : arrays.lines(table)?.first;
      return first ? (first[row + 1] as number) - (first[row] as number) : 1;
    },
  });
}

/** A cell that the message shows: of its table's one row, or of the rule's line. */
function told(cells: RowCells, at: ColumnAddress, line: number): string | null {
  const { evaluator } = cells;
  const plan: ColumnPlan = evaluator.columnPlan(at);
  return storedToText(cells.cell(at, evaluator.linesOf(at.table) === null ? 0 : line), plan);
}

/** Of what is read at the own line that line counts; of what is walked all lines of the employee. Rates belong to nobody. */
function readText(cells: RowCells, { walked, ...at }: CheckedRead, line: number): string {
  const { evaluator } = cells;
  if (evaluator.tables.has(at.table)) return '';
  const own =
    evaluator.linesOf(at.table) === null ? [0] : walked ? Array.from({ length: cells.count(at.table) }, (_, index) => index) : [line];
  return own
    .map((item) => {
      const stored = cells.cell(at, item);
      return stored instanceof Failure ? stored.code : stored === null ? '' : String(stored);
    })
    .join(',');
}

export function findingAt(
  rule: number,
  plan: RulePlan,
  cells: RowCells,
  { row, line, failed }: Pick<RuleFinding, 'row' | 'line' | 'failed'>,
): RuleFinding {
  return {
    rule,
    row,
    line,
    failed,
    told: [...plan.places.values()].map((at) => told(cells, at, line)),
    stamp: fingerprint(plan.reads.map((read) => readText(cells, read, line)).join(';')),
  };
}

/** Rule by rule, rows rising. */
export function findByRules(
  program: Program,
  tables: readonly OutputTable[],
  errors: readonly CellErrorRecord[],
  cellsOf: (row: number) => RowCells,
): RuleFinding[] {
  const byNumber = new Map(tables.map((table) => [table.no, table]));
  return program.rules.flatMap((plan, rule): RuleFinding[] => {
    const table = byNumber.get(plan.at.table);
    if (!table) return [];
    const failures = errors.filter(
      ({ tableNo, column, code }) => tableNo === plan.at.table && column === plan.code && code !== 'DEPENDS_ON_ERROR',
    );
    const failed = failures.map(({ row, line }) => ({ row, line, failed: true }));
    const places = [...truePlaces(table, plan.at.column), ...failed].sort((a, b) => a.row - b.row || a.line - b.line);
    return places.map((place) => findingAt(rule, plan, cellsOf(place.row), place));
  });
}

/** Hidden tables have numbers only, so that a column's index is its place. */
function truePlaces({ v, first, errorCount }: OutputTable, column: number): Pick<RuleFinding, 'row' | 'line' | 'failed'>[] {
  const values = v[column];
  const items: number[] = [];
  for (let item = 0; item < errorCount.length; item += 1) if (values?.[item] === 1) items.push(item);
  return [...placesOf(items, first)].map(({ row, line }) => ({ row, line, failed: false }));
}
