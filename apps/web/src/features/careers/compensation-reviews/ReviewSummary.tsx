import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PeriodsRead } from '../../org/employees/index.ts';
import { figuresOf, type Review } from './review.ts';

/** What a review is in all; as long as it can be changed, also what payroll has read of its people, and what follows. */
export function ReviewSummary({ review, isOpen }: { readonly review: Review; readonly isOpen: boolean }) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const { id, version, sums } = review;
  const periods = trpc.careers.compensationReviews.getCompensationReviewPeriods.useQuery({ id }, { enabled: isOpen && sums.raised > 0 });
  const refused = { count: sums.refused, people: format.count(sums.refused) };
  return (
    <Panel title={t('figures')} {...(sums.refused > 0 ? { note: t('refused', refused) } : {})}>
      <ConfirmFacts facts={figuresOf(t, format, review)} />
      {isOpen && periods.data && <PeriodsRead key={version} periods={periods.data.periods} />}
    </Panel>
  );
}
