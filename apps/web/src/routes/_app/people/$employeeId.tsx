import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/people/$employeeId')({
  staticData: { needs: 'employee.read', texts: ['employees'] },
  component: lazyRouteComponent(() => import('../../../features/org/employees/PersonPage.tsx'), 'PersonPage'),
});
