import { type BatchStatus, batchMachine } from '@wagewright/contracts/payroll/batches';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { batchTones } from './batch-tones.ts';

export function BatchStatusBadge({ status }: { status: BatchStatus }) {
  const format = useFormat();
  return <StatusBadge tone={batchTones[status]}>{format.name(batchMachine.labels[status])}</StatusBadge>;
}
