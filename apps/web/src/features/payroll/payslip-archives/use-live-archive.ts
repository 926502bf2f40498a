import { trpc } from '../../../shared/api/trpc.ts';
import type { LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import type { Archive } from './archive.ts';

/** The archive as it is now: the server tells of every change of it. */
export function useLiveArchive(id: number): LoadedQuery<Archive> {
  const { getPayslipArchive } = trpc.useUtils().payroll.payslipArchives;
  const query = trpc.payroll.payslipArchives.getPayslipArchive.useQuery({ id });
  trpc.payroll.payslipArchives.watchPayslipArchive.useSubscription(
    { id },
    { enabled: query.data?.state === 'running', onData: (told) => getPayslipArchive.setData({ id }, told) },
  );
  return query;
}
