import { type GroupedLine, type GroupPath, keyOfPath, type RowGroup } from './grouped-row.ts';

/** The groups of one level that are there, of how many. */
export interface GroupPage<Group extends RowGroup> {
  readonly total: number;
  readonly groups: readonly Group[];
}

/** So many lines of a grouped table: one group, or the rows of one. */
export type Stretch<Group extends RowGroup> =
  | { readonly first: number; readonly count: number; readonly line: GroupedLine<never, Group> }
  | { readonly first: number; readonly count: number; readonly rowsOf: GroupPath };

export interface Layout<Group extends RowGroup> {
  readonly stretches: readonly Stretch<Group>[];
  readonly lines: number;
}

interface Grouped<Group extends RowGroup> {
  readonly levels: number;
  /** Groups below a path, by its key; undefined while they are on their way. */
  readonly pageOf: (path: GroupPath) => GroupPage<Group> | undefined;
  readonly isOpen: (path: GroupPath) => boolean;
}

/** Lays out groups, and of those that are open what is in them, line under line. */
export function layOut<Group extends RowGroup>({ levels, pageOf, isOpen }: Grouped<Group>): Layout<Group> {
  const stretches: Stretch<Group>[] = [];
  let first = 0;
  const add = (stretch: Stretch<Group>): void => {
    stretches.push(stretch);
    first += stretch.count;
  };
  const addLevel = (path: GroupPath): void => {
    const page = pageOf(path);
    for (const group of page?.groups ?? []) {
      const own = [...path, group.value];
      const open = isOpen(own);
      add({ first, count: 1, line: { kind: 'group', path: own, group, isOpen: open } });
      if (open && own.length < levels) addLevel(own);
      else if (open) add({ first, count: group.rows, rowsOf: own });
    }
    const left = (page?.total ?? 0) - (page?.groups.length ?? 0);
    if (left > 0) add({ first, count: 1, line: { kind: 'more', path, groups: left } });
  };
  addLevel([]);
  return { stretches, lines: first };
}

/** The place among the stretches of the one that holds a line. */
export function stretchAt<Group extends RowGroup>({ stretches }: Layout<Group>, line: number): Stretch<Group> | undefined {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((stretches[middle]?.first ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  const found = stretches[low];
  return found && line >= found.first && line < found.first + found.count ? found : undefined;
}

/** A window of the rows of one group. */
export interface RowsPage {
  readonly path: GroupPath;
  readonly page: number;
}

export const keyOfPage = ({ path, page }: RowsPage): string => `${keyOfPath(path)} ${page}`;

/** The windows of rows that lie among some lines. */
export function pagesAmong<Group extends RowGroup>(
  layout: Layout<Group>,
  { from, to }: { readonly from: number; readonly to: number },
  pageRows: number,
): RowsPage[] {
  return layout.stretches.flatMap((stretch) => {
    if (!('rowsOf' in stretch) || stretch.first >= to || stretch.first + stretch.count <= from) return [];
    const top = Math.floor(Math.max(0, from - stretch.first) / pageRows);
    const bottom = Math.floor((Math.min(stretch.count, to - stretch.first) - 1) / pageRows);
    return Array.from({ length: bottom - top + 1 }, (_, index) => ({ path: stretch.rowsOf, page: top + index }));
  });
}

/** The line at a place, as far as it is there. */
export function lineAt<Row, Group extends RowGroup>(
  layout: Layout<Group>,
  line: number,
  rowsOf: (page: RowsPage) => readonly Row[] | undefined,
  pageRows: number,
): GroupedLine<Row, Group> | undefined {
  const stretch = stretchAt(layout, line);
  if (!stretch) return undefined;
  if ('line' in stretch) return stretch.line;
  const at = line - stretch.first;
  const row = rowsOf({ path: stretch.rowsOf, page: Math.floor(at / pageRows) })?.[at % pageRows];
  return row && { kind: 'row', path: stretch.rowsOf, row };
}
