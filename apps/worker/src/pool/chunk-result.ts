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

const linesOf = ({ first }: OutputTable, rows: number): number => (first ? (first[rows] as number) : rows);

/** The flags of a table's lines, each that of its row. */
function byLine({ first }: OutputTable, rows: number, flags: Uint8Array): Uint8Array {
  if (!first) return flags;
  const lines = new Uint8Array(first[rows] as number);
  for (let row = 0; row < rows; row++) lines.fill(flags[row] as number, first[row], first[row + 1]);
  return lines;
}

/** What a payee's lines of a column add up to in minor units, or undefined where one of them is blank or failed. */
function valueOf(table: OutputTable, column: number, row: number): bigint | undefined {
  const values = table.v[column] as Float64Array;
  const [from, to] = table.first ? [table.first[row] as number, table.first[row + 1] as number] : [row, row + 1];
  let sum = 0n;
  for (let entry = from; entry < to; entry++) {
    const value = values[entry] as number;
    const exact = value === value ? BigInt(value) : table.big.get(column)?.get(entry);
    if (exact === undefined) return undefined;
    sum += exact;
  }
  return sum;
}

type Figure = keyof Figures;
type FigureTables = Readonly<Record<Figure, OutputTable>>;

/** The tables of the figures, where this stage calculates all of them; figures of several stages are compared in the database. */
function figureTables(tables: ReadonlyMap<number, OutputTable>, { gross, deductions, net }: Figures): FigureTables | undefined {
  const [g, d, n] = [tables.get(gross.tableNo), tables.get(deductions.tableNo), tables.get(net.tableNo)];
  return g && d && n && { gross: g, deductions: d, net: n };
}

/** Whether a payee's figures are all there and do not agree. */
function disagree(tables: FigureTables, figures: Figures, row: number): boolean {
  const at = (figure: Figure) => valueOf(tables[figure], figures[figure].position - 1, row);
  const [g, d, n] = [at('gross'), at('deductions'), at('net')];
  if (g === undefined || d === undefined || n === undefined) return false;
  // money of one definition has one scale; where it has not, the finer figures are compared at the finest
  const { gross, deductions, net } = figures;
  const scale = Math.max(gross.scale, deductions.scale, net.scale);
  const lift = (column: ResultColumn) => 10n ** BigInt(scale - column.scale);
  return g * lift(gross) - d * lift(deductions) !== n * lift(net);
}

/** Payees whose figures do not agree. Those of one scale and one row are compared in doubles, whose safe integers subtract exactly. */
function findUnbalanced(tables: FigureTables | undefined, { summary }: ResultShape, payees: PayeeRange): number[] {
  if (!summary || !tables) return [];
  const plain =
    summary.gross.scale === summary.net.scale &&
    summary.deductions.scale === summary.net.scale &&
    Object.values(tables).every(({ first }) => first === null);
  const column = (figure: Figure) => tables[figure].v[summary[figure].position - 1] as Float64Array;
  const [gross, deductions, net] = [column('gross'), column('deductions'), column('net')];
  const found: number[] = [];
  for (let row = 0; row < payees.employeeIds.length && found.length < unbalancedMax; row++) {
    if (plain && (gross[row] as number) - (deductions[row] as number) === net[row]) continue;
    if (payees.held[row] !== 1 && disagree(tables, summary, row)) found.push(payees.employeeIds[row] as number);
  }
  return found;
}

/** Counts and sums what the chunk computed, exactly. */
export function countChunk(output: KernelOutput, shape: ResultShape, payees: PayeeRange): ChunkResult {
  const { rows } = output;
  const tables = new Map(output.tables.map((table) => [table.no, table]));
  const held = payees.held.reduce((sum, flag) => sum + flag, 0);
  const sums = (flags: Uint8Array | undefined, columns: readonly ResultColumn[]) => {
    const skips = new Map(output.tables.map((table) => [table.no, flags && byLine(table, rows, flags)]));
    return Object.fromEntries(
      columns.flatMap(({ tableNo, position, path }) => {
        const table = tables.get(tableNo);
        return table ? [[path, String(sumColumn(table, position - 1, linesOf(table, rows), skips.get(tableNo)))]] : [];
      }),
    );
  };
  const { summary } = shape;
  return {
    payees: rows,
    held,
    rows: Object.fromEntries(output.tables.map((table) => [table.no, linesOf(table, rows)])),
    errors: output.errors.length,
    referenceRows: output.referenceRows,
    paid: sums(held > 0 ? payees.held : undefined, shape.sums),
    stored: sums(undefined, summary ? Object.values(summary) : []),
    unbalanced: findUnbalanced(summary ? figureTables(tables, summary) : undefined, shape, payees),
  };
}
