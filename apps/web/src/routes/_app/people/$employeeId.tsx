import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/people/$employeeId')({
  staticData: { needs: 'employee.read', texts: ['employees'] },
  component: lazyScreen(() => import('../../../features/org/employees/PersonPage.tsx'), 'PersonPage'),
});
