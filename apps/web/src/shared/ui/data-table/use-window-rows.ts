import { type QueryKey, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { TableRows } from './table-types.ts';

/** Rows fetched at once. */
const windowRows = 100;
const freshMs = 60_000;
/** Windows passed in a flight over the rows are not asked for. */
const flightMs = 70;

export interface RowWindow {
  readonly offset: number;
  readonly limit: number;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

interface Options<Row, Whole extends Page<Row>> {
  readonly keyOf: (window: RowWindow) => QueryKey;
  readonly read: (window: RowWindow, signal: AbortSignal) => Promise<Whole>;
  /** How often the seen windows are asked for again; 0 or nothing: never. */
  readonly refreshMs?: (first: Whole | undefined) => number;
}

export interface WindowRows<Row, Whole> extends TableRows<Row> {
  /** The first window that is there, with what else it says. */
  readonly whole: Whole | undefined;
}

/** The rows of a big table, read from the server in windows around those that are seen. */
export function useWindowRows<Row, Whole extends Page<Row>>({ keyOf, read, refreshMs }: Options<Row, Whole>): WindowRows<Row, Whole> {
  /** Windows by number, first to last. */
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const [wanted, setWanted] = useState(seen);
  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(seen), flightMs);
    return () => window.clearTimeout(timer);
  }, [seen]);
  const see = useCallback((first: number, last: number) => {
    const pages = { first: Math.floor(first / windowRows), last: Math.floor(Math.max(last - 1, 0) / windowRows) };
    setSeen((was) => (was.first === pages.first && was.last === pages.last ? was : pages));
  }, []);
  const pages = Array.from({ length: wanted.last - wanted.first + 1 }, (_, index) => wanted.first + index);
  const queries = useQueries({
    queries: pages.map((page) => {
      const range = { offset: page * windowRows, limit: windowRows };
      return {
        queryKey: keyOf(range),
        queryFn: ({ signal }: { signal: AbortSignal }) => read(range, signal),
        staleTime: freshMs,
        refetchInterval: ({ state }: { state: { data: Whole | undefined } }) => refreshMs?.(state.data) || false,
      } as const;
    }),
  });
  const loaded = new Map(queries.map(({ data }, index) => [pages[index], data]));
  const at = queries.findIndex(({ data }) => data !== undefined);
  const found = at === -1 ? undefined : { page: pages[at] ?? 0, whole: queries[at]?.data };
  // what was shown stays while other rows are on their way
  const [last, setLast] = useState(found);
  if (found !== undefined && found.whole !== last?.whole) setLast(found);
  const isNew = found === undefined;
  const shown = (found ?? last)?.whole;
  const pageAt = (page: number): Whole | undefined => (isNew ? (last?.page === page ? last.whole : undefined) : loaded.get(page));
  return {
    whole: shown,
    total: shown?.total,
    reachable: shown?.total ?? 0,
    rowAt: (index) => pageAt(Math.floor(index / windowRows))?.rows[index % windowRows],
    see,
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
