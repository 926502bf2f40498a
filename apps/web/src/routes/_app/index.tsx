import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/')({
  staticData: { texts: ['home', 'batches', 'payslips'] },
  component: lazyScreen(() => import('../../features/home/HomePage.tsx'), 'HomePage'),
});
