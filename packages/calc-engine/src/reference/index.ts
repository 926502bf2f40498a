/** Single rows by the reference evaluator. */
import type { CellValue, Program, RowInput, RowValues, RunFacts } from '../api.ts';
import { rowReader } from '../codegen/input.ts';
import { RowEvaluator } from './evaluator.ts';

/** Every column that the given shared tables allow to calculate, line by line. `row` is only copied into error records. */
export function evaluateRow(program: Program, facts: RunFacts, input: RowInput, row = 0): RowValues {
  const result = new RowEvaluator(program, facts).evaluateRow(rowReader(input));
  const tables = new Map<number, Map<string, CellValue>[]>();
  for (const step of result.evaluator.steps) {
    if (step.column === null || step.table > program.tables.length) continue;
    const { code } = result.evaluator.columnPlan(step);
    const lines = tables.get(step.table) ?? Array.from({ length: result.lineCount(step.table) }, () => new Map<string, CellValue>());
    for (const [line, cells] of lines.entries()) cells.set(code, result.cellValue(step, row, line));
    tables.set(step.table, lines);
  }
  return tables;
}
