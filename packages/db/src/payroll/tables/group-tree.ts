import { AppError } from '@wagewright/contracts';
import { exportLimits } from '@wagewright/contracts/platform/exports';
import { countBy, type Grouping, peopleBy } from './columns/aggregate.ts';
import type { RowNumbers } from './columns/column.ts';
import { findRows, type RowSort, readColumn, unordered } from './columns/find-rows.ts';
import { type Groups, groupBy, nested } from './columns/group-codes.ts';
import { isPeopleColumn, type OpenTable, withTable } from './columns/open-table.ts';
import { orderRows } from './columns/order-rows.ts';
import type { ResultReader } from './columns/result-cache.ts';
import { addsUp, type NameInLanguages, namesOf, sumColumns, writeGroups } from './group-result.ts';
import type { RowFilter } from './row-filter.ts';
import { keysOf, noKeys, type PackedKeys } from './row-keys.ts';

export interface GroupTreeQuery extends RowFilter {
  /** Columns, the outermost first. */
  readonly levels: readonly string[];
  /** By what a column adds up to, by `rows`, else by what groups say; the rows within them by the column. */
  readonly sort?: RowSort | undefined;
}

export interface TreeLine {
  /** What the group and those around it say, the outermost first. */
  readonly path: readonly { readonly value: string | null; readonly name: NameInLanguages | null }[];
  readonly rows: number;
  readonly people: number;
  /** Minor units in the order of the columns; null for what cannot be added up. */
  readonly sums: readonly (bigint | null)[];
}

export interface GroupTree {
  /** Each group before those within it. */
  readonly lines: readonly TreeLine[];
  readonly total: TreeLine;
  /** All rows, those of an innermost group together, in the order of the lines. */
  readonly keys: PackedKeys;
}

/** The groups of one depth: whose part they are, and what they hold. */
interface Level {
  readonly codes: Uint32Array;
  readonly paths: readonly (readonly number[])[];
  readonly rows: Uint32Array;
  readonly people: Uint32Array;
  readonly sums: readonly ((group: number) => bigint | null)[];
}

async function measure(open: OpenTable, grouping: Grouping): Promise<Pick<Level, 'rows' | 'people' | 'sums'>> {
  return { rows: countBy(grouping), people: peopleBy(grouping, open.places), sums: await sumColumns(open, open.table.columns, grouping) };
}

/** @throws AppError EXPORT_TOO_LARGE: nobody reads so many groups, and their sums would have to be held */
function requireFew(count: number): void {
  const { groupsMax: max } = exportLimits;
  if (count > max) throw new AppError('EXPORT_TOO_LARGE', { count, max });
}

async function levelsOf(open: OpenTable, rows: RowNumbers, groups: readonly Groups[]): Promise<Level[]> {
  const levels: Level[] = [];
  for (const depth of groups.keys()) {
    for (const { values } of groups) requireFew(values.length);
    const { codes, paths } = nested(groups.slice(0, depth + 1), rows);
    requireFew(paths.length);
    levels.push({ codes, paths, ...(await measure(open, { rows, codes, groups: paths.length })) });
  }
  return levels;
}

type Compare = (a: number, b: number) => number;

/** The order of groups of one depth that stand in the same group. */
function compareBy(open: OpenTable, { rows, sums }: Level, field: string, sort: RowSort | undefined): Compare {
  if (!sort) return () => 0;
  const sign = sort.direction === 'descending' ? -1 : 1;
  if (sort.column === 'value' || sort.column === field) return (a, b) => sign * (a - b);
  if (sort.column === 'rows') return (a, b) => sign * ((rows[a] ?? 0) - (rows[b] ?? 0));
  const place = open.table.columns.findIndex(({ code }) => code === sort.column);
  const column = open.table.columns[place];
  const sumOf = sums[place];
  if (isPeopleColumn(sort.column) || !column || !addsUp(column) || !sumOf) return () => 0;
  return (a, b) => {
    const [left, right] = [sumOf(a) ?? 0n, sumOf(b) ?? 0n];
    return left === right ? 0 : sign * (left < right ? -1 : 1);
  };
}

interface Placed {
  readonly depth: number;
  readonly group: number;
}

/** All groups, each before those within it. */
function walk(levels: readonly Level[], compareAt: readonly Compare[]): Placed[] {
  const placeOf = (path: readonly number[]): string => path.join(' ');
  const within = levels.map(({ paths }) => Map.groupBy(paths.keys(), (group) => placeOf((paths[group] ?? []).slice(0, -1))));
  const visit = (depth: number, path: readonly number[]): Placed[] =>
    (within[depth]?.get(placeOf(path)) ?? [])
      .toSorted(compareAt[depth])
      .flatMap((group) => [{ depth, group }, ...visit(depth + 1, levels[depth]?.paths[group] ?? [])]);
  return visit(0, []);
}

/** Rows by the place of their innermost group; within it as they are ordered. */
function inGroups(ordered: RowNumbers, leaf: Level, places: readonly Placed[], depth: number): RowNumbers {
  const rankOf = new Float64Array(leaf.paths.length);
  for (const [rank, { group }] of places.filter((one) => one.depth === depth).entries()) rankOf[group] = rank;
  const values = Float64Array.from(leaf.codes, (code) => rankOf[code] ?? 0);
  return orderRows({ kind: 'number', values, blanks: null }, ordered, 'ascending');
}

/** The rows of a filter in groups within groups, each with how many rows and people it has and what its amounts add up to. */
export async function groupTree(reader: ResultReader, query: GroupTreeQuery): Promise<GroupTree> {
  return await withTable(reader, query, async (open) => {
    const { levels: fields, sort } = query;
    const rows = await findRows(open, unordered(query));
    const groups = await Promise.all(fields.map(async (field) => groupBy(await readColumn(open, field), rows)));
    const levels = await levelsOf(open, rows, groups);
    const written = groups.map((group, depth) => writeGroups(open, fields[depth] ?? '', group));
    const names = await Promise.all(fields.map((field) => namesOf(open, field)));
    const said = (path: readonly number[]): TreeLine['path'] =>
      path.map((group, depth) => {
        const value = written[depth]?.[group] ?? null;
        return { value, name: value === null ? null : (names[depth]?.get(value) ?? null) };
      });
    const lineOf = (level: Pick<Level, 'rows' | 'people' | 'sums'>, group: number, path: TreeLine['path']): TreeLine => ({
      path,
      rows: level.rows[group] ?? 0,
      people: level.people[group] ?? 0,
      sums: level.sums.map((sum) => sum(group)),
    });
    const places = walk(
      levels,
      levels.map((level, depth) => compareBy(open, level, fields[depth] ?? '', sort)),
    );
    const whole = await measure(open, { rows, codes: new Uint32Array(open.places.count), groups: 1 });
    const leaf = levels.at(-1);
    return {
      lines: places.flatMap(({ depth, group }) => {
        const level = levels[depth];
        return level ? [lineOf(level, group, said(level.paths[group] ?? []))] : [];
      }),
      total: lineOf(whole, 0, []),
      keys: leaf ? keysOf(open, inGroups(await findRows(open, query), leaf, places, levels.length - 1)) : noKeys,
    };
  });
}
