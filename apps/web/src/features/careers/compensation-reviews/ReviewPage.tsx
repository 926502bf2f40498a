import { Stack } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { isAllowed } from '@wagewright/contracts';
import { compensationReviewMachine } from '@wagewright/contracts/careers/compensation-reviews';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderAction } from '../../../shared/ui/page-header/header-action.ts';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { ReviewDepartments } from './ReviewDepartments.tsx';
import { ReviewPeople } from './ReviewPeople.tsx';
import { ReviewProgress } from './ReviewProgress.tsx';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { type Review, sayRule, statusTones } from './review.ts';
import { useLiveReview } from './use-live-review.ts';
import { useReviewActions } from './use-review-actions.ts';

const ChangeReview = lazyPart(() => import('./ChangeReview.tsx'));
const ImportDialog = lazyPart(() => import('../../platform/imports/ImportDialog.tsx'));
const route = getRouteApi('/_app/compensation-reviews/$reviewId');

export function ReviewPage() {
  const { reviewId } = route.useParams();
  const query = useLiveReview(Number(reviewId));
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(review) => <ReviewView review={review} />}
    </Loaded>
  );
}

type Dialog = 'submit' | 'undo' | 'cancel' | 'change' | 'import';
type Can = (
  event: Parameters<
    typeof isAllowed<keyof typeof compensationReviewMachine.labels, 'change' | 'submit' | 'write-review' | 'undo' | 'cancel', never>
  >[2],
) => boolean;

/** A review: what it is for all, for each department and for each person, and what can be done with it. */
function ReviewView({ review }: { readonly review: Review }) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const [dialog, open] = useState<Dialog>();
  const { busy, act } = useReviewActions(review);
  const { status, sums, rule, approvalId, failure, mayEdit } = review;
  const can: Can = (event) => mayEdit && isAllowed(compensationReviewMachine, status, event);
  const close = () => open(undefined);
  const confirm = (what: 'submit' | 'undo' | 'cancel') => (remarks: string) => void act(what, remarks).then((isDone) => isDone && close());
  const isOfFile = rule.how.by === 'file';
  const people = { count: sums.raised, people: format.count(sums.raised) };
  const submit: HeaderAction | null =
    can('submit') && sums.raised > 0 ? { id: 'submit', label: t('act.submit', people), run: () => open('submit') } : null;
  const write: HeaderAction | null = can('write-review')
    ? { id: 'write', label: t('act.write'), isBusy: busy === 'write', run: () => void act('write') }
    : null;
  const change: HeaderAction = { id: 'change', label: t('act.change'), run: () => open('change') };
  const file: HeaderAction = { id: 'import', label: t('act.import'), run: () => open('import') };
  const isWorking = status === 'writing' || status === 'undoing';
  const more: HeaderAction[] = [
    ...(can('change') && isOfFile ? [change] : []),
    ...(can('undo') ? [{ id: 'undo', label: t('act.undo'), isDangerous: true, run: () => open('undo') }] : []),
    ...(can('cancel')
      ? [{ id: 'cancel', label: t(isWorking ? 'act.stop' : 'act.cancel'), isDangerous: true, run: () => open('cancel') }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={review.name}
        trail={[{ label: t('title'), link: { to: '/compensation-reviews' } }]}
        status={<StatusBadge tone={statusTones[status]}>{format.name(compensationReviewMachine.labels[status])}</StatusBadge>}
        facts={factsOf(review, t, format)}
        primary={submit ?? write}
        secondary={
          can('change')
            ? isOfFile
              ? file
              : change
            : approvalId === null
              ? null
              : {
                  id: 'approval',
                  label: t('open'),
                  link: { to: '/approvals/$approvalId', params: { approvalId: String(approvalId) } },
                }
        }
        more={more}
      />
      <Suspense>
        {dialog === 'change' && <ChangeReview review={review} onClose={close} />}
        {dialog === 'import' && <ImportDialog subject={{ entity: 'compensation-review', id: review.id }} onClose={close} />}
      </Suspense>
      {(dialog === 'submit' || dialog === 'undo' || dialog === 'cancel') && (
        <ReviewQuestion review={review} about={dialog} isBusy={busy === dialog} onConfirm={confirm(dialog)} onClose={close} />
      )}
      <Stack gap="lg">
        {isWorking && <ReviewProgress progress={review.progress} />}
        {failure && !isWorking && (
          <MessageBox tone="bad" title={t('failed')}>
            {failure}
          </MessageBox>
        )}
        <ReviewSummary review={review} isOpen={can('change')} />
        <ReviewPeople review={review} isOpen={can('change')} />
        <ReviewDepartments review={review} />
      </Stack>
    </>
  );
}

function factsOf(
  review: Review,
  t: ReturnType<typeof useTranslation<'compensationReviews'>>['t'],
  format: ReturnType<typeof useFormat>,
): string[] {
  const { legalEntity, itemName, currency, effectiveDate, createdBy, createdAt, writtenBy, writtenAt, undoneBy, undoneAt, reason } = review;
  return [
    format.name(legalEntity),
    t('facts.of', { item: format.name(itemName), currency }),
    sayRule(t, format, review),
    t('facts.from', { day: format.day(effectiveDate) }),
    ...(reason ? [reason] : []),
    ...(writtenAt ? [] : [t('facts.proposed', { who: createdBy ?? '–', when: format.instant(createdAt) })]),
    ...(writtenAt && !undoneAt ? [t('facts.written', { who: writtenBy ?? '–', when: format.instant(writtenAt) })] : []),
    ...(undoneAt ? [t('facts.undone', { who: undoneBy ?? '–', when: format.instant(undoneAt) })] : []),
  ];
}
