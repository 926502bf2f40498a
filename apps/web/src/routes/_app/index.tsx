import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/')({
  staticData: { texts: ['home', 'batches', 'payslips'] },
  component: lazyRouteComponent(() => import('../../features/home/HomePage.tsx'), 'HomePage'),
});
