import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/compensation-reviews/')({
  staticData: { needs: 'compensation.review', texts: ['compensationReviews', 'employees'] },
  component: lazyScreen(() => import('../../../features/careers/compensation-reviews/ReviewListPage.tsx'), 'ReviewListPage'),
});
