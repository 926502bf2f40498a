import { type CopyStatus, solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { copyTones } from './copies.ts';

export function CopyStatusBadge({ status }: { status: CopyStatus }) {
  const format = useFormat();
  return <StatusBadge tone={copyTones[status]}>{format.name(solutionCopyMachine.labels[status])}</StatusBadge>;
}
