import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Payments = Outputs['org']['oneTimePayments']['listOneTimePayments'];
export type Payment = Payments['rows'][number];

export const stateTones: Readonly<Record<Payment['state'], Tone>> = { ahead: 'closed', taken: 'good', late: 'decision' };
