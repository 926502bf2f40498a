/** The check that runs in production: seeded rows of a chunk again by the reference evaluator, held against what the kernel stored. */
import type { ColumnPlan, Kernel, KernelInput, KernelOutput, OutputTable, SampleDifference } from './api.ts';
import { inputReader } from './codegen/input.ts';
import { evaluatorOf } from './codegen/kernel.ts';
import { type RowResult, type Stored, storedToText } from './reference/row.ts';
import { Failure } from './reference/values.ts';

const sampleRows = 3;

/** Rows drawn by a seed (a multiplicative generator, the same everywhere), or all of them where there are no more. */
export function drawRows(seed: number, rows: number, count: number): number[] {
  if (count >= rows) return Array.from({ length: rows }, (_, row) => row);
  let state = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % rows;
  });
}

/** Every cell of `count` seeded rows that differs; none may. */
export function verifySample(
  kernel: Kernel,
  output: KernelOutput,
  input: KernelInput,
  seed: number,
  count = sampleRows,
): readonly SampleDifference[] {
  const evaluator = evaluatorOf(kernel);
  return drawRows(seed, output.rows, count).flatMap((row) => {
    const result = evaluator.evaluateRow(inputReader(input, row));
    return output.tables.flatMap((table) => compareRow(table, row, result));
  });
}

function compareRow(table: OutputTable, row: number, result: RowResult): SampleDifference[] {
  const { evaluator } = result;
  const plan = evaluator.program.tables.find((candidate) => candidate.no === table.no);
  const differences = (plan?.columns ?? []).flatMap((column, index): SampleDifference[] => {
    const stored = result.storedAt({ table: table.no, column: index });
    const expected = stored instanceof Failure ? null : stored;
    const found = readOutput(table, column, row);
    if (found === expected) return [];
    return [
      {
        row,
        line: 0,
        table: plan?.code ?? '',
        column: column.code,
        kernel: storedToText(found, column),
        reference: storedToText(expected, column),
      },
    ];
  });
  const failed = (plan?.columns ?? []).filter((_, index) => result.storedAt({ table: table.no, column: index }) instanceof Failure).length;
  const counted = table.errorCount[row] ?? 0;
  if (failed === counted) return differences;
  return [
    ...differences,
    { row, line: 0, table: plan?.code ?? '', column: '(failed cells)', kernel: String(counted), reference: String(failed) },
  ];
}

/** A stored cell of a kernel's output; null where it is blank or failed. */
export function readOutput(table: OutputTable, column: ColumnPlan, row: number): Exclude<Stored, Failure> {
  const index = column.position - 1;
  if (column.storage === 't') return table.t[index]?.[row] ?? null;
  const big = table.big.get(index)?.get(row);
  if (big !== undefined) return big;
  const value = table.v[index]?.[row] ?? Number.NaN;
  return Number.isNaN(value) ? null : BigInt(value);
}
