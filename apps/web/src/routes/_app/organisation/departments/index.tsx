import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readDay, readOneOf, readText } from '../../../../shared/search.ts';

const views = ['chart'] as const;

export const Route = createFileRoute('/_app/organisation/departments/')({
  staticData: { needs: 'department.read', texts: ['departments', 'employees'] },
  validateSearch: (raw: RawSearch) => defined({ on: readDay(raw, 'on'), q: readText(raw, 'q'), view: readOneOf(raw, 'view', views) }),
  component: lazyScreen(() => import('../../../../features/org/departments/DepartmentsPage.tsx'), 'DepartmentsPage'),
});
