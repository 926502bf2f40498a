import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type LeaveAccount = Outputs['time']['leave']['getLeave'];
export type Balance = LeaveAccount['balances'][number];
export type LeaveRequest = LeaveAccount['requests'][number];
export type LedgerEntry = Outputs['time']['leave']['getLeaveLedger']['entries'][number];
export type LeaveType = Outputs['time']['leave']['listLeaveTypes']['rows'][number];
type Unit = Balance['unit'];

export const requestTones: Readonly<Record<LeaveRequest['status'], Tone>> = {
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  'rolled-back': 'decision',
  cancelled: 'closed',
};

/** An amount with its unit: "2.5 days"; of digits past the second nothing is said. */
export const sayAmount = (t: TFunction<'leave'>, format: Formatter, amount: string, unit: Unit): string =>
  t(`units.${unit}`, { count: Number(amount), amount: format.number(amount.replace(/(\.\d\d)\d+$/, '$1')) });

/** The days of a request, with what is taken of the first and the last. */
export function sayDays(t: TFunction<'leave'>, format: Formatter, { startDate, endDate, startPart, endPart }: LeaveRequest): string {
  const days = format.days(startDate, endDate);
  const parts = [
    ...(startPart === 'afternoon' ? [t('parts.fromAfternoon')] : []),
    ...(endPart === 'morning' ? [t('parts.untilNoon')] : []),
  ];
  return parts.length > 0 ? `${days} (${format.list(parts)})` : days;
}

/** Why an entry has its amount, as a sentence. */
export function sayEntry(t: TFunction<'leave'>, format: Formatter, entry: LedgerEntry, unit: Unit): string {
  const { facts } = entry;
  const amount = (text: string) => sayAmount(t, format, text, unit);
  switch (facts.why) {
    case 'yearly':
    case 'monthly':
    case 'step':
    case 'ended': {
      const whole = facts.days === facts.ofDays;
      const words = {
        rate: amount(facts.rate),
        former: 'formerRate' in facts ? amount(facts.formerRate) : '',
        years: 'years' in facts ? facts.years : 0,
        days: format.count(facts.days),
        ofDays: format.count(facts.ofDays),
        from: format.day(facts.from),
        until: format.day(facts.until),
      };
      const made = [
        ...(facts.roundedTo === null ? [] : [t('why.rounded', { step: amount(facts.roundedTo) })]),
        ...(facts.cappedAt === null ? [] : [t('why.capped', { cap: amount(facts.cappedAt) })]),
      ];
      return [t(`why.${facts.why}${whole ? 'Whole' : ''}`, words), ...made].join(' ');
    }
    case 'carried-out':
      return t('why.carriedOut', { to: format.day(facts.to) });
    case 'carried-in':
      return facts.until === null
        ? t('why.carriedIn', { from: format.day(facts.from) })
        : t('why.carriedInUntil', { from: format.day(facts.from), until: format.day(facts.until) });
    case 'not-carried':
      return facts.upTo === null ? t('why.notCarried') : t('why.notCarriedBeyond', { upTo: amount(facts.upTo) });
    case 'left':
      return t('why.left', { lastDay: format.day(facts.lastDay) });
    case 'lapsed':
      return t('why.lapsed', { carried: amount(facts.carried), used: amount(facts.used) });
    case 'request':
      return t('why.request', { days: format.days(facts.from, facts.until) });
    case 'reversal':
      return t('why.reversal');
    case 'adjustment':
      return t('why.adjustment');
    case 'imported':
      return t('why.imported', { balance: amount(facts.balance) });
    case 'import-undone':
      return t('why.importUndone');
    case 'overtime':
      return t('why.overtime', { date: format.day(facts.date), hours: format.number(facts.hours), factor: format.number(facts.factor) });
    case 'corrected':
      return t('why.corrected');
  }
}
