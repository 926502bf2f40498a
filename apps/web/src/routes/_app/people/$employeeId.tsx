import { createFileRoute } from '@tanstack/react-router';
import { personTabKeys } from '../../../features/org/employees/person-tabs.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay, readOneOf } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/people/$employeeId')({
  staticData: {
    needs: 'employee.read',
    texts: [
      'customFields',
      'employees',
      'contracts',
      'personnelActions',
      'compensation',
      'costAllocations',
      'paymentData',
      'contacts',
      'documents',
    ],
  },
  validateSearch: (raw: RawSearch) => defined({ tab: readOneOf(raw, 'tab', personTabKeys), on: readDay(raw, 'on') }),
  component: lazyScreen(() => import('../../../person-screen.tsx'), 'PersonScreen'),
});
