import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Correction = Outputs['time']['corrections']['listCorrections']['rows'][number];

export const correctionTones: Readonly<Record<Correction['status'], Tone>> = {
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  'rolled-back': 'decision',
  cancelled: 'closed',
};

/** Came at 08:58, went at 18:03 the next day, without 09:40. */
export function sayCorrection(t: TFunction<'corrections'>, format: Formatter, correction: Correction): string {
  const { inTime, outTime, outNextDay, wrongTimes } = correction;
  const parts = [
    inTime !== null && t('said.in', { time: inTime }),
    outTime !== null && t(outNextDay ? 'said.outNextDay' : 'said.out', { time: outTime }),
    wrongTimes.length > 0 && t('said.wrong', { times: format.list(wrongTimes) }),
  ];
  return format.list(parts.filter((part) => part !== false));
}
