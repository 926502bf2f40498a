/** Rows of tables over all employees, made from the rows of their sources. PostgreSQL does the same in SQL; a test holds the two equal. */
import type { ColumnPlan, PivotAggregate, PivotPlan, Program, SharedRow, SharedTables, StoredPlace, TablePlan, UnionPlan } from '../api.ts';
import { compare, divide, type Fraction, fraction, fromMinor, roundToScale } from '../reference/fraction.ts';
import { int64Max, int64Min } from '../reference/stored.ts';
import { distinctRows, groupRows, type KeyPart } from './keys.ts';

/** A cell of a row being made; a failed one has no value. */
type Cell = bigint | string | null | typeof failed;
const failed = Symbol('failed');

/** Rows of a shared pivot or union from the rows of its source tables, of all employees. Throws RangeError on another table or without one of them. */
export function aggregateShared(program: Program, tableNo: number, sources: SharedTables): readonly SharedRow[] {
  const plan = program.tables.find((table) => table.no === tableNo);
  if (plan?.lines !== 'shared') throw new RangeError(`Table ${tableNo} is not a table over all employees.`);
  if (plan.pivot) return pivotRows(plan, plan.pivot, sourceOf(program, plan.pivot.of, sources));
  if (plan.union) return unionRows(plan, plan.union, program, sources);
  throw new RangeError(`Table ${plan.code} is made from no other.`);
}

interface Source {
  readonly rows: readonly SharedRow[];
  /** The value of a place; a failed cell by its column's code. */
  cell(row: SharedRow, place: StoredPlace): Cell;
}

function sourceOf(program: Program, no: number, sources: SharedTables): Source {
  const plan = program.tables.find((table) => table.no === no);
  const rows = sources.get(no);
  if (!plan || !rows) throw new RangeError(`The rows of table ${plan?.code ?? no} are missing.`);
  const codes = new Map(plan.columns.map(({ storage, position, code }) => [`${storage}${position}`, code]));
  const cell = (row: SharedRow, { storage, position }: StoredPlace): Cell => {
    if (row.failed.includes(codes.get(`${storage}${position}`) ?? '')) return failed;
    return (storage === 't' ? row.t : row.v)[position - 1] ?? null;
  };
  return { rows, cell };
}

const keyPart = (cell: Cell): KeyPart => (cell === failed ? null : cell);

function makeRow(columns: readonly ColumnPlan[], cells: readonly Cell[]): SharedRow {
  const row = { v: [] as (bigint | null)[], t: [] as (string | null)[], failed: [] as string[] };
  for (const [index, { storage, code }] of columns.entries()) {
    const cell = cells[index] ?? null;
    if (cell === failed) row.failed.push(code);
    if (storage === 't') row.t.push(typeof cell === 'string' ? cell : null);
    else row.v.push(typeof cell === 'bigint' ? cell : null);
  }
  return row;
}

/** Without groups there is one row, even of nothing. */
function pivotRows(plan: TablePlan, pivot: PivotPlan, source: Source): SharedRow[] {
  const keys = source.rows.map((row) => pivot.groupBy.map((place) => source.cell(row, place)));
  const groups = pivot.groupBy.length === 0 ? [[...source.rows.keys()]] : groupRows(keys.map((key) => key.map(keyPart)));
  return groups.map((indexes) => {
    const rows = indexes.flatMap((index) => source.rows[index] ?? []);
    if (indexes.some((index) => keys[index]?.includes(failed)))
      return makeRow(
        plan.columns,
        plan.columns.map(() => failed),
      );
    const values = pivot.aggregates.map((aggregate) => aggregateOf(aggregate, rows, source));
    return makeRow(plan.columns, [...(keys[indexes[0] ?? -1] ?? []), ...values]);
  });
}

function aggregateOf(aggregate: PivotAggregate, rows: readonly SharedRow[], source: Source): Cell {
  if (aggregate.position === 0) return toColumn(fraction(BigInt(rows.length)), aggregate.column);
  const cells = rows.map((row) => source.cell(row, aggregate));
  if (cells.includes(failed)) return failed;
  const present = cells.filter((cell) => cell !== null);
  if (aggregate.aggregate === 'count') return toColumn(fraction(BigInt(present.length)), aggregate.column);
  const values = present.flatMap((cell) => (typeof cell === 'bigint' ? fromMinor(cell, aggregate.sourceScale) : []));
  const value = valueOf(aggregate.aggregate, values, aggregate.sourceScale);
  return value && toColumn(value, aggregate.column);
}

function valueOf(name: 'sum' | 'min' | 'max' | 'average', values: readonly Fraction[], scale: number): Fraction | null {
  const sum = fromMinor(
    values.reduce((total, { n }) => total + n, 0n),
    scale,
  );
  const [first] = values;
  if (name === 'sum') return sum;
  if (!first) return null;
  if (name === 'average') return divide(sum, fraction(BigInt(values.length)));
  return values.reduce((best, value) => (compare(value, best) < 0 === (name === 'min') ? value : best), first);
}

function toColumn(value: Fraction, column: ColumnPlan): Cell {
  const minor = roundToScale(value, column.scale, column.rounding);
  return minor >= int64Min && minor <= int64Max ? minor : failed;
}

function unionRows(plan: TablePlan, union: UnionPlan, program: Program, sources: SharedTables): SharedRow[] {
  const rows = union.of.flatMap(({ table, columns }) => {
    const source = sourceOf(program, table, sources);
    return source.rows.map((row) =>
      plan.columns.map((column, index): Cell => {
        const place = columns[index];
        const cell = place ? source.cell(row, place) : null;
        return place && typeof cell === 'bigint' ? toColumn(fromMinor(cell, place.sourceScale), column) : cell;
      }),
    );
  });
  const { dedup } = union;
  const kept = dedup
    ? distinctRows(
        rows.map((cells) => dedup.by.map((index) => keyPart(cells[index] ?? null))),
        dedup.keep,
      )
    : [...rows.keys()];
  return kept.map((index) => makeRow(plan.columns, rows[index] ?? []));
}
