import { AppError } from '@wagewright/contracts';
import { type PivotAggregate, pivotLimits } from '@wagewright/contracts/payroll/tables';
import { decimalText } from '../runs/index.ts';
import { countBy, extremeBy, type Grouping, noGroup, sumBy } from './columns/aggregate.ts';
import { type Column, isBlank, type RowNumbers } from './columns/column.ts';
import { findRows, readColumn, shapeOf, unordered } from './columns/find-rows.ts';
import { groupBy, nested } from './columns/group-codes.ts';
import { writeNumber } from './columns/match-condition.ts';
import { type OpenTable, withTable } from './columns/open-table.ts';
import type { ResultReader } from './columns/result-cache.ts';
import { type NameInLanguages, namesOf, writeGroups } from './group-result.ts';
import type { RowFilter } from './row-filter.ts';

export interface Measure {
  readonly aggregate: PivotAggregate;
  readonly column?: string | undefined;
}

export interface PivotQuery extends RowFilter {
  readonly rows: readonly string[];
  readonly across: readonly string[];
  readonly measures: readonly Measure[];
  /** Groups that are answered; left out: as many as a screen shows. */
  readonly most?: { readonly rows: number; readonly columns: number };
}

const shownMost = { rows: pivotLimits.rowsMax, columns: pivotLimits.columnsMax };

/** What a group says of each field. */
export type PivotHead = readonly { readonly value: string | null; readonly name: NameInLanguages | null }[];

type Figures = (string | null)[];

export interface PivotResult {
  readonly scales: number[];
  readonly rowsTotal: number;
  readonly columnsTotal: number;
  readonly rows: PivotHead[];
  readonly columns: PivotHead[];
  readonly cells: Figures[][];
  readonly rowTotals: Figures[];
  readonly columnTotals: Figures[];
  readonly total: Figures;
}

/** One side of a pivot: its groups, the first of which are shown. */
interface Side {
  readonly codes: Uint32Array;
  readonly total: number;
  readonly shown: number;
  readonly heads: PivotHead[];
}

async function sideOf(open: OpenTable, fields: readonly string[], rows: RowNumbers, most: number): Promise<Side> {
  if (fields.length === 0) return { codes: new Uint32Array(open.places.count), total: 1, shown: 1, heads: [[]] };
  const groups = await Promise.all(fields.map(async (field) => groupBy(await readColumn(open, field), rows)));
  const { codes, paths } = nested(groups, rows);
  const written = groups.map((group, index) => writeGroups(open, fields[index] ?? '', group));
  const names = await Promise.all(fields.map((field) => namesOf(open, field)));
  const heads = paths.slice(0, most).map((path) =>
    path.map((group, field) => {
      const value = written[field]?.[group] ?? null;
      return { value, name: value === null ? null : (names[field]?.get(value) ?? null) };
    }),
  );
  return { codes, total: paths.length, shown: heads.length, heads };
}

/** A quotient rounded once, halves away from zero. */
function average(sum: bigint, count: bigint): bigint {
  const size = sum < 0n ? -sum : sum;
  const rounded = (2n * size + count) / (2n * count);
  return sum < 0n ? -rounded : rounded;
}

type Write = (group: number) => string | null;
type Aggregate = (column: Column, grouping: Grouping, write: (value: bigint) => string) => Write;

const counted = (column: Column, grouping: Grouping): Uint32Array =>
  countBy(grouping, (row) => (column.kind === 'number' ? !isBlank(column, row) : (column.words[column.codes[row] ?? 0] ?? null) !== null));

/** Of texts nothing but their number can be told; who asks is refused before. */
const numbers = (column: Column) => {
  if (column.kind === 'number') return column;
  throw new Error('Only numbers are added up.');
};

const extreme =
  (which: 'min' | 'max'): Aggregate =>
  (column, grouping, write) => {
    const found = extremeBy(numbers(column), grouping, which);
    return (group) => {
      const value = found[group] ?? null;
      return value === null ? null : write(value);
    };
  };

const aggregates: Readonly<Record<PivotAggregate, Aggregate>> = {
  count: (column, grouping) => {
    const counts = counted(column, grouping);
    return (group) => String(counts[group] ?? 0);
  },
  sum: (column, grouping, write) => {
    const [sums, counts] = [sumBy(numbers(column), grouping), counted(column, grouping)];
    return (group) => (counts[group] ? write(sums[group] ?? 0n) : null);
  },
  average: (column, grouping, write) => {
    const [sums, counts] = [sumBy(numbers(column), grouping), counted(column, grouping)];
    return (group) => (counts[group] ? write(average(sums[group] ?? 0n, BigInt(counts[group]))) : null);
  },
  min: extreme('min'),
  max: extreme('max'),
};

/** @throws AppError VALIDATION_FAILED for an aggregate that the column's type does not have */
function requireFit(open: OpenTable, { aggregate, column }: Measure): void {
  if (column === undefined && aggregate === 'count') return;
  const { type } = column === undefined ? { type: 'text' } : shapeOf(open, column);
  const isNumber = type === 'money' || type === 'decimal' || type === 'integer';
  const fits = aggregate === 'count' || isNumber || (type === 'date' && (aggregate === 'min' || aggregate === 'max'));
  if (!fits) throw new AppError('VALIDATION_FAILED', { reason: `${aggregate} needs a column of numbers; ${column ?? 'a row'} is none` });
}

const scaleOf = (open: OpenTable, { aggregate, column }: Measure): number =>
  column === undefined || aggregate === 'count' ? 0 : shapeOf(open, column).scale;

/** The figures of each group, of all measures. */
async function figuresOf(open: OpenTable, measures: readonly Measure[], grouping: Grouping): Promise<(group: number) => Figures> {
  const writes = await Promise.all(
    measures.map(async ({ aggregate, column }): Promise<Write> => {
      if (column === undefined) {
        const counts = countBy(grouping);
        return (group) => String(counts[group] ?? 0);
      }
      const shape = shapeOf(open, column);
      const write = (value: bigint) => (shape.type === 'date' ? writeNumber(value, shape) : decimalText(String(value), shape.scale));
      return aggregates[aggregate](await readColumn(open, column), grouping, write);
    }),
  );
  return (group) => writes.map((write) => write(group));
}

/** Only the groups that are shown; the rows of the others go into none. */
const cut = (codes: Uint32Array, shown: number): Uint32Array => codes.map((code) => (code < shown ? code : noGroup));

/** Groups down by groups across. */
const crossed = (down: Side, across: Side): Uint32Array =>
  down.codes.map((code, row) => {
    const other = across.codes[row] ?? noGroup;
    return code < down.shown && other < across.shown ? code * across.shown + other : noGroup;
  });

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The rows of a filter in groups down and across; sums and averages are exact, an average is rounded once at its column's scale. */
export async function pivotResult(reader: ResultReader, query: PivotQuery): Promise<PivotResult> {
  return await withTable(reader, query, async (open) => {
    const { most = shownMost } = query;
    for (const measure of query.measures) requireFit(open, measure);
    const rows = await findRows(open, unordered(query));
    const down = await sideOf(open, query.rows, rows, most.rows);
    const across = await sideOf(open, query.across, rows, most.columns);
    const figures = (codes: Uint32Array, groups: number) => figuresOf(open, query.measures, { rows, codes, groups });
    const cell = await figures(crossed(down, across), down.shown * across.shown);
    const rowTotal = await figures(cut(down.codes, down.shown), down.shown);
    const columnTotal = await figures(cut(across.codes, across.shown), across.shown);
    const total = await figures(new Uint32Array(open.places.count), 1);
    return {
      scales: query.measures.map((measure) => scaleOf(open, measure)),
      rowsTotal: rows.length === 0 ? 0 : down.total,
      columnsTotal: rows.length === 0 ? 0 : across.total,
      rows: down.heads,
      columns: across.heads,
      cells: upTo(down.shown).map((row) => upTo(across.shown).map((column) => cell(row * across.shown + column))),
      rowTotals: upTo(down.shown).map(rowTotal),
      columnTotals: upTo(across.shown).map(columnTotal),
      total: total(0),
    };
  });
}
