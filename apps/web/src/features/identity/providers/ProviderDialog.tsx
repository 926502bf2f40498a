import { Button, PasswordInput, Switch, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { quiet } from '../auth/use-captcha.ts';
import type { ProviderRow } from './ProviderListPage.tsx';

interface Props {
  /** Null: a new one. */
  readonly row: ProviderRow | null;
  readonly onClose: () => void;
}

const nothing = { code: '', name: '', issuer: '', clientId: '', countsAsSecondFactor: false, isOn: true };
type TextName = 'code' | 'name' | 'issuer' | 'clientId';

/** A provider is made, changed or deleted. */
export default function ProviderDialog({ row, onClose }: Props) {
  const { t } = useTranslation('providers');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.identity.providers.createProvider.useMutation(quiet);
  const update = trpc.identity.providers.updateProvider.useMutation(quiet);
  const remove = trpc.identity.providers.deleteProvider.useMutation();
  const [isAsked, setAsked] = useState(false);
  const { code, name, issuer, clientId, countsAsSecondFactor, isOn } = row ?? nothing;
  const form = useForm({
    initial: { code, name, issuer, clientId, countsAsSecondFactor, isOn, clientSecret: '' },
    rules: { code: required, name: named, issuer: required, clientId: required, ...(row ? {} : { clientSecret: required }) },
    fieldByCode: {
      PROVIDER_EXISTS: 'code',
      PROVIDER_ADDRESS: 'issuer',
      PROVIDER_AWAY: 'issuer',
      OUTGOING_REFUSED: 'issuer',
      PROVIDER_SECRET_MISSING: 'clientSecret',
    },
  });
  const done = async (text: string) => {
    notify.done(text);
    onClose();
    await utils.identity.providers.invalidate();
  };
  const send = () => {
    const { code: ownCode, clientSecret, ...fields } = form.values;
    if (!row) return create.mutateAsync({ ...fields, code: ownCode, clientSecret });
    return update.mutateAsync({ id: row.id, version: row.version, ...fields, ...(clientSecret ? { clientSecret } : {}) });
  };
  const takeOut = async ({ id, version }: ProviderRow) => {
    const { ok } = await call(remove.mutateAsync({ id, version }));
    if (ok) await done(t('deleted', { name }));
    else setAsked(false);
  };
  if (row && isAsked)
    return (
      <ConfirmDialog
        title={t('deleteAsk', { name })}
        text={t('deleteText', { count: row.links })}
        confirmLabel={t('delete')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => void takeOut(row)}
        onClose={() => setAsked(false)}
      />
    );
  const text = (field: TextName, help?: string) => (
    <TextInput
      label={t(`fields.${field}`)}
      {...(help ? { description: help } : {})}
      withAsterisk
      maxLength={limits.providerAddressCharactersMax}
      value={form.values[field]}
      onChange={(event) => form.set(field, event.currentTarget.value.trim() === '' ? '' : event.currentTarget.value)}
      {...fieldProps(form, field)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={row ? row.name : t('new')}
      text={row ? t('editText', { count: row.links }) : t('createText')}
      submit={t('save')}
      send={send}
      onDone={async (saved) => await done(t('saved', { name: saved.name }))}
      onClose={onClose}
    >
      {!row && text('code', t('fields.codeHelp'))}
      {text('name', t('fields.nameHelp'))}
      {text('issuer', t('fields.issuerHelp'))}
      {text('clientId')}
      <PasswordInput
        label={t('fields.clientSecret')}
        {...(row ? { description: t('fields.secretKept') } : {})}
        withAsterisk={!row}
        autoComplete="off"
        maxLength={limits.providerAddressCharactersMax}
        value={form.values.clientSecret}
        onChange={(event) => form.set('clientSecret', event.currentTarget.value)}
        {...fieldProps(form, 'clientSecret')}
      />
      <Switch
        label={t('fields.countsAsSecondFactor')}
        description={t('fields.countsHelp')}
        checked={form.values.countsAsSecondFactor}
        onChange={(event) => form.set('countsAsSecondFactor', event.currentTarget.checked)}
      />
      <Switch label={t('fields.isOn')} checked={form.values.isOn} onChange={(event) => form.set('isOn', event.currentTarget.checked)} />
      {row && (
        <Button variant="subtle" color="red.9" onClick={() => setAsked(true)}>
          {t('delete')}
        </Button>
      )}
    </FormDialog>
  );
}
