import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readBatchSearch } from '../batches/batch-search.ts';

const route = getRouteApi('/_app/payroll/batches/$batchId');

type Asked = Readonly<Partial<Record<'item' | 'cause' | 'department' | 'q' | 'employee', string | undefined>>>;

/** What the address asks of the changes, and how it is asked otherwise: all of it is read with care, since addresses come from anywhere. */
export function useChangeSearch() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = useCallback(
    (next: Asked) => void navigate({ search: (before) => readBatchSearch({ ...before, ...next }), replace: true, resetScroll: false }),
    [navigate],
  );
  return { search, change };
}
