import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';

const fieldByCode = { OVERTIME_TWICE: 'date', NOT_EMPLOYED_THEN: 'date', OVERTIME_NOT_AS_LEAVE: 'way', OVERTIME_WAY: 'way' } as const;
const pay = 'pay';

/** Asks for overtime: of what kind the day is, and as which leave it can be taken, is said while it is typed. */
export default function RequestOvertime({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const submit = trpc.time.overtime.submitMyOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({
    initial: { date: today, hours: '', way: pay, reason: '' },
    rules: { date: required, hours: (value: string) => required(value) ?? decimal(value) },
    fieldByCode,
  });
  const { values, set } = form;
  const isNumber = /^\d{1,2}(\.(25|5|50|75|0|00))?$/.test(values.hours) && Number(values.hours) > 0 && Number(values.hours) <= 24;
  const asked = {
    date: values.date,
    hours: isNumber ? values.hours : '1',
    ...(values.way === pay
      ? { compensationWay: 'pay' as const, leaveTypeId: null }
      : { compensationWay: 'leave' as const, leaveTypeId: Number(values.way) }),
  };
  const preview = trpc.time.overtime.previewMyOvertime.useQuery(asked, {
    enabled: values.date !== '',
    placeholderData: (before) => before,
  });
  const types = preview.data?.leaveTypes ?? [];
  return (
    <FormDialog
      form={form}
      title={t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={() => submit.mutateAsync({ ...asked, hours: values.hours.trim(), reason: values.reason.trim() || null })}
      onDone={() => {
        notify.done(t('ask.done'));
        void utils.time.overtime.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'date')}
        data-autofocus
        type="date"
        label={t('fields.date')}
        {...(preview.data ? { description: t('ask.kind', { kind: t(`kinds.${preview.data.kind}`) }) } : {})}
        value={values.date}
        onChange={({ currentTarget: { value } }) => set('date', value)}
      />
      <TextInput
        {...fieldProps(form, 'hours')}
        label={t('fields.hours')}
        description={t('fields.hoursHint')}
        inputMode="decimal"
        maxLength={5}
        value={values.hours}
        onChange={({ currentTarget: { value } }) => set('hours', value)}
      />
      <NativeSelect
        {...fieldProps(form, 'way')}
        label={t('columns.way')}
        value={values.way}
        data={[
          { value: pay, label: t('ways.pay') },
          ...types.map(({ id, name, factor }) => ({
            value: String(id),
            label: t('ask.asLeave', { type: format.name(name), factor: format.number(factor) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => set('way', value)}
      />
      {preview.data?.problem && <MessageBox tone="decision">{preview.data.problem}</MessageBox>}
      <Textarea
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
