import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { ConfirmFact } from '../../../shared/ui/ConfirmFacts.tsx';
import { paidCount, peopleText, type Words } from './approved-figures.ts';
import type { OwnEvent } from './own-event.ts';
import type { Batch } from './run-batch-event.ts';

/** What a question shows of the batch beside its title. */
type FactName = 'people' | 'net' | 'payDate' | 'period' | 'done';

const pay: readonly FactName[] = ['people', 'net', 'payDate'];
const scope: readonly FactName[] = ['period', 'people'];

/** The events that ask first, with the figures that the question carries. */
const questions = {
  submit: pay,
  withdraw: pay,
  'submit-data': pay,
  'publish-payslips': pay,
  close: pay,
  'abort-run': ['done'],
  'cancel-preparing': ['period'],
  'cancel-moving': ['period'],
  'cancel-payslips': ['period'],
  cancel: [...scope, 'net'],
  delete: scope,
  'back-to-new': [...scope, 'net'],
  'back-to-waiting': [...scope, 'net'],
  'back-to-calculated': [...scope, 'net'],
  'back-to-approved': pay,
} as const satisfies Partial<Record<OwnEvent, readonly FactName[]>>;
export type Confirmed = keyof typeof questions;

export const asks = (event: string): event is Confirmed => event in questions;

const factWriters: Record<FactName, (batch: Batch, words: Words) => string | null> = {
  people: (batch, { t, format }) => (batch.payeeCount > 0 ? peopleText(batch, { t, format }) : null),
  net: ({ net, currency }, { format }) => (net === null ? null : format.money(net, currency)),
  payDate: ({ payDate }, { format }) => format.day(payDate),
  period: ({ startDate, endDate }, { format }) => format.days(startDate, endDate),
  done: ({ progress }, { format }) => progress && `${format.count(progress.payeesDone)} / ${format.count(progress.payeesTotal)}`,
};

export interface Question {
  readonly title: string;
  readonly facts: readonly ConfirmFact[];
  /** What follows. */
  readonly text: string;
}

/** The question before an event: what, how many, how much, when, and what follows. */
export function questionOf(event: Confirmed, batch: Batch, t: TFunction<'batches'>, format: Formatter): Question {
  const paid = paidCount(batch);
  const values = { name: batch.name, people: format.count(paid), payDate: format.dayShort(batch.payDate) };
  const facts = questions[event].flatMap((name) => {
    const value = factWriters[name](batch, { t, format });
    return value === null ? [] : [{ label: t(`ask.facts.${name}`), value }];
  });
  return { title: t(`ask.${event}`, { ...values, count: paid }), facts, text: t(`confirm.${event}`, values) };
}
