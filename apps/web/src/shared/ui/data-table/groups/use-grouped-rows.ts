import { type QueryKey, useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { TableRows } from '../table-types.ts';
import type { RowWindow } from '../use-window-rows.ts';
import { type GroupedLine, type GroupPath, keyOfPath, type RowGroup } from './grouped-row.ts';
import { type GroupPage, keyOfPage, layOut, lineAt, pagesAmong, type RowsPage } from './lay-out.ts';

const pageRows = 100;
const freshMs = 60_000;

interface Read<Data> {
  readonly queryKey: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<Data>;
}

interface Grouping<Row, Group extends RowGroup> {
  /** What the rows are asked for by, their order aside: other rows begin closed. */
  readonly identity: string;
  /** Columns, the outermost first. */
  readonly levels: readonly string[];
  /** The groups below a path, by the column of the level after it. */
  readonly groupsOf: (path: GroupPath) => Read<GroupPage<Group>>;
  /** A window of the rows that a path of all levels holds. */
  readonly rowsOf: (path: GroupPath, window: RowWindow) => Read<{ readonly rows: readonly Row[] }>;
}

export interface GroupedRows<Row, Group extends RowGroup> extends TableRows<GroupedLine<Row, Group>> {
  readonly toggle: (path: GroupPath) => void;
}

type Opened = ReadonlyMap<string, GroupPath>;
const nothingOpen: Opened = new Map();

/** Which groups are open; other groups begin closed. */
function useOpened(identity: string) {
  const [opened, setOpened] = useState({ identity, paths: nothingOpen });
  const paths = opened.identity === identity ? opened.paths : nothingOpen;
  const toggle = (path: GroupPath) => {
    const key = keyOfPath(path);
    const next = new Map(paths);
    if (!next.delete(key)) next.set(key, path);
    setOpened({ identity, paths: next });
  };
  return { paths, toggle };
}

/** Groups, and the rows of those that are open, as the lines of one table; each part is read when it is looked at. */
export function useGroupedRows<Row, Group extends RowGroup>({
  identity,
  levels,
  groupsOf,
  rowsOf,
}: Grouping<Row, Group>): GroupedRows<Row, Group> {
  const { paths, toggle } = useOpened(identity);
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  const openAbove = [[], ...[...paths.values()].filter(({ length }) => length < levels.length)];
  const groupQueries = useQueries({
    queries: openAbove.map((path) => {
      const { queryKey, read } = groupsOf(path);
      return { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal), staleTime: freshMs } as const;
    }),
  });
  const groups = new Map(openAbove.map((path, index) => [keyOfPath(path), groupQueries[index]?.data]));
  const layout = layOut({
    levels: levels.length,
    pageOf: (path) => groups.get(keyOfPath(path)),
    isOpen: (path) => paths.has(keyOfPath(path)),
  });
  const pages = pagesAmong(layout, seen, pageRows);
  const rowQueries = useQueries({
    queries: pages.map(({ path, page }) => {
      const { queryKey, read } = rowsOf(path, { offset: page * pageRows, limit: pageRows });
      return { queryKey, queryFn: ({ signal }: { signal: AbortSignal }) => read(signal), staleTime: freshMs } as const;
    }),
  });
  const loaded = new Map(pages.map((page, index) => [keyOfPage(page), rowQueries[index]?.data?.rows]));
  const all = [...groupQueries, ...rowQueries];
  return {
    total: groupQueries[0]?.data ? layout.lines : undefined,
    reachable: layout.lines,
    rowAt: (line) => lineAt(layout, line, (page: RowsPage) => loaded.get(keyOfPage(page)), pageRows),
    see: useCallback((from: number, to: number) => setSeen((was) => (was.from === from && was.to === to ? was : { from, to })), []),
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error)?.error,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
    toggle,
  };
}
