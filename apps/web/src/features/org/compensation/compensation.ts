import type { Outputs } from '../../../shared/api/trpc.ts';
import { dayAfter } from '../../../shared/days.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type CompensationItem = Outputs['org']['compensation']['listCompensationItems']['rows'][number];
export type CompensationFile = Outputs['org']['compensation']['getCompensationFile'];
export type CompensationRecord = CompensationFile['records'][number];

/** Every digit of it: pay is not rounded where it is looked up. */
export const sayAmount = (format: Formatter, amount: string, currency: string): string => `${format.number(amount, 2)} ${currency}`;

/** How a record gives way to one that holds from a day through a day. */
export interface GivesWay {
  readonly record: CompensationRecord;
  readonly how: 'gone' | 'endsEarlier' | 'beginsLater' | 'split';
  /** The last day before, and the first day after. */
  readonly before: string;
  readonly after: string;
}

export function givingWay(records: readonly CompensationRecord[], item: string, from: string, until: string | null): GivesWay[] {
  if (from === '') return [];
  const standing = records.filter(
    (record) =>
      record.item === item &&
      (until === null || record.effectiveDate <= until) &&
      (record.expiryDate === null || record.expiryDate >= from),
  );
  return standing.map((record) => {
    const staysBefore = record.effectiveDate < from;
    const staysAfter = until !== null && (record.expiryDate === null || record.expiryDate > until);
    const how = staysBefore ? (staysAfter ? 'split' : 'endsEarlier') : staysAfter ? 'beginsLater' : 'gone';
    return { record, how, before: dayAfter(from, -1), after: until === null ? '' : dayAfter(until, 1) };
  });
}
