import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormFaults, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import { countUses, EntryFoot, EntryUses, givenName, NameFields, type NameValues, nameRules, namesOf } from '../pay-types/index.ts';

export type BalanceElement = Outputs['payroll']['balances']['listBalanceElements']['rows'][number];

interface Values extends NameValues {
  /** Digits after the point. */
  readonly scale: string;
}

interface Props {
  /** Null: a new one. */
  readonly element: BalanceElement | null;
  readonly canEdit: boolean;
  readonly onClose: () => void;
}

const scales = ['0', '1', '2', '3', '4', '5', '6'] as const;
const fieldByCode = { BALANCE_ELEMENT_EXISTS: 'code', BALANCE_ELEMENT_NAME_TAKEN: 'nameEn', STALE_VERSION: 'nameEn' } as const;

/** A balance element: what it is called, how exactly it is kept, and what fills it. */
export default function ElementDialog({ element, canEdit, onClose }: Props) {
  const { t } = useTranslation(['balances', 'payTypes']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.payroll.balances.createBalanceElement.useMutation(quiet);
  const rename = trpc.payroll.balances.renameBalanceElement.useMutation(quiet);
  const remove = trpc.payroll.balances.deleteBalanceElement.useMutation();
  const [isAsking, ask] = useState(false);
  const form = useForm<Values>({
    initial: { ...namesOf(element), scale: String(element?.scale ?? 2) },
    rules: nameRules,
    fieldByCode,
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const done = async (said: string) => {
    form.saved();
    notify.done(said);
    await utils.payroll.balances.invalidate();
    onClose();
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const { code, scale } = form.values;
    const name = givenName(form.values);
    const result = element
      ? await call(rename.mutateAsync({ code: element.code, version: element.version, name }))
      : await call(create.mutateAsync({ code, name, scale: Number(scale) }));
    if (!result.ok) return form.refuse(result.failure);
    await done(t('saved', { ns: 'payTypes', name: format.name(name) }));
  };
  const takeOut = async ({ code, version, name }: BalanceElement) => {
    const result = await call(remove.mutateAsync({ code, version }));
    if (result.ok) await done(t('removed', { ns: 'payTypes', name: format.name(name) }));
  };
  if (element && isAsking)
    return (
      <ConfirmDialog
        title={t('removeTitle', { ns: 'payTypes', name: format.name(element.name) })}
        text={t('removeText')}
        confirmLabel={t('remove', { ns: 'payTypes' })}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void takeOut(element)}
        onClose={() => ask(false)}
      />
    );
  const canRemove = element !== null && !element.builtIn && countUses(element).solutions === 0;
  return (
    <QuestionDialog title={element ? format.name(element.name) : t('create')} onClose={leave}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Stack gap="md">
          <NameFields form={form} isNew={element === null} readOnly={!canEdit} />
          <NativeSelect
            label={t('columns.scale')}
            description={element ? undefined : t('scaleHint')}
            value={form.values.scale}
            disabled={element !== null}
            onChange={({ currentTarget: { value } }) => form.set('scale', value)}
            data={[...scales]}
          />
          {element && (
            <Text size="sm" c="dimmed">
              {t(element.builtIn ? 'serialBuiltIn' : 'serial', { number: element.serialNumber })}
            </Text>
          )}
        </Stack>
        {element && <EntryUses entry={element} />}
        <EntryFoot
          isNew={element === null}
          canEdit={canEdit}
          isBusy={create.isPending || rename.isPending}
          onRemove={canRemove ? () => ask(true) : null}
          onClose={leave}
        />
      </form>
      {question}
    </QuestionDialog>
  );
}
