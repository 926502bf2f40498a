import { countBy, type Grouping, noGroup, peopleBy, sumBy } from './columns/aggregate.ts';
import { type Column, isBlank, type NumberColumn } from './columns/column.ts';
import { findRows, type RowSort, readColumn, shapeOf, unordered } from './columns/find-rows.ts';
import { type Groups, groupBy } from './columns/group-codes.ts';
import { writeNumber } from './columns/match-condition.ts';
import { isPeopleColumn, type OpenTable, withTable } from './columns/open-table.ts';
import { orderRows } from './columns/order-rows.ts';
import type { ResultReader } from './columns/result-cache.ts';
import type { RowFilter, StoredColumn } from './row-filter.ts';

/** A name in every language. */
export type NameInLanguages = { readonly en: string; readonly 'zh-CN': string };

export interface GroupsQuery extends RowFilter {
  readonly groupBy: string;
  /** By `value`, by `rows`, or by the sum of a column. */
  readonly sort?: RowSort | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface GroupOfRows {
  /** As conditions take it; null where rows have no value. */
  readonly value: string | null;
  readonly name: NameInLanguages | null;
  readonly rows: number;
  readonly people: number;
  /** Minor units in the order of the columns; null for what cannot be added up. */
  readonly sums: readonly (bigint | null)[];
}

/** Whether a column's values can be added up. */
export const addsUp = ({ type }: Pick<StoredColumn, 'type'>): boolean => type === 'money';

/** What groups say, as conditions take it. */
export function writeGroups(open: OpenTable, code: string, { values }: Groups): (string | null)[] {
  const shape = shapeOf(open, code);
  return values.map((value) => (value === null || typeof value === 'string' ? value : writeNumber(value, shape)));
}

/** Names of what groups of a column say, where it has names. */
export async function namesOf(open: OpenTable, code: string): Promise<ReadonlyMap<string, NameInLanguages>> {
  return code === 'department' ? (await open.departments()).names : new Map();
}

/** The numbers of the groups in the order that is asked for. */
async function orderGroups(
  open: OpenTable,
  groups: Groups,
  { rows, codes }: Grouping,
  { sort, groupBy: own }: GroupsQuery,
): Promise<Uint32Array> {
  const numbers = Uint32Array.from(groups.values, (_, group) => group);
  const isByValue = !sort || sort.column === 'value' || sort.column === own;
  if (isByValue) return sort?.direction === 'descending' ? numbers.toReversed() : numbers;
  const grouping = { rows, codes, groups: numbers.length };
  if (sort.column === 'rows') return orderRows(numberColumn(countBy(grouping)), numbers, sort.direction);
  if (isPeopleColumn(sort.column) || !addsUp(open.stored(sort.column))) return numbers;
  const column = await open.one(sort.column);
  if (column.kind !== 'number') return numbers;
  return orderRows({ kind: 'number', values: BigInt64Array.from(sumBy(column, grouping)), blanks: null }, numbers, sort.direction);
}

const numberColumn = (values: Uint32Array): NumberColumn => ({ kind: 'number', values: Float64Array.from(values), blanks: null });

/** Only the rows of some groups, which are numbered anew from 0. */
export function onlyGroups(codes: Uint32Array, groups: number, shown: Uint32Array): Uint32Array {
  const numberOf = new Uint32Array(groups).fill(noGroup);
  for (const [number, group] of shown.entries()) numberOf[group] = number;
  return codes.map((code) => numberOf[code] ?? noGroup);
}

/** Sums by group of those columns that add up; null for the others, and for a group without a value. */
export async function sumColumns(
  open: OpenTable,
  columns: readonly StoredColumn[],
  grouping: Grouping,
): Promise<((group: number) => bigint | null)[]> {
  const adding = columns.filter(addsUp);
  const read = new Map((await open.read(adding.map(({ code }) => code))).map((column, index) => [adding[index]?.code, column]));
  const all = countBy(grouping);
  return columns.map(({ code }) => {
    const column: Column | undefined = read.get(code);
    if (column?.kind !== 'number') return () => null;
    const sums = sumBy(column, grouping);
    const counts = column.blanks ? countBy(grouping, (row) => !isBlank(column, row)) : all;
    return (group) => (counts[group] ? (sums[group] ?? 0n) : null);
  });
}

/** The groups that the rows of a filter make by one column, a window of them, with how many rows and people each has and what its amounts add up to. */
export async function groupResult(reader: ResultReader, query: GroupsQuery): Promise<{ total: number; groups: GroupOfRows[] }> {
  return await withTable(reader, query, async (open) => {
    const summed = open.read(query.columns.filter(addsUp).map(({ code }) => code)); // while the database finds the groups
    summed.catch(() => undefined); // `sumColumns` reports it
    const rows = await findRows(open, unordered(query));
    const groups = groupBy(await readColumn(open, query.groupBy), rows);
    const total = groups.values.length;
    const ordered = await orderGroups(open, groups, { rows, codes: groups.codes, groups: total }, query);
    const shown = ordered.subarray(query.offset, query.offset + query.limit);
    const isWhole = shown.length === total && rows.length === open.places.count;
    const grouping = { rows, codes: onlyGroups(groups.codes, total, shown), groups: shown.length, isWhole };
    const [counts, people] = [countBy(grouping), peopleBy(grouping, open.places)];
    const sums = await sumColumns(open, query.columns, grouping);
    const names = await namesOf(open, query.groupBy);
    const values = writeGroups(open, query.groupBy, { ...groups, values: Array.from(shown, (group) => groups.values[group] ?? null) });
    return {
      total,
      groups: values.map((value, group) => ({
        value,
        name: value === null ? null : (names.get(value) ?? null),
        rows: counts[group] ?? 0,
        people: people[group] ?? 0,
        sums: sums.map((sum) => sum(group)),
      })),
    };
  });
}
