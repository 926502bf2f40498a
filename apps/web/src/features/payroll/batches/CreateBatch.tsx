import { Button, Group, Modal, NativeSelect, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useCan } from '../../../shared/views.ts';
import { NamedPeople, type NamedPerson } from './NamedPeople.tsx';

const nameMax = 100;
const types = ['normal', 'offcycle'] as const;

/** Which solutions take batches, and the activated periods of the chosen one. */
function useChoices(solutionId: number | undefined) {
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const active = (solutions.data?.rows ?? []).filter(({ status, publishedCopy }) => status === 'active' && publishedCopy !== null);
  const chosen = solutionId ?? active[0]?.id;
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId: chosen ?? 0 }, { enabled: chosen !== undefined });
  const enabled = (periods.data?.rows ?? []).filter(({ status }) => status === 'enabled').toReversed();
  return { solutions: active, solutionId: chosen, periods: enabled, isLoading: solutions.isPending || periods.isLoading };
}

export default function CreateBatch({ solutionId: preset, onClose }: { solutionId?: number; onClose: () => void }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.payroll.batches.createBatch.useMutation();
  const [chosenSolution, setSolution] = useState(preset);
  const [chosenPeriod, setPeriod] = useState<number>();
  const [type, setType] = useState<(typeof types)[number]>('normal');
  const [named, setNamed] = useState<readonly NamedPerson[]>([]);
  const [ownName, setName] = useState<string>();
  const { solutions, solutionId, periods, isLoading } = useChoices(chosenSolution);
  const period = periods.find(({ id }) => id === chosenPeriod) ?? periods[0];
  const name = ownName ?? (period ? t(type === 'normal' ? 'defaultName' : 'defaultNameOffcycle', { period: period.name }) : '');

  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!period || name.trim() === '') return;
    const employeeIds = type === 'offcycle' ? named.map(({ id }) => id) : [];
    const result = await call(create.mutateAsync({ periodId: period.id, type, name: name.trim(), employeeIds }));
    if (!result.ok) return;
    notify.done(t('created', { name: result.data.name }));
    void utils.payroll.batches.listBatches.invalidate();
    await navigate({ to: '/payroll/batches/$batchId', params: { batchId: String(result.data.id) } });
  };
  return (
    <Modal opened onClose={onClose} title={<b>{t('createTitle')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)}>
        <Text c="dimmed" size="sm" mb="md">
          {t('createText')}
        </Text>
        <Stack gap="md">
          <NativeSelect
            data-autofocus
            label={t('fields.solution')}
            value={String(solutionId ?? '')}
            onChange={({ currentTarget: { value } }) => {
              setSolution(Number(value));
              setPeriod(undefined);
            }}
            data={solutions.map(({ id, name: label }) => ({ value: String(id), label: format.name(label) }))}
          />
          <NativeSelect
            label={t('fields.period')}
            disabled={periods.length === 0}
            value={String(period?.id ?? '')}
            onChange={({ currentTarget: { value } }) => setPeriod(Number(value))}
            data={periods.map(({ id, name: label, startDate, endDate }) => ({
              value: String(id),
              label: `${label} · ${format.days(startDate, endDate)}`,
            }))}
            error={!isLoading && periods.length === 0 ? t('noPeriods') : null}
          />
          <div>
            <Text size="sm" fw={500} mb={4} id="batch-type">
              {t('fields.type')}
            </Text>
            <SegmentedControl
              fullWidth
              aria-labelledby="batch-type"
              value={type}
              onChange={(value) => setType(value as (typeof types)[number])}
              data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
            <Text size="xs" c="dimmed" mt={4}>
              {t(`typeHints.${type}`)}
            </Text>
          </div>
          {type === 'offcycle' && can('employee.read') && <NamedPeople people={named} onChange={setNamed} />}
          <TextInput label={t('fields.name')} maxLength={nameMax} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={create.isPending} disabled={!period || name.trim() === ''}>
            {t('createSubmit')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
