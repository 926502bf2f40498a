import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { EffectOnPay } from '../../org/employees/index.ts';
import classes from './Leave.module.css';
import { type Balance, sayAmount } from './leave.ts';

interface Props {
  /** For somebody else; without it, for oneself. */
  readonly employee?: { readonly id: number; readonly name: string } | undefined;
  readonly balances: readonly Balance[];
  readonly onClose: () => void;
}

interface Values {
  readonly typeId: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly startPart: string;
  readonly endPart: string;
  readonly hours: string;
  readonly reason: string;
}

const fieldByCode = {
  LEAVE_DAYS: 'endDate',
  LEAVE_HOURS: 'hours',
  LEAVE_NO_DAYS: 'startDate',
  LEAVE_NOT_YET: 'startDate',
  LEAVE_OVERLAPS: 'startDate',
  LEAVE_BALANCE_SHORT: 'typeId',
  LEAVE_TYPE_CLOSED: 'typeId',
  NOT_EMPLOYED_THEN: 'startDate',
} as const;

/** Asks for leave: what it takes and what it leaves is shown while it is typed. */
export default function RequestLeave({ employee, balances, onClose }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const brought = useBroughtFiles();
  const own = trpc.time.leave.submitMyLeave.useMutation({ trpc: { context: { quiet: true } } });
  const others = trpc.time.leave.submitLeave.useMutation({ trpc: { context: { quiet: true } } });
  const open = balances.filter(({ isActive }) => isActive);
  const form = useForm<Values>({
    initial: {
      typeId: String(open[0]?.typeId ?? ''),
      startDate: today,
      endDate: today,
      startPart: 'whole',
      endPart: 'whole',
      hours: '',
      reason: '',
    },
    rules: { typeId: required, startDate: required, endDate: required },
    fieldByCode,
  });
  const { values, set } = form;
  const type = open.find(({ typeId }) => String(typeId) === values.typeId);
  const isOneDay = values.startDate === values.endDate;
  const takesHours = isOneDay && type?.unit === 'hours';
  const asked = {
    typeId: Number(values.typeId),
    startDate: values.startDate,
    endDate: values.endDate,
    startPart: values.startPart === 'afternoon' ? ('afternoon' as const) : ('whole' as const),
    endPart: values.endPart === 'morning' ? ('morning' as const) : ('whole' as const),
    hours: takesHours && values.hours.trim() !== '' ? values.hours.trim() : null,
  };
  const isAskable = type !== undefined && values.startDate !== '' && values.endDate !== '' && /^(\d{1,2}(\.\d{1,2})?)?$/.test(values.hours);
  const mine = trpc.time.leave.previewMyLeave.useQuery(asked, { enabled: isAskable && !employee, placeholderData: (before) => before });
  const theirs = trpc.time.leave.previewLeave.useQuery(
    { ...asked, employeeId: employee?.id ?? 0 },
    { enabled: isAskable && employee !== undefined, placeholderData: (before) => before },
  );
  const preview = (employee ? theirs : mine).data;
  const send = () => {
    if (brought.isSending) return undefined;
    const more = { ...asked, reason: values.reason.trim() || null, files: [...brought.ids] };
    return employee ? others.mutateAsync({ ...more, employeeId: employee.id }) : own.mutateAsync(more);
  };
  const part = (field: 'startPart' | 'endPart', half: 'afternoon' | 'morning') => (
    <NativeSelect
      label={t(`fields.${field}`)}
      value={values[field]}
      data={[
        { value: 'whole', label: t('parts.whole') },
        { value: half, label: t(`parts.${half}`) },
      ]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={employee ? t('ask.titleFor', { name: employee.name }) : t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={send}
      onDone={() => {
        notify.done(t('ask.done'));
        void utils.time.leave.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        {...fieldProps(form, 'typeId')}
        data-autofocus
        label={t('fields.type')}
        {...(type?.keepsBalance ? { description: t('ask.available', { amount: sayAmount(t, format, type.available, type.unit) }) } : {})}
        value={values.typeId}
        data={open.map((one) => ({ value: String(one.typeId), label: format.name(one.type) }))}
        onChange={({ currentTarget: { value } }) => set('typeId', value)}
      />
      {(['startDate', 'endDate'] as const).map((field) => (
        <TextInput
          key={field}
          {...fieldProps(form, field)}
          type="date"
          label={t(`fields.${field}`)}
          value={values[field]}
          onChange={({ currentTarget: { value } }) => {
            set(field, value);
            if (field === 'startDate' && values.endDate < value) set('endDate', value);
          }}
        />
      ))}
      {part('startPart', 'afternoon')}
      {part('endPart', 'morning')}
      {takesHours && (
        <TextInput
          {...fieldProps(form, 'hours')}
          label={t('fields.hours')}
          description={t('fields.hoursHint')}
          inputMode="decimal"
          maxLength={5}
          value={values.hours}
          onChange={({ currentTarget: { value } }) => set('hours', value)}
        />
      )}
      {preview && isAskable && <Preview preview={preview} />}
      {employee && <EffectOnPay employeeIds={[employee.id]} from={values.startDate} until={values.endDate} />}
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

/** What a request takes and leaves, or why it cannot be sent. */
function Preview({ preview }: { readonly preview: Outputs['time']['leave']['previewLeave'] }) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const { amount, unit, balanceAfter, skipped, problem } = preview;
  if (problem !== null) return <MessageBox tone="decision">{problem}</MessageBox>;
  return (
    <div className={classes.preview} role="status">
      <p className={classes.total}>{t('preview.takes', { amount: sayAmount(t, format, amount, unit) })}</p>
      {balanceAfter !== null && <p>{t('preview.leaves', { amount: sayAmount(t, format, balanceAfter, unit) })}</p>}
      {skipped.length > 0 && (
        <p>
          {t('preview.skips', {
            days: format.list(
              skipped.map(({ date, kind, name }) => `${format.dayShort(date)} (${name ? format.name(name) : t(`skipped.${kind}`)})`),
            ),
          })}
        </p>
      )}
    </div>
  );
}
