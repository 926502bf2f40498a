import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { decimal, FormDialog, fieldProps, type NamedPerson, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { EffectOnPay, PersonPick } from '../../org/employees/index.ts';

const fieldByCode = { OVERTIME_TWICE: 'date', NOT_EMPLOYED_THEN: 'date', OVERTIME_NOT_AS_LEAVE: 'way', OVERTIME_WAY: 'way' } as const;
const pay = 'pay';

interface Props {
  /** For oneself, for somebody, or for whom one chooses. */
  readonly whose: 'own' | 'anybody' | NamedPerson;
  readonly onClose: () => void;
}

const isChosen = (person: NamedPerson | null) => (person === null ? 'required' : null);

/** Asks for overtime: of what kind the day is, and as which leave it can be taken, is said while it is typed. */
export default function RequestOvertime({ whose, onClose }: Props) {
  const { t } = useTranslation('overtime');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const brought = useBroughtFiles();
  const own = trpc.time.overtime.submitMyOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const others = trpc.time.overtime.submitOvertime.useMutation({ trpc: { context: { quiet: true } } });
  const isOwn = whose === 'own';
  const form = useForm({
    initial: { person: typeof whose === 'object' ? whose : null, date: today, hours: '', way: pay, reason: '' },
    rules: { person: isOwn ? () => null : isChosen, date: required, hours: (value: string) => required(value) ?? decimal(value) },
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
  const { person } = values;
  const mine = trpc.time.overtime.previewMyOvertime.useQuery(asked, {
    enabled: isOwn && values.date !== '',
    placeholderData: (before) => before,
  });
  const theirs = trpc.time.overtime.previewOvertime.useQuery(
    { ...asked, employeeId: person?.id ?? 0 },
    { enabled: person !== null && values.date !== '', placeholderData: (before) => before },
  );
  const preview = (isOwn ? mine : theirs).data;
  const types = preview?.leaveTypes ?? [];
  const send = () => {
    if (brought.isSending) return undefined;
    const more = { ...asked, hours: values.hours.trim(), reason: values.reason.trim() || null, files: [...brought.ids] };
    return person ? others.mutateAsync({ ...more, employeeId: person.id }) : own.mutateAsync(more);
  };
  return (
    <FormDialog
      form={form}
      title={typeof whose === 'object' ? t('ask.titleFor', { name: whose.name }) : t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={send}
      onDone={() => {
        notify.done(t('ask.done'));
        void utils.time.overtime.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      {whose === 'anybody' && (
        <PersonPick
          label={t('columns.employee')}
          value={person}
          onChange={(chosen) => set('person', chosen)}
          error={form.errorOf('person')}
        />
      )}
      <TextInput
        {...fieldProps(form, 'date')}
        data-autofocus
        type="date"
        label={t('fields.date')}
        {...(preview ? { description: t('ask.kind', { kind: t(`kinds.${preview.kind}`) }) } : {})}
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
      {preview?.problem && <MessageBox tone="decision">{preview.problem}</MessageBox>}
      {person && values.date !== '' && <EffectOnPay employeeIds={[person.id]} from={values.date} until={values.date} />}
      <Textarea
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
      <Suspense fallback={<RowsSkeleton rows={1} />}>
        <FileField brought={brought} />
      </Suspense>
    </FormDialog>
  );
}
