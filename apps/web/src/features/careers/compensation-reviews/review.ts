import type { CompensationReviewStatus, RaiseKind, ReviewRowState, Rounding } from '@wagewright/contracts/careers/compensation-reviews';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { ratio, signOf, subtract } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

type Reviews = Outputs['careers']['compensationReviews'];
export type Review = Reviews['getCompensationReview'];
export type Listed = Reviews['listCompensationReviews'];
export type Person = Reviews['listCompensationReviewRows']['rows'][number];
export type Department = Reviews['getCompensationReviewDepartments']['rows'][number];

export const statusTones = {
  draft: 'decision',
  'pending-approval': 'busy',
  'in-approval': 'busy',
  rejected: 'bad',
  'rolled-back': 'decision',
  approved: 'decision',
  writing: 'busy',
  written: 'good',
  undoing: 'busy',
  undone: 'closed',
  cancelled: 'closed',
} as const satisfies Record<CompensationReviewStatus, Tone>;

export const stateTones = { raised: 'good', refused: 'bad', unchanged: 'quiet', 'left-out': 'closed' } as const satisfies Record<
  ReviewRowState,
  Tone
>;
export const rowStates: readonly ReviewRowState[] = ['raised', 'refused', 'unchanged', 'left-out'];
export const raiseKinds: readonly RaiseKind[] = ['percent', 'amount', 'minimum', 'file'];
export const roundings: readonly Rounding[] = ['nearest', 'up', 'down'];

/** Per cent as decimal text, with its sign. */
export const sayPercent = (format: Formatter, percent: string | null): string =>
  percent === null ? '–' : format.percent(ratio(percent, '100') ?? '0', { signed: true, digits: 2 });

/** Per cent as a share; null: of nothing. */
export const shareOf = (percent: string | null): string | null => (percent === null ? null : (ratio(percent, '100') ?? null));

/** Where the new amount stands in the range of its level. */
export function sayRange(t: TFunction<'compensationReviews'>, format: Formatter, { range, after }: Person): string | null {
  if (!range || after === null) return null;
  if (signOf(subtract(after, range.minimum)) < 0) return t('range.below');
  if (signOf(subtract(range.maximum, after)) < 0) return t('range.above');
  return t('range.within', { share: format.percent(ratio(after, range.midpoint) ?? '0', { digits: 1 }) });
}

/** The rule in words. */
export function sayRule(t: TFunction<'compensationReviews'>, format: Formatter, { rule: { how }, currency }: Review): string {
  switch (how.by) {
    case 'percent':
      return t('rule.percent', { percent: format.number(how.percent) });
    case 'amount':
      return t('rule.amount', { amount: format.money(how.amount, currency) });
    case 'minimum':
      return t('rule.minimum');
    case 'file':
      return t('rule.file');
  }
}

/** What stands of a review, to ask about or to look at. */
export const figuresOf = (
  t: TFunction<'compensationReviews'>,
  format: Formatter,
  { sums, currency }: Pick<Review, 'sums' | 'currency'>,
) => [
  { label: t('columns.people'), value: format.count(sums.raised) },
  { label: t('columns.before'), value: format.money(sums.before, currency) },
  { label: t('columns.after'), value: format.money(sums.after, currency) },
  { label: t('columns.difference'), value: `${format.change(sums.difference, currency)} (${sayPercent(format, sums.percent)})` },
];
