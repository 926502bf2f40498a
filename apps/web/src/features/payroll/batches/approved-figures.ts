import type { TFunction } from 'i18next';
import { add, ratio, subtract } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { ConfirmFact } from '../../../shared/ui/ConfirmFacts.tsx';
import type { Review } from './review.ts';
import type { Batch } from './run-batch-event.ts';

type Paid = Pick<Batch, 'payeeCount' | 'heldCount' | 'net' | 'currency' | 'payDate'>;
export interface Words {
  readonly t: TFunction<'batches'>;
  readonly format: Formatter;
}

/** How many people a batch pays: whoever is held is not paid by it. */
export const paidCount = ({ payeeCount, heldCount }: Pick<Batch, 'payeeCount' | 'heldCount'>): number => payeeCount - heldCount;

export function peopleText(batch: Pick<Batch, 'payeeCount' | 'heldCount'>, { t, format }: Words): string {
  const people = format.count(paidCount(batch));
  return batch.heldCount === 0 ? people : t('ask.facts.withHeld', { people, held: format.count(batch.heldCount) });
}

/** Net pay by currency, in the order in which the currencies come; a batch without a result has none. */
export function netByCurrency(batches: readonly Pick<Batch, 'net' | 'currency'>[]): ReadonlyMap<string, string> {
  const sums = new Map<string, string>();
  for (const { net, currency } of batches) {
    if (net !== null) sums.set(currency, add(sums.get(currency) ?? '0', net));
  }
  return sums;
}

function changeText({ totals }: Pick<Review, 'totals'>, currency: string, { t, format }: Words): string {
  const net = totals.find(({ column }) => column === 'net');
  if (!net || net.previous === null) return t('review.noBefore');
  const change = subtract(net.amount, net.previous);
  const share = ratio(change, net.previous);
  return [format.change(change, currency), ...(share === null ? [] : [`(${format.percent(share, { signed: true, digits: 2 })})`])].join(
    ' ',
  );
}

/** What somebody approves with one batch: how many people, how much, when, and how much it differs from the period before. */
export function figuresOfOne(batch: Paid, review: Pick<Review, 'totals'> | null, words: Words): ConfirmFact[] {
  const { t, format } = words;
  const { net, currency, payDate } = batch;
  return [
    { label: t('ask.facts.people'), value: peopleText(batch, words) },
    ...(net === null ? [] : [{ label: t('ask.facts.net'), value: format.money(net, currency) }]),
    { label: t('ask.facts.payDate'), value: format.day(payDate) },
    ...(review ? [{ label: t('ask.facts.change'), value: changeText(review, currency, words) }] : []),
  ];
}

/** What somebody approves with several: how many, and one sum a currency. */
export function figuresOfSeveral(batches: readonly Paid[], { t, format }: Words): ConfirmFact[] {
  const sums = netByCurrency(batches);
  const people = batches.reduce((sum, batch) => sum + paidCount(batch), 0);
  const netLabel = (currency: string) => (sums.size > 1 ? t('ask.facts.netIn', { currency }) : t('ask.facts.net'));
  return [
    { label: t('ask.facts.batches'), value: format.count(batches.length) },
    { label: t('ask.facts.people'), value: format.count(people) },
    ...[...sums].map(([currency, net]) => ({ label: netLabel(currency), value: format.money(net, currency) })),
  ];
}
