import { type PeriodStatus, periodMachine } from '@wagewright/contracts/payroll/periods';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

const tones: Readonly<Record<PeriodStatus, Tone>> = { disabled: 'quiet', enabled: 'good', closed: 'closed', deleted: 'quiet' };

export function PeriodBadge({ status }: { status: PeriodStatus }) {
  const format = useFormat();
  return <StatusBadge tone={tones[status]}>{format.name(periodMachine.labels[status])}</StatusBadge>;
}
