import { useQueries } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { useCallback, useState } from 'react';
import { trpc } from '../../../../../shared/api/trpc.ts';
import type { TableRows } from '../../../../../shared/ui/data-table/index.ts';
import type { RowsInput } from '../rows-input.ts';
import { conditionsOf, type GroupedRow, type GroupPath, keyOfPath } from './grouped-row.ts';
import { keyOfPage, layOut, lineAt, pagesAmong, type RowsPage } from './lay-out.ts';

const pageRows = 100;
const freshMs = 60_000;

interface Grouping {
  /** What the groups and their rows are asked for by. */
  readonly input: RowsInput;
  /** Columns, the outermost first. */
  readonly levels: readonly string[];
}

export interface GroupedRows extends TableRows<GroupedRow> {
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
export function useGroupedRows({ input, levels }: Grouping): GroupedRows {
  const { client } = trpc.useUtils();
  const { paths, toggle } = useOpened(JSON.stringify({ ...input, sort: undefined, levels }));
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  const { sort, ...asking } = input;
  const within = (path: GroupPath) => ({ ...asking, within: conditionsOf(levels, path) });
  const openAbove = [[], ...[...paths.values()].filter(({ length }) => length < levels.length)];
  const groupQueries = useQueries({
    queries: openAbove.map((path) => {
      const asked = { ...within(path), groupBy: levels[path.length] ?? '', limit: limits.pageRowsMax, ...groupSort(sort) };
      return {
        queryKey: getQueryKey(trpc.payroll.tables.groupRows, asked, 'query'),
        queryFn: ({ signal }: { signal: AbortSignal }) => client.payroll.tables.groupRows.query(asked, { signal }),
        staleTime: freshMs,
      } as const;
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
      const asked = { ...within(path), ...(sort ? { sort } : {}), offset: page * pageRows, limit: pageRows };
      return {
        queryKey: getQueryKey(trpc.payroll.tables.listRows, asked, 'query'),
        queryFn: ({ signal }: { signal: AbortSignal }) => client.payroll.tables.listRows.query(asked, { signal }),
        staleTime: freshMs,
      } as const;
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

/** Rows are ordered by a column; their groups by what it adds up to, and else by what they say. */
const groupSort = (sort: RowsInput['sort']) => (sort ? { sort } : {});
