import { trpc } from '../../../shared/api/trpc.ts';
import type { LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import type { Review } from './review.ts';

/** A review as it is now: the server tells of every change of it and of the job that is at it. */
export function useLiveReview(id: number): LoadedQuery<Review> {
  const utils = trpc.useUtils();
  const { compensationReviews } = utils.careers;
  const query = trpc.careers.compensationReviews.getCompensationReview.useQuery({ id });
  trpc.careers.compensationReviews.watchCompensationReview.useSubscription(
    { id },
    {
      enabled: query.isSuccess,
      onData: (told) => {
        const before = compensationReviews.getCompensationReview.getData({ id });
        compensationReviews.getCompensationReview.setData({ id }, told);
        if (!before || before.version === told.version) return;
        void compensationReviews.listCompensationReviews.invalidate();
        // what people are paid says something else now
        if (told.status === 'written' || told.status === 'undone') void utils.org.compensation.invalidate();
      },
    },
  );
  return query;
}
