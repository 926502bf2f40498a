import type { BatchStatus } from '@wagewright/contracts/payroll/batches';
import type { Tone } from '../../../shared/ui/StatusBadge.tsx';

/** How each state looks; what it is called comes from the state machine. */
export const batchTones: Record<BatchStatus, Tone> = {
  new: 'quiet',
  waiting: 'ready',
  calculating: 'busy',
  calculated: 'ready',
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'quiet',
  closed: 'closed',
  canceled: 'closed',
  deleted: 'closed',
};
