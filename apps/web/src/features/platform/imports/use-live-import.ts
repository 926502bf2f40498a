import { trpc } from '../../../shared/api/trpc.ts';
import type { LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import type { ImportDetail } from './import.ts';

/** The import as it is now: the server tells of every change of it and of the job that is at it. */
export function useLiveImport(id: number): LoadedQuery<ImportDetail> {
  const utils = trpc.useUtils();
  const { imports } = utils.platform;
  const query = trpc.platform.imports.getImport.useQuery({ id });
  trpc.platform.imports.watchImport.useSubscription(
    { id },
    {
      enabled: query.isSuccess,
      onData: (told) => {
        const before = imports.getImport.getData({ id });
        imports.getImport.setData({ id }, told);
        if (!before || (before.status === told.status && before.version === told.version)) return;
        void imports.listImportRows.invalidate();
        void imports.listImports.invalidate();
        // what it goes into says something else now
        if (told.status === 'written' || told.status === 'undone') void utils.payroll.invalidate();
      },
    },
  );
  return query;
}
