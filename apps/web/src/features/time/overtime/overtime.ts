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
