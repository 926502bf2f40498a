import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TableRows } from './table-types.ts';
import type { RowWindow, WindowRows } from './use-window-rows.ts';

/** Rows that a list asks for at a time. */
const rowsAtOnce = 50;

interface Page {
  readonly rows: readonly unknown[];
  readonly total: number;
}

interface Options<Whole> {
  /** Of the call and what it is asked, without the window. */
  readonly key: QueryKey;
  readonly read: (window: RowWindow, signal: AbortSignal) => Promise<Whole>;
}

interface GrowingRows<Whole extends Page> extends WindowRows<Whole['rows'][number], Whole> {
  /** All rows that are there, in their order. */
  readonly loaded: readonly Whole['rows'][number][];
}

/** The rows of a list of tens of rows that may have thousands: more of them at a time, to the last one. */
export function useGrowingRows<Whole extends Page>({ key, read }: Options<Whole>): GrowingRows<Whole> {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...key, 'growing'],
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam, limit: rowsAtOnce }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ total, rows }, _pages, offset) =>
      rows.length > 0 && offset + rows.length < total ? offset + rows.length : undefined,
    placeholderData: keepPreviousData,
  });
  const whole = data?.pages[0];
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows), [data]);
  const shown: TableRows<Whole['rows'][number]> = {
    total: data?.pages.at(-1)?.total,
    reachable: rows?.length ?? 0,
    rowAt: (index) => rows?.[index],
    isFetching,
    error,
    refetch,
    ...(hasNextPage ? { more: () => void fetchNextPage() } : {}),
  };
  return { ...shown, whole, loaded: rows ?? [] };
}
