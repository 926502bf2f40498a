import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { type LeaveAccount, sayAmount } from './leave.ts';

interface Props {
  readonly account: LeaveAccount;
  readonly onClose: () => void;
}

/** Adds to a balance or takes from it, and says why. */
export default function AdjustLeave({ account, onClose }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const adjust = trpc.time.leave.adjustLeave.useMutation({ trpc: { context: { quiet: true } } });
  const kept = account.balances.filter(({ keepsBalance }) => keepsBalance);
  const form = useForm({
    initial: { typeId: String(kept[0]?.typeId ?? ''), day: account.on, amount: '', reason: '' },
    rules: { typeId: required, day: required, amount: (value: string) => required(value) ?? decimal(value), reason: required },
    fieldByCode: { LEAVE_DAY_EARLY: 'day', LEAVE_UNBALANCED: 'typeId' } as const,
  });
  const { values, set } = form;
  const unit = kept.find(({ typeId }) => String(typeId) === values.typeId)?.unit ?? 'days';
  return (
    <FormDialog
      form={form}
      title={t('adjust.title', { name: account.employee })}
      text={t('adjust.text')}
      submit={t('adjust.submit')}
      send={() =>
        adjust.mutateAsync({
          employeeId: account.employeeId,
          typeId: Number(values.typeId),
          day: values.day,
          amount: values.amount.trim().replace('−', '-'),
          reason: values.reason.trim(),
        })
      }
      onDone={({ balance }) => {
        notify.done(t('adjust.done', { balance: sayAmount(t, format, balance, unit) }));
        void utils.time.leave.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        {...fieldProps(form, 'typeId')}
        data-autofocus
        label={t('fields.type')}
        value={values.typeId}
        data={kept.map((one) => ({ value: String(one.typeId), label: format.name(one.type) }))}
        onChange={({ currentTarget: { value } }) => set('typeId', value)}
      />
      <TextInput
        {...fieldProps(form, 'day')}
        type="date"
        label={t('adjust.day')}
        value={values.day}
        onChange={({ currentTarget: { value } }) => set('day', value)}
      />
      <TextInput
        {...fieldProps(form, 'amount')}
        label={t(`adjust.amount.${unit}`)}
        description={t('adjust.amountHint')}
        inputMode="decimal"
        maxLength={10}
        value={values.amount}
        onChange={({ currentTarget: { value } }) => set('amount', value)}
      />
      <TextInput
        {...fieldProps(form, 'reason')}
        label={t('adjust.reason')}
        withAsterisk
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
