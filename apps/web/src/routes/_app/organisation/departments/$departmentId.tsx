import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { readAsOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/departments/$departmentId')({
  staticData: { needs: 'department.read', texts: ['customFields', 'departments', 'employees'] },
  validateSearch: readAsOf,
  component: lazyScreen(() => import('../../../../features/org/departments/DepartmentPage.tsx'), 'DepartmentPage'),
});
