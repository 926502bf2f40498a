import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trpc } from '../../../../shared/api/trpc.ts';
import { defined } from '../../../../shared/search.ts';
import type { BatchSearch } from '../batch-search.ts';
import type { ResultRow } from './columns.ts';

/** Rows fetched at once. */
const windowRows = 100;
const freshMs = 60_000;

const sortOf = (sort: string | undefined) =>
  sort === undefined
    ? undefined
    : ({ column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' } as const);

/** The part of the address that shapes the rows, as the server's input. */
export function rowsInput(batchId: number, table: string, { q, sort, filters, match }: BatchSearch) {
  return defined({
    batchId,
    table,
    search: q,
    conditions: filters ? [...filters] : undefined,
    match,
    sort: sortOf(sort),
  }) as { batchId: number; table: string };
}

export interface WindowRows {
  /** Undefined until the first window is there. */
  readonly total: number | undefined;
  readonly rowAt: (index: number) => ResultRow | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** The rows of a big table, fetched in windows around those that are seen. */
export function useWindowRows(input: { batchId: number; table: string }, first: number, last: number): WindowRows {
  const pages = Array.from(
    { length: Math.floor(Math.max(last, 0) / windowRows) - Math.floor(first / windowRows) + 1 },
    (_, index) => Math.floor(first / windowRows) + index,
  );
  const queries = trpc.useQueries((t) =>
    pages.map((page) =>
      t.payroll.tables.listRows(
        { ...input, offset: page * windowRows, limit: windowRows },
        { staleTime: freshMs, ...(page === 0 ? { placeholderData: keepPreviousData } : {}) },
      ),
    ),
  );
  const loaded = new Map(queries.map((query, index) => [pages[index], query.data?.rows]));
  const total = queries.find((query) => query.data !== undefined && !query.isPlaceholderData)?.data?.total ?? queries[0]?.data?.total;
  const [lastTotal, setLastTotal] = useState(total);
  useEffect(() => {
    if (total !== undefined) setLastTotal(total);
  }, [total]);
  return {
    total: total ?? lastTotal,
    rowAt: (index) => loaded.get(Math.floor(index / windowRows))?.[index % windowRows],
    error: queries.find((query) => query.error)?.error,
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => {
      for (const query of queries) void query.refetch();
    },
  };
}
