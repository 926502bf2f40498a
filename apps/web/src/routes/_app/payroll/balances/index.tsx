import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readId, readText } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/balances/')({
  staticData: { needs: 'pay.read', texts: ['ledger'] },
  validateSearch: (raw: RawSearch) =>
    defined({
      q: readText(raw, 'q'),
      year: readId(raw, 'year'),
      entity: readId(raw, 'entity'),
      with: readText(raw, 'with', 64),
      sort: readText(raw, 'sort'),
      employee: readId(raw, 'employee'),
      of: readId(raw, 'of'),
      element: readText(raw, 'element', 64),
    }),
  component: lazyScreen(
    () => import('../../../../features/payroll/balances/ledger/EmployeeBalanceListPage.tsx'),
    'EmployeeBalanceListPage',
  ),
});
