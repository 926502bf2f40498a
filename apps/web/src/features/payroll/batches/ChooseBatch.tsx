import { NativeSelect } from '@mantine/core';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import type { SubjectChoiceProps } from '../../approvals/instances/index.ts';

const offeredMax = 100;

/** One of the latest batches, to try something on. */
export default function ChooseBatch({ label, value, onChange }: SubjectChoiceProps) {
  const format = useFormat();
  const { data } = trpc.payroll.batches.listBatches.useQuery({ limit: offeredMax });
  return (
    <NativeSelect
      label={label}
      mb="md"
      data={[
        { value: '', label: '—' },
        ...(data?.rows ?? []).map(({ id, name, solution }) => ({ value: String(id), label: `${name} · ${format.name(solution)}` })),
      ]}
      value={value === null ? '' : String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value) || null)}
    />
  );
}
