import { NativeSelect, Stack } from '@mantine/core';
import { type PayTypeKind, payTypeKindLabels, payTypeKinds } from '@wagewright/contracts/payroll/pay-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormFaults, fieldProps, required, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { EntryFoot } from './EntryFoot.tsx';
import { EntryUses } from './EntryUses.tsx';
import { countUses, type PayType } from './list-entry.ts';
import { givenName, NameFields, type NameValues, nameRules, namesOf } from './NameFields.tsx';

interface Values extends NameValues {
  readonly type: PayTypeKind | '';
}

interface Props {
  /** Null: a new one. */
  readonly payType: PayType | null;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

const fieldByCode = { PAY_TYPE_EXISTS: 'code', PAY_TYPE_NAME_TAKEN: 'nameEn', STALE_VERSION: 'nameEn' } as const;

/** A pay type: what it is called, what it is, and what uses it. */
export default function PayTypeDialog({ payType, canEdit, onClose }: Props) {
  const { t } = useTranslation('payTypes');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.payroll.payTypes.createPayType.useMutation(quiet);
  const update = trpc.payroll.payTypes.updatePayType.useMutation(quiet);
  const remove = trpc.payroll.payTypes.deletePayType.useMutation();
  const [isAsking, ask] = useState(false);
  const form = useForm<Values>({
    initial: { ...namesOf(payType), type: payType?.type ?? '' },
    rules: { ...nameRules, type: required },
    fieldByCode,
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const done = async (said: string) => {
    form.saved();
    notify.done(said);
    await utils.payroll.payTypes.invalidate();
    onClose();
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const { type } = form.values;
    if (!form.check() || type === '') return;
    const given = { name: givenName(form.values), type };
    const result = payType
      ? await call(update.mutateAsync({ code: payType.code, version: payType.version, ...given }))
      : await call(create.mutateAsync({ code: form.values.code, ...given }));
    if (!result.ok) return form.refuse(result.failure);
    await done(t('saved', { name: format.name(given.name) }));
  };
  const takeOut = async (entry: PayType) => {
    const result = await call(remove.mutateAsync({ code: entry.code, version: entry.version }));
    if (result.ok) await done(t('removed', { name: format.name(entry.name) }));
  };
  if (payType && isAsking)
    return (
      <ConfirmDialog
        title={t('removeTitle', { name: format.name(payType.name) })}
        text={t('removeText')}
        confirmLabel={t('remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void takeOut(payType)}
        onClose={() => ask(false)}
      />
    );
  const canRemove = payType !== null && countUses(payType).solutions === 0;
  return (
    <QuestionDialog title={payType ? format.name(payType.name) : t('create')} onClose={leave}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Stack gap="md">
          <NameFields form={form} isNew={payType === null} readOnly={!canEdit} />
          <NativeSelect
            label={t('columns.type')}
            description={t('typeHint')}
            value={form.values.type}
            disabled={!canEdit}
            onChange={({ currentTarget: { value } }) => form.set('type', value as Values['type'])}
            data={[
              ...(form.values.type === '' ? [{ value: '', label: t('chooseType') }] : []),
              ...payTypeKinds.map((value) => ({ value, label: format.name(payTypeKindLabels[value]) })),
            ]}
            {...fieldProps(form, 'type')}
          />
        </Stack>
        {payType && <EntryUses entry={payType} />}
        <EntryFoot
          isNew={payType === null}
          canEdit={canEdit}
          isBusy={create.isPending || update.isPending}
          onRemove={canRemove ? () => ask(true) : null}
          onClose={leave}
        />
      </form>
      {question}
    </QuestionDialog>
  );
}
