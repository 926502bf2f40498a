import { TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, required, useForm } from '../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../../org/employees/index.ts';
import { HoursByDate } from './HoursByDate.tsx';
import { type Overtime, sayHours } from './overtime.ts';

const fieldByCode = {
  STALE_VERSION: 'hoursByDate',
  OVERTIME_AHEAD: 'hoursByDate',
  OVERTIME_OWN: 'hoursByDate',
  OVERTIME_HOURS: 'hoursByDate',
} as const;

const eachIsNumber = (typed: readonly string[]) =>
  typed.map((hours) => required(hours) ?? decimal(hours)).find((fault) => fault !== null) ?? null;

interface Props {
  readonly overtime: Overtime;
  readonly onClose: () => void;
}

/** Says how long was worked. */
export default function ConfirmOvertime({ overtime, onClose }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const confirm = trpc.time.overtime.confirmOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: {
      hoursByDate: overtime.days.map(({ actualHours, appliedHours }) => actualHours ?? appliedHours) as readonly string[],
      reason: '',
    },
    rules: { hoursByDate: eachIsNumber },
    fieldByCode,
  });
  const { values, set } = form;
  return (
    <FormDialog
      form={form}
      title={t('confirm.title', { name: overtime.employee, day: format.day(overtime.date) })}
      text={t('confirm.text', { hours: sayHours(t, format, overtime.appliedHours) })}
      submit={t('confirm.submit')}
      send={() =>
        confirm.mutateAsync({
          id: overtime.id,
          version: overtime.version,
          actualHoursByDate: values.hoursByDate.map((hours) => hours.trim()),
          reason: values.reason.trim() || null,
        })
      }
      onDone={({ hours }) => {
        notify.done(t('confirm.done', { hours: sayHours(t, format, hours) }));
        void utils.time.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <HoursByDate
        isFirst
        days={overtime.days}
        label={t('confirm.hours')}
        hints={overtime.days.map(({ appliedHours }) => t('confirm.asked', { hours: sayHours(t, format, appliedHours) }))}
        values={values.hoursByDate}
        onChange={(hours) => set('hoursByDate', hours)}
        error={form.errorOf('hoursByDate')}
      />
      <EffectOnPay employeeIds={[overtime.employeeId]} from={overtime.date} until={overtime.days.at(-1)?.date ?? overtime.date} />
      <TextInput
        label={t('fields.reason')}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
