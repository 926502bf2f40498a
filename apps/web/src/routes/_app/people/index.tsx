import { createFileRoute } from '@tanstack/react-router';
import { readPeopleSearch } from '../../../features/org/employees/people-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/people/')({
  staticData: { needs: 'employee.read', texts: ['customFields', 'employees', 'contracts'] },
  validateSearch: readPeopleSearch,
  component: lazyScreen(() => import('../../../features/org/employees/PeopleListPage.tsx'), 'PeopleListPage'),
});
