import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { FindingsPanel } from '../findings/index.ts';
import classes from './BatchReview.module.css';
import { FearFigures } from './FearFigures.tsx';
import { PeopleFigures } from './PeopleFigures.tsx';
import { ReviewCharts } from './ReviewCharts.tsx';
import type { Review } from './review.ts';
import { Totals } from './Totals.tsx';

interface Props {
  readonly batchId: number;
  readonly currency: string;
}

/** The review figures of a batch; the approval page shows the same to whoever decides. */
export function BatchReview({ batchId, currency }: Props) {
  /** The lists come with their first rows; whoever wants more gets them all. */
  const [isWhole, setWhole] = useState(false);
  const input = isWhole ? { id: batchId, rows: limits.pageRowsMax } : { id: batchId };
  const query = trpc.payroll.batches.getBatchReview.useQuery(input, {
    placeholderData: keepPreviousData,
    // asked while the batch moves back to where it has no result: what is shown here says so, a notice would be about nothing
    trpc: { context: { quiet: true } },
  });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(review) => (
        <div className={classes.review}>
          <Totals totals={review.totals} currency={currency} />
          <FearFigures review={review} batchId={batchId} />
          <FindingsPanel batchId={batchId} />
          <ReviewCharts review={review} currency={currency} />
          <ReviewLists review={review} batchId={batchId} currency={currency} onMore={() => setWhole(true)} />
        </div>
      )}
    </Loaded>
  );
}

/** The people worth a look, list by list. */
function ReviewLists({ review, ...of }: Props & { review: Review; onMore: () => void }) {
  const { t } = useTranslation('batches');
  return (
    <>
      {review.largestChanges.total > 0 && (
        <PeopleFigures title={t('review.largest')} note={t('review.largestNote')} people={review.largestChanges} {...of} />
      )}
      <PeopleFigures title={t('review.movements')} people={review.movements} {...of} />
      {review.negatives.total > 0 && <PeopleFigures title={t('review.negativeNets')} people={review.negatives} {...of} />}
    </>
  );
}
