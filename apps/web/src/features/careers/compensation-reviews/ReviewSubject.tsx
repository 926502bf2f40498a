import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { figuresOf } from './review.ts';

/** A compensation review as its approver sees it: with its figures, where they keep the pay of its people. */
export default function ReviewSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const query = trpc.careers.compensationReviews.getCompensationReview.useQuery({ id: subjectId }, { retry: false });
  if (query.isPending) return <RowsSkeleton rows={4} />;
  if (!query.data) return <Panel title={title}>{t('unseen')}</Panel>;
  const { legalEntity, itemName, effectiveDate, reason } = query.data;
  return (
    <Panel title={title}>
      <ConfirmFacts
        facts={[
          { label: t('columns.legalEntity'), value: format.name(legalEntity) },
          { label: t('columns.item'), value: format.name(itemName) },
          { label: t('columns.effectiveDate'), value: format.day(effectiveDate) },
          ...figuresOf(t, format, query.data),
          ...(reason ? [{ label: t('columns.reason'), value: reason }] : []),
        ]}
      />
    </Panel>
  );
}
