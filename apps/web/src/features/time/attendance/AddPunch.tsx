import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { punchDirections } from '@wagewright/contracts/time/attendance';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../../org/employees/index.ts';
import type { PersonAttendance } from './attendance.ts';

interface Props {
  readonly attendance: PersonAttendance;
  readonly onClose: () => void;
}

/** Says when somebody came or went. */
export default function AddPunch({ attendance, onClose }: Props) {
  const { t } = useTranslation('attendance');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { employeeId, employee, timeZone, days } = attendance;
  const add = trpc.time.attendance.addPunch.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { date: days[0]?.schedule.date ?? '', time: '', direction: '', reason: '' },
    rules: { date: required, time: required, reason: required },
    fieldByCode: { PUNCH_AHEAD: 'time', PUNCH_NO_SUCH_TIME: 'time', NOT_EMPLOYED_THEN: 'date', PUNCH_OWN: 'date' } as const,
  });
  const { values, set } = form;
  return (
    <FormDialog
      form={form}
      title={t('add.title', { name: employee })}
      text={t('add.text', { zone: timeZone.replaceAll('_', ' ') })}
      submit={t('add.submit')}
      send={() =>
        add.mutateAsync({
          employeeId,
          date: values.date,
          time: values.time,
          direction: punchDirections.find((one) => one === values.direction) ?? null,
          reason: values.reason.trim(),
        })
      }
      onDone={() => {
        notify.done(t('add.done'));
        void utils.time.attendance.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'date')}
        data-autofocus
        type="date"
        label={t('columns.date')}
        value={values.date}
        onChange={({ currentTarget: { value } }) => set('date', value)}
      />
      <TextInput
        {...fieldProps(form, 'time')}
        type="time"
        label={t('fields.time')}
        value={values.time}
        onChange={({ currentTarget: { value } }) => set('time', value)}
      />
      <NativeSelect
        label={t('fields.direction')}
        value={values.direction}
        data={[
          { value: '', label: t('fields.notSaid') },
          ...punchDirections.map((one) => ({ value: one as string, label: t(`directions.${one}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('direction', value)}
      />
      <EffectOnPay employeeIds={[employeeId]} from={values.date} until={values.date} />
      <TextInput
        {...fieldProps(form, 'reason')}
        label={t('fields.reason')}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
