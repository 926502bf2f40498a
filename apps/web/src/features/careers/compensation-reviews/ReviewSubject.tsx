import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmFacts } from '../../../shared/ui/ConfirmFacts.tsx';
import { LinkButton } from '../../../shared/ui/LinkButton.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import type { SubjectProps } from '../../approvals/instances/index.ts';
import { figuresOf } from './review.ts';

/** A compensation review as its approver sees it: what it comes to for all together; its people, where they keep their pay. */
export default function ReviewSubject({ subjectId, title }: SubjectProps) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const query = trpc.careers.compensationReviews.getCompensationReviewSummary.useQuery({ id: subjectId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {(review) => (
        <Panel
          title={title}
          note={review.mayOpen ? undefined : t('together')}
          actions={
            review.mayOpen && (
              <LinkButton to="/compensation-reviews/$reviewId" params={{ reviewId: String(subjectId) }}>
                {t('everybody')}
              </LinkButton>
            )
          }
        >
          <ConfirmFacts
            facts={[
              { label: t('columns.legalEntity'), value: format.name(review.legalEntity) },
              { label: t('columns.item'), value: format.name(review.itemName) },
              { label: t('columns.effectiveDate'), value: format.day(review.effectiveDate) },
              ...figuresOf(t, format, review),
              ...(review.reason ? [{ label: t('columns.reason'), value: review.reason }] : []),
            ]}
          />
        </Panel>
      )}
    </Loaded>
  );
}
