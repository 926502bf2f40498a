/** The windows of history over the ledger in memory. The database's are in `history-windows.ts` of its batches; a test holds the two equal. */
import type { HistoryNeed, PeriodFacts } from '../api.ts';
import type { LedgerPeriod, LedgerRow } from './ledger.ts';

/** The period that is calculated. */
export interface PresentPeriod extends LedgerPeriod {
  readonly facts: Pick<PeriodFacts, 'start' | 'end'>;
}

type Counts = (q: LedgerPeriod, p: PresentPeriod, need: HistoryNeed) => boolean;

const year = ({ payDate }: LedgerPeriod): number => Number(payDate.slice(0, 4));
const month = ({ payDate }: LedgerPeriod): string => payDate.slice(5, 7);
const quarter = (period: LedgerPeriod): number => Math.ceil(Number(month(period)) / 3);
const untilNow = (q: LedgerPeriod, p: LedgerPeriod): boolean => q.payDate <= p.payDate;

/** Last day that counts: ISO dates compare as texts. */
function until(need: HistoryNeed, { facts }: PresentPeriod): string {
  if (need.until === null) return '9999-12-31';
  if (need.until === 'period-start') return facts.start;
  return need.until === 'period-end' ? facts.end : need.until;
}

const withinBack: Counts = (q, p, { back }) => q.sequence >= p.sequence - back && q.sequence < p.sequence;

/** Which rows a window counts, by the period in which they were paid (or earned, where the definition says so). */
const windows: Readonly<Record<Exclude<HistoryNeed['window'], 'RETRO'>, Counts>> = {
  YTD: (q, p) => untilNow(q, p) && year(q) === year(p),
  QTD: (q, p) => untilNow(q, p) && year(q) === year(p) && quarter(q) === quarter(p),
  MTD: (q, p) => untilNow(q, p) && year(q) === year(p) && month(q) === month(p),
  PREV: (q, p, { back }) => q.sequence === p.sequence - back,
  LAST: withinBack,
  LAST_COUNT: withinBack,
  BALANCE: (q, p, need) => untilNow(q, p) && q.payDate <= until(need, p),
  OPENING: (q, p) => year(q) < year(p),
  PREV_YEAR: (q, p) => year(q) === year(p) - 1,
  PREV_YTD: (q, p) => year(q) === year(p) - 1 && month(q) <= month(p),
};

/**
 * One window of one person in minor units.
 * @param rows the person's ledger, as it stands before the present period
 * @param retro what the present period pays for earlier ones, which RETRO reads
 */
export function windowAmount(
  need: HistoryNeed,
  present: PresentPeriod,
  rows: readonly LedgerRow[],
  retro: readonly ReadonlyMap<string, bigint>[],
): bigint {
  const { element, window } = need;
  if (window === 'RETRO') return retro.reduce((sum, amounts) => sum + (amounts.get(element) ?? 0n), 0n);
  const sums = new Map<number, bigint>();
  for (const row of rows) {
    const q = need.basis === 'earned' ? row.earned : row.paid;
    if (windows[window](q, present, need)) sums.set(q.sequence, (sums.get(q.sequence) ?? 0n) + (row.amounts.get(element) ?? 0n));
  }
  const amounts = [...sums.values()];
  return window === 'LAST_COUNT' ? BigInt(amounts.filter((sum) => sum !== 0n).length) : amounts.reduce((sum, amount) => sum + amount, 0n);
}
