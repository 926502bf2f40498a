import { hoursOf } from '@wagewright/contracts/time/shifts';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type Shift = Outputs['time']['shifts']['listShifts']['rows'][number];
type Times = Pick<Shift, 'start' | 'end' | 'isOvernight'>;

/** 22:00–06:00 (next day). */
export const sayTimes = (t: TFunction<'shifts'>, { start, end, isOvernight }: Times): string =>
  t(isOvernight ? 'overnightTimes' : 'times', { start, end });

export const sayHours = (t: TFunction<'shifts'>, format: Formatter, minutes: number): string => {
  const hours = hoursOf(minutes);
  return t('hours', { count: Number(hours), hours: format.number(hours) });
};

export const sayBreaks = (t: TFunction<'shifts'>, format: Formatter, { breaks }: Pick<Shift, 'breaks'>): string =>
  breaks.length === 0 ? t('noBreak') : format.list(breaks.map(({ start, end }) => t('times', { start, end })));
