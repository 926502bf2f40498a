/** Single rows by the reference evaluator. */
import type { CellValue, Program, RowInput, RowValues, RunFacts } from '../api.ts';
import { rowReader } from '../codegen/input.ts';
import { RowEvaluator } from './row.ts';

/** Every data column of one employee. `row` is only copied into error records. */
export function evaluateRow(program: Program, facts: RunFacts, input: RowInput, row = 0): RowValues {
  const result = new RowEvaluator(program, facts.period).evaluateRow(rowReader(input));
  const tables = new Map<number, Map<string, CellValue>>();
  for (const column of program.checked.columns) {
    const cells = tables.get(column.table) ?? new Map<string, CellValue>();
    cells.set(result.evaluator.columnPlan(column).code, result.cellValue(column, row));
    tables.set(column.table, cells);
  }
  return new Map([...tables].map(([no, cells]) => [no, [cells]]));
}
