import { batchMachine, batchStatuses, batchTypes } from '@wagewright/contracts/payroll/batches';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type AskValues, type Condition, FilterChips, type FilterColumn } from '../../../shared/ui/data-table/index.ts';
import { useCan } from '../../../shared/views.ts';

/** Two statuses are called the same: one filter stands for both, at their place. */
const offeredStatuses = [
  'open',
  ...batchStatuses
    .filter((status) => status !== 'deleted' && status !== 'in-approval')
    .map((status) => (status === 'pending-approval' ? 'under-approval' : status)),
] as const;

interface Props {
  readonly conditions: readonly Condition[];
  readonly onChange: (conditions: readonly Condition[]) => void;
}

/** Batches of one solution, of one status, of one type. */
export function BatchFilters({ conditions, onChange }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const can = useCan();
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({}, { enabled: can('solution.read') });
  const statusName = (status: (typeof offeredStatuses)[number]) =>
    status === 'open' ? t('openStatuses') : format.name(batchMachine.labels[status === 'under-approval' ? 'pending-approval' : status]);
  const offered: Record<string, readonly { readonly value: string; readonly label: string }[]> = {
    solution: (solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
    status: offeredStatuses.map((value) => ({ value, label: statusName(value) })),
    type: batchTypes.map((value) => ({ value, label: t(`types.${value}`) })),
  };
  const column = (id: 'solution' | 'status' | 'type'): FilterColumn => ({
    id,
    name: t(`fields.${id}`),
    kind: 'values',
    isSingle: true,
    write: (value) => offered[id]?.find((one) => one.value === value)?.label ?? '',
  });
  const ask: AskValues = (id, containing) => {
    const values = (offered[id] ?? []).filter(({ label }) => label.toLowerCase().includes(containing.toLowerCase()));
    return {
      queryKey: ['batch-filters', id, values],
      read: () => Promise.resolve({ values, total: values.length, least: null, most: null }),
    };
  };
  return (
    <FilterChips
      columns={[column('solution'), column('status'), column('type')]}
      conditions={conditions}
      ask={ask}
      onChange={({ filters = [] }) => onChange(filters)}
    />
  );
}
