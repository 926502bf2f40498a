import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import type { FiguresProps } from '../../approvals/instances/index.ts';
import { sayPercent } from './review.ts';

/** What the question before a decision carries. */
export default function ReviewFigures({ subjectIds }: FiguresProps) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const [only] = subjectIds;
  const query = trpc.careers.compensationReviews.getCompensationReviewSummary.useQuery(
    { id: only ?? 0 },
    { enabled: subjectIds.length === 1 },
  );
  if (subjectIds.length > 1) return <ConfirmFacts facts={[{ label: t('title'), value: format.count(subjectIds.length) }]} />;
  if (!query.data) return null;
  const { sums, currency } = query.data;
  return (
    <ConfirmFacts
      facts={[
        { label: t('columns.people'), value: format.count(sums.raised) },
        { label: t('columns.difference'), value: `${format.change(sums.difference, currency)} (${sayPercent(format, sums.percent)})` },
      ]}
    />
  );
}
