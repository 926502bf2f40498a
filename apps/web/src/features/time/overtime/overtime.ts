import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Overtime = Outputs['time']['overtime']['listOvertimeRequests']['rows'][number];

export const overtimeTones: Readonly<Record<Overtime['status'], Tone>> = {
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  'rolled-back': 'decision',
  cancelled: 'closed',
};

export const sayHours = (t: TFunction<'overtime'>, format: Formatter, hours: string): string =>
  t('hours', { count: Number(hours), hours: format.number(hours) });

/** How it is made good: pay, or leave by its name. */
export const sayWay = (t: TFunction<'overtime'>, format: Formatter, { compensationWay, leaveType }: Overtime): string =>
  leaveType ? format.name(leaveType) : t(`ways.${compensationWay}`);

/** 22:00–02:30 (+1 day); nothing where only hours are known. */
export const sayTimes = (t: TFunction<'overtime'>, { startTime, endTime, isOvernight }: Overtime): string =>
  startTime === null || endTime === null ? '' : t(isOvernight ? 'overnightTimes' : 'times', { start: startTime, end: endTime });

/** Of what kinds its dates are, each once. */
export const sayKinds = (t: TFunction<'overtime'>, format: Formatter, { days }: Overtime): string =>
  format.list([...new Set(days.map(({ kind }) => t(`kinds.${kind}`)))]);

/** What an hour is worth; where its dates are of different kinds, of each in turn. */
export const sayFactors = (format: Formatter, factors: readonly string[]): string =>
  [...new Set(factors)].map((factor) => format.number(factor)).join(' / ');

/** Date by date: of what kind it is, and from when until when, how many hours of it are asked for. */
export const factsOfDays = (t: TFunction<'overtime'>, format: Formatter, { days }: Overtime): { label: string; value: string }[] =>
  days.map(({ date, kind, from, until, appliedHours }) => ({
    label: t('dateOfKind', { day: format.day(date), kind: t(`kinds.${kind}`) }),
    value: t('timesAndHours', {
      times: from === null || until === null ? '' : t('times', { start: from, end: until }),
      hours: sayHours(t, format, appliedHours),
    }),
  }));
