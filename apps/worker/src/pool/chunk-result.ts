import type { KernelOutput, OutputTable } from '@wagewright/calc-engine';
import type { ChunkResult, PayeeRange, ResultColumn, ResultShape } from '@wagewright/db/payroll/runs';

type Figures = NonNullable<ResultShape['summary']>;

/** Employees that a breach of net = gross − deductions names. */
const unbalancedMax = 5;

/** Sum of a column over the rows that `skip` leaves in; exact, though most of it runs in doubles. */
export function sumColumn(table: OutputTable, column: number, rows: number, skip: Uint8Array | undefined): bigint {
  const values = table.v[column] as Float64Array;
  let total = 0n;
  let sum = 0;
  for (let row = 0; row < rows; row++) {
    const value = values[row] as number;
    if (value !== value || (skip !== undefined && skip[row] === 1)) continue;
    const next = sum + value;
    if (next <= Number.MAX_SAFE_INTEGER && next >= -Number.MAX_SAFE_INTEGER) sum = next;
    else {
      total += BigInt(sum);
      sum = value;
    }
  }
  for (const [row, value] of table.big.get(column) ?? []) if (skip?.[row] !== 1) total += value;
  return total + BigInt(sum);
}

/** The exact value of a cell in minor units, or undefined where it is blank or failed. */
function valueAt(table: OutputTable, column: number, row: number): bigint | undefined {
  const value = (table.v[column] as Float64Array)[row] as number;
  return value === value ? BigInt(value) : table.big.get(column)?.get(row);
}

/** Whether a payee's figures are all there and do not agree. */
function disagree(tables: ReadonlyMap<number, OutputTable>, { gross, deductions, net }: Figures, row: number): boolean {
  const at = ({ tableNo, position }: ResultColumn) => valueAt(tables.get(tableNo) as OutputTable, position - 1, row);
  const [g, d, n] = [at(gross), at(deductions), at(net)];
  if (g === undefined || d === undefined || n === undefined) return false;
  // money of one definition has one scale; where it has not, the finer figures are compared at the finest
  const scale = Math.max(gross.scale, deductions.scale, net.scale);
  const lift = (column: ResultColumn) => 10n ** BigInt(scale - column.scale);
  return g * lift(gross) - d * lift(deductions) !== n * lift(net);
}

/** Payees whose figures do not agree. Those of one scale are compared in doubles, whose safe integers subtract exactly. */
function findUnbalanced(tables: ReadonlyMap<number, OutputTable>, shape: ResultShape, payees: PayeeRange): number[] {
  const { summary } = shape;
  if (!summary) return [];
  const columns = [summary.gross, summary.deductions, summary.net].map(
    ({ tableNo, position }) => tables.get(tableNo)?.v[position - 1] as Float64Array,
  ) as [Float64Array, Float64Array, Float64Array];
  const [gross, deductions, net] = columns;
  const plain = summary.gross.scale === summary.net.scale && summary.deductions.scale === summary.net.scale;
  const found: number[] = [];
  for (let row = 0; row < payees.employeeIds.length && found.length < unbalancedMax; row++) {
    if (plain && (gross[row] as number) - (deductions[row] as number) === net[row]) continue;
    if (payees.held[row] !== 1 && disagree(tables, summary, row)) found.push(payees.employeeIds[row] as number);
  }
  return found;
}

function countFailing({ errors, tables, rows }: KernelOutput): { errors: number; payeesWithErrors: number } {
  if (errors.length === 0) return { errors: 0, payeesWithErrors: 0 };
  let [count, payeesWithErrors] = [0, 0];
  for (let row = 0; row < rows; row++) {
    let failed = 0;
    for (const { errorCount } of tables) failed += errorCount[row] as number;
    count += failed;
    if (failed > 0) payeesWithErrors++;
  }
  return { errors: count, payeesWithErrors };
}

/** Counts and sums what the chunk computed, exactly. */
export function countChunk(output: KernelOutput, shape: ResultShape, payees: PayeeRange): ChunkResult {
  const { rows } = output;
  const tables = new Map(output.tables.map((table) => [table.no, table]));
  const held = payees.held.reduce((sum, flag) => sum + flag, 0);
  const sums = (skip: Uint8Array | undefined, columns: readonly ResultColumn[]) =>
    Object.fromEntries(
      columns.map(({ tableNo, position, path }) => [path, String(sumColumn(tables.get(tableNo) as OutputTable, position - 1, rows, skip))]),
    );
  const figures = shape.summary ? Object.values(shape.summary) : [];
  return {
    payees: rows,
    held,
    rows: Object.fromEntries(shape.tableNumbers.map((no) => [no, rows])),
    ...countFailing(output),
    referenceRows: output.referenceRows,
    paid: sums(held > 0 ? payees.held : undefined, shape.sums),
    stored: sums(undefined, figures),
    unbalanced: findUnbalanced(tables, shape, payees),
  };
}
