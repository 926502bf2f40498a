/** The check that runs in production: seeded rows of a chunk again by the reference evaluator, held against what the kernel stored. */
import type { ColumnPlan, Kernel, KernelInput, KernelOutput, OutputTable, RuleFinding, SampleDifference, TablePlan } from './api.ts';
import { findingAt, readingResult } from './codegen/found-by-rules.ts';
import { inputReader } from './codegen/input.ts';
import { evaluatorOf } from './codegen/kernel.ts';
import type { RowResult } from './reference/row.ts';
import { type Stored, storedToText } from './reference/stored.ts';
import { Failure } from './reference/values.ts';

const sampleRowsMin = 3;
/** A larger chunk is looked at as closely. */
const rowsPerSample = 2_000;

/** How many of a chunk's rows are checked. */
export const rowsSampled = (rows: number): number => Math.max(sampleRowsMin, Math.ceil(rows / rowsPerSample));

/** Rows drawn by a seed (a multiplicative generator, the same everywhere), or all of them where there are no more. */
export function drawRows(seed: number, rows: number, count: number): number[] {
  if (count >= rows) return Array.from({ length: rows }, (_, row) => row);
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % rows;
  });
}

/** Every cell of the seeded rows that differs; none may. */
export function verifySample(
  kernel: Kernel,
  output: KernelOutput,
  input: KernelInput,
  seed: number,
  count = rowsSampled(output.rows),
): readonly SampleDifference[] {
  const evaluator = evaluatorOf(kernel);
  return drawRows(seed, output.rows, count).flatMap((row) => {
    const result = evaluator.evaluateRow(inputReader(input, row));
    return [...output.tables.flatMap((table) => compareRow(table, row, result)), ...compareRules(kernel, output, row, result)];
  });
}

/** What the rules find in a row, by the stored cells of the reference evaluator. */
function compareRules({ program, stage }: Kernel, output: KernelOutput, row: number, result: RowResult): SampleDifference[] {
  const asked = program.ruleTables.filter(
    (table) => table.stage === stage && result.evaluator.steps.some((step) => step.table === table.no),
  );
  const cells = readingResult(result);
  const expected = program.rules.flatMap((plan, rule): RuleFinding[] => {
    if (!asked.some(({ no }) => no === plan.at.table)) return [];
    return Array.from({ length: result.lineCount(plan.at.table) }, (_, line) => line).flatMap((line): RuleFinding[] => {
      const stored = result.storedAt(plan.at, line);
      const failed = stored instanceof Failure;
      const isFound = failed ? stored.code !== 'DEPENDS_ON_ERROR' : stored === 1n;
      return isFound ? [findingAt(rule, plan, cells, { row, line, failed })] : [];
    });
  });
  const text = ({ line, failed, told, stamp }: RuleFinding): string =>
    `line ${line} ${failed ? 'failed' : 'true'} ${told.join(' ')} ${stamp}`;
  return program.rules.flatMap((plan, rule): SampleDifference[] => {
    const [kernel, reference] = [output.found, expected].map((list) =>
      list
        .filter((one) => one.rule === rule && one.row === row)
        .map(text)
        .join('; '),
    );
    if (kernel === reference) return [];
    return [{ row, line: 0, table: '(rules)', column: plan.code, kernel: kernel ?? null, reference: reference ?? null }];
  });
}

function compareRow(table: OutputTable, row: number, result: RowResult): SampleDifference[] {
  const plan = result.evaluator.table(table.no);
  const expected = result.lineCount(table.no);
  const found = table.first ? (table.first[row + 1] as number) - (table.first[row] as number) : 1;
  if (found !== expected)
    return [{ row, line: 0, table: plan.code, column: '(lines)', kernel: String(found), reference: String(expected) }];
  return Array.from({ length: found }, (_, line) => compareLine(table, plan, row, line, result)).flat();
}

function compareLine(table: OutputTable, plan: TablePlan, row: number, line: number, result: RowResult): SampleDifference[] {
  const item = itemOf(table, row, line);
  const at = { row, line, table: plan.code };
  let failed = 0;
  const differences = plan.columns.flatMap((column, index): SampleDifference[] => {
    const stored = result.storedAt({ table: table.no, column: index }, line);
    if (stored instanceof Failure) failed += 1;
    const expected = stored instanceof Failure ? null : stored;
    const found = readOutput(table, column, item);
    if (found === expected) return [];
    return [{ ...at, column: column.code, kernel: storedToText(found, column), reference: storedToText(expected, column) }];
  });
  const counted = table.errorCount[item] as number;
  if (failed === counted) return differences;
  return [...differences, { ...at, column: '(failed cells)', kernel: String(counted), reference: String(failed) }];
}

/** The place of a line in a table's arrays. */
export function itemOf(table: Pick<OutputTable, 'first'>, row: number, line: number): number {
  return table.first ? (table.first[row] as number) + line : row;
}

/** A stored cell of a kernel's output; null where it is blank or failed. */
export function readOutput(table: OutputTable, column: ColumnPlan, item: number): Exclude<Stored, Failure> {
  const index = column.position - 1;
  if (column.storage === 't') return table.t[index]?.[item] ?? null;
  const big = table.big.get(index)?.get(item);
  if (big !== undefined) return big;
  const value = table.v[index]?.[item] ?? Number.NaN;
  return Number.isNaN(value) ? null : BigInt(value);
}
