import { createFileRoute } from '@tanstack/react-router';
import { readGlobalTableSearch } from '../../../../features/payroll/global-tables/global-table-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/global-tables/$code')({
  staticData: { needs: 'global-table.read', texts: ['globalTables', 'rows', 'rowsGrid', 'copies'] },
  validateSearch: readGlobalTableSearch,
  component: lazyScreen(() => import('../../../../features/payroll/global-tables/GlobalTablePage.tsx'), 'GlobalTablePage'),
});
