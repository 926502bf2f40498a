import { NativeSelect, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, type NamedPerson, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';
import { NamedPeople } from './NamedPeople.tsx';

const nameMax = 100;
const types = ['normal', 'offcycle'] as const;

/** What a batch is made for, which decides what else is offered. */
interface Chosen {
  readonly solutionId: number | undefined;
  readonly periodId: number | undefined;
  readonly type: (typeof types)[number];
}

interface Fields {
  readonly periodId: number | undefined;
  readonly name: string;
  readonly people: readonly NamedPerson[];
}

/** Which solutions take batches, and the activated periods of the chosen one. */
function useChoices(solutionId: number | undefined) {
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const active = (solutions.data?.rows ?? []).filter(({ status, publishedCopy }) => status === 'active' && publishedCopy !== null);
  const chosen = solutionId ?? active[0]?.id;
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId: chosen ?? 0 }, { enabled: chosen !== undefined });
  const enabled = (periods.data?.rows ?? []).filter(({ status }) => status === 'enabled').toReversed();
  return { solutions: active, solutionId: chosen, periods: enabled, isLoading: solutions.isPending || periods.isLoading };
}

interface Props {
  /** What it is first offered for. */
  readonly solutionId?: number;
  readonly periodId?: number;
  readonly type?: Chosen['type'];
  readonly onClose: () => void;
}

export default function CreateBatch({ solutionId: preset, periodId, type: first = 'normal', onClose }: Props) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.payroll.batches.createBatch.useMutation({ trpc: { context: { quiet: true } } });
  const [chosen, choose] = useState<Chosen>({ solutionId: preset, periodId, type: first });
  const { solutions, solutionId, periods, isLoading } = useChoices(chosen.solutionId);
  const { type } = chosen;
  const period = periods.find(({ id }) => id === chosen.periodId) ?? periods[0];
  const suggested = period ? t(type === 'normal' ? 'defaultName' : 'defaultNameOffcycle', { period: period.name }) : '';
  const form = useForm<Fields>({
    initial: { periodId: period?.id, name: suggested, people: [] },
    rules: { periodId: required, name: named },
    fieldByCode: { PERIOD_HAS_BATCH: 'periodId', PERIOD_NOT_OPEN: 'periodId' },
  });

  const send = () => {
    if (!period) return undefined;
    const { name, people } = form.values;
    const employeeIds = type === 'offcycle' ? people.map(({ id }) => id) : [];
    return create.mutateAsync({ periodId: period.id, type, name: name.trim(), employeeIds });
  };
  const onDone = async ({ id, name }: Outputs['payroll']['batches']['createBatch']) => {
    notify.done(t('created', { name }));
    void utils.payroll.batches.listBatches.invalidate();
    await navigate({ to: '/payroll/batches/$batchId', params: { batchId: String(id) } });
  };
  return (
    <FormDialog
      form={form}
      title={t('createTitle')}
      text={t('createText')}
      submit={t('createSubmit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={t('fields.solution')}
        value={String(solutionId ?? '')}
        onChange={({ currentTarget: { value } }) => choose({ ...chosen, solutionId: Number(value), periodId: undefined })}
        data={solutions.map(({ id, name: label }) => ({ value: String(id), label: format.name(label) }))}
      />
      <NativeSelect
        label={t('fields.period')}
        disabled={periods.length === 0}
        value={String(period?.id ?? '')}
        onChange={({ currentTarget: { value } }) => {
          choose({ ...chosen, periodId: Number(value) });
          form.set('periodId', Number(value));
        }}
        data={periods.map(({ id, name: label, startDate, endDate }) => ({
          value: String(id),
          label: `${label} · ${format.days(startDate, endDate)}`,
        }))}
        {...fieldProps(form, 'periodId')}
        {...(!isLoading && periods.length === 0 ? { error: t('noPeriods') } : {})}
      />
      <div>
        <Text size="sm" fw={500} mb={4} id="batch-type">
          {t('fields.type')}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="batch-type"
          value={type}
          onChange={(value) => {
            choose({ ...chosen, type: value as Chosen['type'] });
            if (period) form.set('periodId', period.id); // what was refused of the one type may be taken of the other
          }}
          data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {t(`typeHints.${type}`)}
        </Text>
      </div>
      {type === 'offcycle' && can('employee.read') && (
        <NamedPeople people={form.values.people} onChange={(people) => form.set('people', people)} />
      )}
      <TextInput
        label={t('fields.name')}
        maxLength={nameMax}
        value={form.values.name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
    </FormDialog>
  );
}
