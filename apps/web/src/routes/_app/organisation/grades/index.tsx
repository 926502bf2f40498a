import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/grades/')({
  staticData: { needs: 'position.read', texts: ['positions'] },
  loader: ({ context }) => void context.queries.org.grades.listGrades.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/grades/GradeListPage.tsx'), 'GradeListPage'),
});
