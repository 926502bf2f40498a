import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee } from './employee.ts';

interface Props {
  readonly employee: Employee;
  readonly finalPay: React.ComponentType<{ employeeId: number; lastDay: string }>;
  readonly onClose: () => void;
}

/** Somebody’s last day, and what it means for what was paid. */
export function EndEmployment({ employee, finalPay: FinalPay, onClose }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const can = useCan();
  const today = useToday();
  const form = useForm({
    initial: { lastDay: employee.terminationDate ?? today, reason: '' },
    rules: { lastDay: required, reason: required },
  });
  const { values, set } = form;
  const end = trpc.org.employees.endEmployment.useMutation();
  // of two last days the earlier one: from the day after it on, pay is another
  const earlier = employee.terminationDate && employee.terminationDate < values.lastDay ? employee.terminationDate : values.lastDay;
  return (
    <FormDialog
      form={form}
      title={t('end.title', { name: employee.name })}
      text={t('end.text')}
      submit={t('end.submit')}
      send={() => end.mutateAsync({ id: employee.id, version: employee.version, lastDay: values.lastDay, reason: values.reason })}
      onDone={async () => {
        notify.done(t('end.done', { name: employee.name, day: format.day(values.lastDay) }));
        await utils.org.employees.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('end.day')}
        withAsterisk
        data-autofocus
        value={values.lastDay}
        onChange={({ currentTarget: { value } }) => set('lastDay', value)}
        {...fieldProps(form, 'lastDay')}
      />
      <TextInput
        label={t('reasonAsked')}
        withAsterisk
        maxLength={1000}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
      {can('personnel-action.ask') && values.lastDay !== '' && <FinalPay employeeId={employee.id} lastDay={values.lastDay} />}
      <EffectOnPay employeeIds={[employee.id]} from={dayAfter(earlier)} until={null} />
    </FormDialog>
  );
}
