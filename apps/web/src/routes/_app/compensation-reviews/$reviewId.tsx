import { createFileRoute } from '@tanstack/react-router';
import { readReviewSearch } from '../../../features/careers/compensation-reviews/review-search.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/compensation-reviews/$reviewId')({
  staticData: { needs: 'compensation.review', texts: ['compensationReviews', 'employees', 'imports'] },
  validateSearch: readReviewSearch,
  component: lazyScreen(() => import('../../../features/careers/compensation-reviews/ReviewPage.tsx'), 'ReviewPage'),
});
