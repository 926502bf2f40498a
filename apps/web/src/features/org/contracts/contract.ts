import type { contractStates } from '@wagewright/contracts/org/contracts';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Contract = Outputs['org']['contracts']['listContracts']['rows'][number];

export const contractTones: Readonly<Record<(typeof contractStates)[number], Tone>> = { ahead: 'quiet', running: 'good', ended: 'closed' };

/** The days of a contract; one without an end says so by its dash. */
export const sayContractDays = (format: Formatter, { startsOn, endsOn }: Pick<Contract, 'startsOn' | 'endsOn'>): string =>
  endsOn ? format.days(startsOn, endsOn) : `${format.day(startsOn)} –`;
