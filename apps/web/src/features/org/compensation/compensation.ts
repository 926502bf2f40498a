import type { Outputs } from '../../../shared/api/trpc.ts';
import { dayAfter } from '../../../shared/days.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type CompensationItem = Outputs['org']['compensation']['listCompensationItems']['rows'][number];
export type CompensationFile = Outputs['org']['compensation']['getCompensationFile'];
export type CompensationRecord = CompensationFile['records'][number];

export type SalaryStructure = CompensationFile['structures'][number];
type SalaryRange = SalaryStructure['versions'][number]['ranges'][number];

/** To which amounts of an item in a currency can refer. */
export const structuresFor = ({ structures }: CompensationFile, item: string, currency: string): SalaryStructure[] =>
  structures.filter((structure) => structure.item === item && structure.currency === currency);

/** The levels that a structure has on a day; none where the day is still to be said. */
export const levelsOn = ({ versions }: SalaryStructure, day: string): readonly SalaryRange[] =>
  versions.find(({ effectiveDate, expiryDate }) => effectiveDate <= day && (expiryDate === null || expiryDate >= day))?.ranges ?? [];

/** Tells the levels of a structure apart. */
export const levelKey = ({ grade, level }: Pick<SalaryRange, 'grade' | 'level'>): string => JSON.stringify([grade, level]);

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
