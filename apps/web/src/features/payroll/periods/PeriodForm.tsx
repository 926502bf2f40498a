import { Button, Group, Modal, SimpleGrid, Text, TextInput } from '@mantine/core';
import { addDays, fieldOfDateError } from '@wagewright/contracts/payroll/periods';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormFaults, fieldProps, named, required, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import type { Period } from './period-events.ts';

const days = ['startDate', 'endDate', 'payDate', 'attendanceStart', 'attendanceEnd'] as const;
const months = ['paymentMonth', 'taxMonth'] as const;
type Fields = Readonly<Record<'name' | (typeof days)[number] | (typeof months)[number], string>>;

const nameMax = 100;
const blank: Fields = {
  name: '',
  startDate: '',
  endDate: '',
  payDate: '',
  attendanceStart: '',
  attendanceEnd: '',
  paymentMonth: '',
  taxMonth: '',
};
const fieldsOf = (period: Period): Fields => ({
  name: period.name,
  startDate: period.startDate,
  endDate: period.endDate,
  payDate: period.payDate,
  attendanceStart: period.attendanceStart,
  attendanceEnd: period.attendanceEnd,
  paymentMonth: period.paymentMonth,
  taxMonth: period.taxMonth,
});

interface Props {
  readonly solutionId: number;
  /** The one that is changed; without it a new one is made. */
  readonly period?: Period;
  /** After which a new one comes. */
  readonly last?: Period | undefined;
  readonly onClose: () => void;
}

/** A period's name and dates, to make one after the last or to change one that nobody is paid in. */
export default function PeriodForm({ solutionId, period, last, onClose }: Props) {
  const { t } = useTranslation(['periods', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } } as const;
  const create = trpc.payroll.periods.createPeriod.useMutation(quiet);
  const edit = trpc.payroll.periods.editPeriod.useMutation(quiet);
  const form = useForm<Fields>({
    initial: period ? fieldsOf(period) : { ...blank, startDate: last ? addDays(last.endDate, 1) : '' },
    rules: { name: named, startDate: required, endDate: required, payDate: required },
    fieldByCode: { PERIOD_NAME_TAKEN: 'name', ...fieldOfDateError },
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { name, startDate, endDate, payDate, ...rest } = form.values;
    const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''));
    const input = { name: name.trim(), startDate, endDate, payDate, ...said };
    const result = await call(
      period ? edit.mutateAsync({ id: period.id, version: period.version, ...input }) : create.mutateAsync({ solutionId, ...input }),
    );
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t(period ? 'did.edit' : 'did.create', { period: result.data.name }));
    void utils.payroll.periods.invalidate();
    onClose();
  };
  const field = (name: keyof Fields, type: 'text' | 'date' | 'month', isOptional = false) => (
    <TextInput
      key={name}
      type={type}
      label={t(`fields.${name}`)}
      withAsterisk={!isOptional}
      maxLength={nameMax}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      {...fieldProps(form, name)}
    />
  );
  return (
    <Modal
      opened
      onClose={leave}
      title={<b>{period ? t('edit.title', { period: period.name }) : t('create.title')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {field('name', 'text')}
          {field('payDate', 'date')}
          {field('startDate', 'date')}
          {field('endDate', 'date')}
        </SimpleGrid>
        <Text c="dimmed" size="sm" mt="md" mb="xs">
          {t('optionalDates')}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          {field('attendanceStart', 'date', true)}
          {field('attendanceEnd', 'date', true)}
          {field('paymentMonth', 'month', true)}
          {field('taxMonth', 'month', true)}
        </SimpleGrid>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={create.isPending || edit.isPending}>
            {t(period ? 'edit.submit' : 'create.submit')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
