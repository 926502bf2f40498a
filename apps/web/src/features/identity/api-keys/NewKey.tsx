import { MultiSelect, NumberInput, TagsInput, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { permissionAreas, permissionFacts } from '@wagewright/contracts/identity/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Inputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Figure, FormDialog, fieldProps, figureOf, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';
import { ShownOnce } from './ShownOnce.tsx';

type Permissions = Inputs['identity']['apiKeys']['createApiKey']['permissions'];

const daysDefault = 90;
const callsDefault = 300;
/** Roughly an address or a range; the server looks closely. */
const isAddress = (text: string): boolean => /^[\da-f.:]+(\/\d{1,3})?$/i.test(text.trim()) && /[.:]/.test(text);
const some = (list: readonly string[]) => (list.length === 0 ? ('choice' as const) : null);

/** A key for a program: what it may do, from where, for how long; then the key itself, once. */
export default function NewKey({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['apiKeys', 'roles']);
  const format = useFormat();
  const can = useCan();
  const utils = trpc.useUtils();
  const create = trpc.identity.apiKeys.createApiKey.useMutation({ trpc: { context: { quiet: true } } });
  const [made, setMade] = useState<string>();
  const form = useForm<{ name: string; permissions: string[]; addresses: string[]; days: Figure; callsPerMinute: Figure }>({
    initial: { name: '', permissions: [], addresses: [], days: daysDefault, callsPerMinute: callsDefault },
    rules: {
      name: named,
      permissions: some,
      addresses: (list) => (list.every(isAddress) ? null : 'address'),
      days: required,
      callsPerMinute: required,
    },
    fieldByCode: { API_KEY_OPENS_MORE: 'permissions', VALIDATION_FAILED: 'addresses' },
  });
  const { name, permissions, addresses, days, callsPerMinute } = form.values;
  if (made !== undefined) return <ShownOnce name={name} value={made} onClose={onClose} />;
  const send = () =>
    create.mutateAsync({
      name: name.trim(),
      permissions: permissions as Permissions,
      addresses,
      days: Number(days),
      callsPerMinute: Number(callsPerMinute),
    });
  const onDone = async ({ key }: { key: string }) => {
    setMade(key);
    await utils.identity.apiKeys.invalidate();
  };
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t('new.text')}
      submit={t('new.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('columns.name')}
        description={t('new.nameHint')}
        value={name}
        maxLength={limits.nameCharactersMax}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      <MultiSelect
        label={t('columns.permissions')}
        description={t('new.permissionsHint')}
        searchable
        hidePickedOptions
        value={permissions}
        onChange={(value) => form.set('permissions', value)}
        data={permissionAreas.map((area) => ({
          group: t(`areas.${area}`, { ns: 'roles' }),
          items: permissionFacts
            .filter((one) => one.area === area && can(one.permission))
            .map((one) => ({ value: one.permission, label: format.name(one.label) })),
        }))}
        {...fieldProps(form, 'permissions')}
      />
      <TagsInput
        label={t('addresses')}
        description={t('new.addressesHint')}
        value={addresses}
        maxTags={limits.apiKeyAddressesMax}
        onChange={(value) => form.set('addresses', value)}
        {...fieldProps(form, 'addresses')}
      />
      <NumberInput
        label={t('new.days')}
        value={days}
        min={1}
        max={limits.apiKeyDaysMax}
        clampBehavior="strict"
        onChange={(value) => form.set('days', figureOf(value))}
        {...fieldProps(form, 'days')}
      />
      <NumberInput
        label={t('callsPerMinute')}
        value={callsPerMinute}
        min={1}
        max={limits.apiKeyCallsPerMinuteMax}
        clampBehavior="strict"
        onChange={(value) => form.set('callsPerMinute', figureOf(value))}
        {...fieldProps(form, 'callsPerMinute')}
      />
    </FormDialog>
  );
}
