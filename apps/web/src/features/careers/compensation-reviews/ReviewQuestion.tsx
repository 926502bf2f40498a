import { isAllowed } from '@wagewright/contracts';
import { compensationReviewMachine } from '@wagewright/contracts/careers/compensation-reviews';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { figuresOf, type Review } from './review.ts';

interface Props {
  readonly review: Review;
  readonly about: 'submit' | 'undo' | 'cancel';
  readonly isBusy: boolean;
  readonly onConfirm: (remarks: string) => void;
  readonly onClose: () => void;
}

/** The question before a review is submitted, taken back or given up, with its figures. */
export function ReviewQuestion({ review, about, isBusy, onConfirm, onClose }: Props) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const { name, status, sums, effectiveDate } = review;
  // a cancel of what a worker is at ends the job, and the review stays
  const stops = about === 'cancel' && !isAllowed(compensationReviewMachine, status, 'change') && status !== 'approved';
  const texts = {
    submit: { title: t('submit.title', { name }), text: t('submit.text'), confirmLabel: t('submit.confirm') },
    undo: { title: t('undo.title', { name }), text: t('undo.text'), confirmLabel: t('undo.confirm') },
    cancel: stops
      ? { title: t('cancel.stopTitle', { name }), text: t('cancel.stopText'), confirmLabel: t('cancel.stopConfirm') }
      : { title: t('cancel.title', { name }), text: t('cancel.text'), confirmLabel: t('cancel.confirm') },
  }[about];
  const facts = [
    ...figuresOf(t, format, review),
    { label: t('columns.effectiveDate'), value: format.day(effectiveDate) },
    ...(about === 'submit' && sums.refused > 0 ? [{ label: t('states.refused'), value: format.count(sums.refused) }] : []),
  ];
  return (
    <ConfirmDialog {...texts} facts={facts} isDangerous={about !== 'submit'} isBusy={isBusy} onConfirm={onConfirm} onClose={onClose} />
  );
}
