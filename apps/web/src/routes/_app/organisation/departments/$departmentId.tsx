import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/departments/$departmentId')({
  staticData: { needs: 'department.read', texts: ['customFields', 'departments', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ on: readDay(raw, 'on') }),
  component: lazyScreen(() => import('../../../../features/org/departments/DepartmentPage.tsx'), 'DepartmentPage'),
});
