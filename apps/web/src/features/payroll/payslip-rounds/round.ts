import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Round = Outputs['payroll']['payslipRounds']['getPayslipRound'];
export type RoundSetting = Outputs['payroll']['payslipRounds']['listRoundSettings']['rows'][number];

export const roundTones: Readonly<Record<Round['status'], Tone>> = {
  collecting: 'decision',
  generating: 'busy',
  generated: 'ready',
  failed: 'bad',
  cancelled: 'closed',
  discarded: 'closed',
};

/** While a job is at one, it is asked for this often. */
export const refreshMs = 1_500;

/** Where its figures come from: the ledger up to a day, or a file. */
export function originText(t: TFunction<'payslipRounds'>, format: Formatter, { asOf, brought }: Round): string {
  if (asOf !== null) return t('origin.balance', { day: format.day(asOf) });
  return brought ? t('origin.import', { who: brought.by, when: format.instant(brought.at) }) : t('origin.waiting');
}
