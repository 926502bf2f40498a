import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { TableRows } from '../../../shared/ui/data-table/index.ts';
import type { AuditSearch } from './audit-search.ts';

export type AuditEntry = Outputs['platform']['audit']['listAudit']['rows'][number];

const rowsAtOnce = 100;

/** The entries asked for, the latest first; more of them as they are asked for, each page found from where the last ended. */
export function useAuditRows(filter: AuditSearch): TableRows<AuditEntry> {
  const utils = trpc.useUtils();
  const total = trpc.platform.audit.countAudit.useQuery(filter, { placeholderData: (before) => before });
  // not trpc's own hook: it sends `direction` along, which no contract of ours knows
  const pages = useInfiniteQuery({
    queryKey: getQueryKey(trpc.platform.audit.listAudit, filter, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      utils.client.platform.audit.listAudit.query(
        { ...filter, limit: rowsAtOnce, ...(pageParam === undefined ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows);
  return {
    total: rows === undefined ? undefined : (total.data?.total ?? rows.length),
    reachable: rows?.length ?? 0,
    rowAt: (index) => rows?.[index],
    isFetching: pages.isFetching,
    error: pages.error ?? total.error,
    refetch: () => Promise.all([pages.refetch(), total.refetch()]),
    ...(pages.hasNextPage ? { more: () => void pages.fetchNextPage() } : {}),
  };
}
