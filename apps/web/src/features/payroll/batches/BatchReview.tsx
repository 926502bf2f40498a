import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './BatchReview.module.css';
import { FearFigures } from './FearFigures.tsx';
import { PeopleFigures } from './PeopleFigures.tsx';
import { Totals } from './Totals.tsx';

const ReviewCharts = lazy(() => import('./ReviewCharts.tsx'));

export type Review = Outputs['payroll']['batches']['getBatchReview'];

interface Props {
  readonly batchId: number;
  readonly currency: string;
}

/** The review figures of a batch; the approval page shows the same to whoever decides. */
export function BatchReview({ batchId, currency }: Props) {
  const { t } = useTranslation('batches');
  const query = trpc.payroll.batches.getBatchReview.useQuery({ id: batchId }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(review) => (
        <div className={classes.review}>
          <Totals totals={review.totals} currency={currency} />
          <FearFigures review={review} batchId={batchId} />
          <Suspense fallback={<RowsSkeleton rows={8} />}>
            <ReviewCharts review={review} currency={currency} />
          </Suspense>
          <div className={classes.pair}>
            {review.largestChanges.length > 0 && (
              <PeopleFigures
                title={t('review.largest')}
                note={t('review.largestNote')}
                people={review.largestChanges}
                batchId={batchId}
                currency={currency}
              />
            )}
            <div className={classes.stack}>
              <PeopleFigures title={t('review.movements')} people={review.movements} batchId={batchId} currency={currency} />
              {review.negatives.length > 0 && (
                <PeopleFigures title={t('review.negativeNets')} people={review.negatives} batchId={batchId} currency={currency} />
              )}
            </div>
          </div>
        </div>
      )}
    </Loaded>
  );
}
