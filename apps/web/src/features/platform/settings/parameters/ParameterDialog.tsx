import { Button, NativeSelect, PasswordInput, Textarea, TextInput } from '@mantine/core';
import { type ParameterKind, parameterKinds } from '@wagewright/contracts/platform/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import { FormDialog, fieldProps, required, useForm } from '../../../../shared/ui/form/index.ts';
import type { Parameter } from './parameter-columns.tsx';

interface Values {
  readonly name: string;
  readonly kind: ParameterKind;
  readonly value: string;
  readonly description: string;
}

const fieldByCode = { PARAMETER_EXISTS: 'name', PARAMETER_VALUE_WRONG: 'value', STALE_VERSION: 'value' } as const;

/** A system parameter: made, changed, or taken away. A secret is typed anew, or stays. */
export default function ParameterDialog({ parameter, onClose }: { parameter: Parameter | null; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.platform.settings.saveParameter.useMutation({ trpc: { context: { quiet: true } } });
  const remove = trpc.platform.settings.deleteParameters.useMutation();
  const [isAsking, ask] = useState(false);
  const stays = parameter?.kind === 'secret';
  const form = useForm<Values>({
    initial: {
      name: parameter?.name ?? '',
      kind: parameter?.kind ?? 'text',
      value: parameter?.value ?? '',
      description: parameter?.description ?? '',
    },
    rules: { name: required, value: (value, { kind }) => (kind === 'secret' && stays ? null : required(value)) },
    fieldByCode,
  });
  const { values, set } = form;
  const refresh = async () => {
    await utils.platform.settings.listParameters.invalidate();
    onClose();
  };
  const takeOut = async ({ id, name }: Parameter) => {
    const { ok } = await call(remove.mutateAsync({ ids: [id] }));
    if (!ok) return;
    notify.done(t('parameters.removed', { name }));
    await refresh();
  };
  if (parameter && isAsking)
    return (
      <ConfirmDialog
        title={t('parameters.removeTitle', { name: parameter.name })}
        text={t('parameters.removeText')}
        confirmLabel={t('parameters.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void takeOut(parameter)}
        onClose={() => ask(false)}
      />
    );
  const { name, kind, value, description } = values;
  const staysSecret = kind === 'secret' && stays && value === '';
  const valueField = {
    label: t('parameters.columns.value'),
    value,
    maxLength: 2_000,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set('value', event.currentTarget.value),
    ...fieldProps(form, 'value'),
  };
  return (
    <FormDialog
      form={form}
      title={parameter ? parameter.name : t('parameters.create')}
      text={t('parameters.dialogText')}
      submit={t('save')}
      send={() => save.mutateAsync({ name, kind, description, version: parameter?.version ?? 0, ...(staysSecret ? {} : { value }) })}
      onDone={async () => {
        notify.done(t('parameters.saved', { name }));
        await refresh();
      }}
      onClose={onClose}
    >
      {!parameter && (
        <TextInput
          data-autofocus
          label={t('parameters.columns.name')}
          description={t('parameters.nameHelp')}
          value={name}
          maxLength={100}
          onChange={(event) => set('name', event.currentTarget.value)}
          {...fieldProps(form, 'name')}
        />
      )}
      <NativeSelect
        label={t('parameters.columns.kind')}
        value={kind}
        onChange={({ currentTarget: { value: chosen } }) => set('kind', parameterKinds.find((one) => one === chosen) ?? 'text')}
        data={parameterKinds.map((one) => ({ value: one, label: t(`parameters.kinds.${one}`) }))}
      />
      {kind === 'secret' ? (
        <PasswordInput autoComplete="off" description={t(stays ? 'parameters.secretStays' : 'parameters.secretHelp')} {...valueField} />
      ) : (
        <TextInput {...valueField} />
      )}
      <Textarea
        label={t('parameters.columns.description')}
        value={description}
        maxLength={300}
        autosize
        onChange={(event) => set('description', event.currentTarget.value.replace(/\n/g, ' '))}
      />
      {parameter && (
        <Button variant="subtle" color="red.9" onClick={() => ask(true)}>
          {t('parameters.removeAsk')}
        </Button>
      )}
    </FormDialog>
  );
}
