import { type ApprovalStatus, approvalMachine } from '@wagewright/contracts/approvals/instances';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

const tones: Record<ApprovalStatus, Tone> = {
  draft: 'quiet',
  'pending-approval': 'decision',
  'in-approval': 'decision',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'closed',
  'rolled-back': 'quiet',
};

export function ApprovalStatusBadge({ status }: { status: ApprovalStatus }) {
  const format = useFormat();
  return <StatusBadge tone={tones[status]}>{format.name(approvalMachine.labels[status])}</StatusBadge>;
}
