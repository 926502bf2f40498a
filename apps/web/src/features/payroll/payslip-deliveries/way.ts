import { deliveryMachine } from '@wagewright/contracts/payroll/payslip-deliveries';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';
import type { TimelineEntry } from '../../../shared/ui/Timeline.tsx';

export type Delivery = Outputs['payroll']['payslipDeliveries']['getDelivery'];
type Way = Delivery['ways'][number];

export const wayTones: Readonly<Record<Way['status'], Tone>> = {
  queued: 'busy',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  replaced: 'quiet',
};

const wayStates: Readonly<Record<Way['status'], TimelineEntry['state']>> = {
  queued: 'current',
  sent: 'done',
  delivered: 'done',
  failed: 'bad',
  replaced: 'ahead',
};

/** In which way somebody was told, to which address, and what the mail server said to it. */
export const wayEntry = (way: Way, t: TFunction<'payslipDeliveries'>): TimelineEntry => ({
  key: `way-${way.id}`,
  title: t(`channels.${way.channel}`),
  second: way.recipient,
  lines: way.resends > 0 ? [t('resends', { count: way.resends })] : [],
  at: way.sentAt ?? way.createdAt,
  quote: way.failure,
  state: wayStates[way.status],
});

export const wayStatus = ({ status }: Way, format: Formatter) => ({
  tone: wayTones[status],
  text: format.name(deliveryMachine.labels[status]),
});
