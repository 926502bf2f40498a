import { TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../../org/employees/index.ts';
import { type Overtime, sayHours } from './overtime.ts';

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
    initial: { actualHours: overtime.actualHours ?? overtime.appliedHours, reason: '' },
    rules: { actualHours: (value: string) => required(value) ?? decimal(value) },
    fieldByCode: { STALE_VERSION: 'actualHours', OVERTIME_AHEAD: 'actualHours', OVERTIME_OWN: 'actualHours' } as const,
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
          actualHours: values.actualHours.trim(),
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
      <TextInput
        {...fieldProps(form, 'actualHours')}
        data-autofocus
        label={t('confirm.hours')}
        description={t('fields.hoursHint')}
        inputMode="decimal"
        maxLength={5}
        value={values.actualHours}
        onChange={({ currentTarget: { value } }) => set('actualHours', value)}
      />
      <EffectOnPay employeeIds={[overtime.employeeId]} from={overtime.date} until={overtime.date} />
      <TextInput
        label={t('fields.reason')}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
