import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import {
  type CustomFieldAudience,
  type CustomFieldEntity,
  type CustomFieldType,
  customFieldAudiences,
  customFieldEntities,
  customFieldTypes,
} from '@wagewright/contracts/org/custom-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import { type Choice, ChoiceLines } from './ChoiceLines.tsx';
import type { ListedField } from './custom-fields.ts';
import { DeleteField } from './DeleteField.tsx';

const fieldByCode = {
  CUSTOM_FIELD_EXISTS: 'key',
  CUSTOM_FIELD_CHOICES: 'choices',
  CUSTOM_FIELD_CHOICE_USED: 'choices',
  CUSTOM_FIELD_MASK_UNFIT: 'mask',
  STALE_VERSION: 'nameEn',
} as const;

/** What rules and files know a field by: small letters, digits and underscores. */
const keyOf = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40);

const both = (en: string, zh: string) => ({ en: en.trim() || zh.trim(), 'zh-CN': zh.trim() || en.trim() });
const linesOf = (field: ListedField | null): readonly Choice[] =>
  (field?.options ?? []).map(({ value, label }, place) => ({ key: place + 1, value, en: label.en, zh: label['zh-CN'] }));
const optionsOf = (choices: readonly Choice[]) =>
  choices.map(({ value, en, zh }) => ({ value: value.trim() || en.trim() || zh.trim(), label: both(en || value, zh) }));

/** A field of the company’s own: whose it is and what it holds stays, everything else can change. */
export default function FieldDialog({ field, onClose }: { readonly field: ListedField | null; readonly onClose: () => void }) {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.customFields.createCustomField.useMutation(quiet);
  const update = trpc.org.customFields.updateCustomField.useMutation(quiet);
  const [isDeleting, setDeleting] = useState(false);
  const form = useForm({
    initial: {
      nameEn: field?.label.en ?? '',
      nameZh: field?.label['zh-CN'] ?? '',
      key: field?.key ?? '',
      entity: (field?.entity ?? 'employee') as string,
      type: (field?.type ?? 'text') as string,
      audience: (field?.audience ?? 'record') as string,
      required: field?.required ?? false,
      mask: field?.mask ?? '',
      choices: linesOf(field),
    },
    rules: {
      nameEn: (value, { nameZh }) => (nameZh.trim() === '' ? named(value) : null),
      key: named,
    },
    fieldByCode,
  });
  const { values, set } = form;
  const changed = async () => {
    await utils.org.customFields.invalidate();
    await utils.org.employees.invalidate();
    await utils.org.departments.invalidate();
    onClose();
  };
  const send = (): Promise<unknown> => {
    const type = values.type as CustomFieldType;
    const content = {
      label: both(values.nameEn, values.nameZh),
      options: type === 'option' ? optionsOf(values.choices) : [],
      required: values.required,
      mask: (type === 'text' && values.mask.trim()) || null,
      audience: values.audience as CustomFieldAudience,
    };
    return field
      ? update.mutateAsync({ id: field.id, version: field.version, ...content })
      : create.mutateAsync({ entity: values.entity as CustomFieldEntity, key: values.key, type, ...content });
  };
  const choice = (name: 'entity' | 'type' | 'audience', data: { value: string; label: string }[], isFixed: boolean) => (
    <NativeSelect
      {...fieldProps(form, name)}
      label={t(`columns.${name}`)}
      {...(name === 'audience' ? { description: t('form.audienceHint') } : {})}
      disabled={isFixed}
      data={data}
      value={values[name]}
      onChange={({ currentTarget: { value } }) => set(name, value)}
    />
  );
  if (field && isDeleting) return <DeleteField field={field} onDone={changed} onClose={() => setDeleting(false)} />;
  return (
    <FormDialog
      form={form}
      title={field ? format.name(field.label) : t('create')}
      text={t('form.text')}
      submit={t(field ? 'form.save' : 'form.add')}
      send={send}
      onDone={async () => {
        notify.done(t('form.saved', { name: format.name(both(values.nameEn, values.nameZh)) }));
        await changed();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'nameEn')}
        data-autofocus
        label={t('form.nameEn')}
        maxLength={100}
        value={values.nameEn}
        onChange={({ currentTarget: { value } }) => {
          // the key follows the name until somebody types one
          if (!field && values.key === keyOf(values.nameEn)) set('key', keyOf(value));
          set('nameEn', value);
        }}
      />
      <TextInput
        {...fieldProps(form, 'nameZh')}
        label={t('form.nameZh')}
        maxLength={100}
        value={values.nameZh}
        onChange={({ currentTarget: { value } }) => set('nameZh', value)}
      />
      <TextInput
        {...fieldProps(form, 'key')}
        label={t('columns.key')}
        description={t('form.keyHint')}
        readOnly={field !== null}
        maxLength={40}
        value={values.key}
        onChange={({ currentTarget: { value } }) => set('key', keyOf(value))}
      />
      {choice(
        'entity',
        customFieldEntities.map((value) => ({ value, label: t(`entities.${value}`) })),
        field !== null,
      )}
      {choice(
        'type',
        customFieldTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        field !== null,
      )}
      {values.type === 'option' && (
        <ChoiceLines choices={values.choices} error={fieldProps(form, 'choices').error} onChange={(choices) => set('choices', choices)} />
      )}
      {values.type === 'text' && (
        <TextInput
          {...fieldProps(form, 'mask')}
          label={t('form.mask')}
          description={t('form.maskHint')}
          placeholder="AA-9999"
          maxLength={60}
          value={values.mask}
          onChange={({ currentTarget: { value } }) => set('mask', value)}
        />
      )}
      {choice(
        'audience',
        customFieldAudiences.map((value) => ({ value, label: t(`audiences.${value}`) })),
        false,
      )}
      <Checkbox
        label={t('form.required')}
        description={t('form.requiredHint')}
        checked={values.required}
        onChange={({ currentTarget: { checked } }) => set('required', checked)}
      />
      {field && (
        <Group>
          <Button variant="subtle" color="red" size="compact-sm" disabled={field.records > 0} onClick={() => setDeleting(true)}>
            {t('delete.action')}
          </Button>
        </Group>
      )}
    </FormDialog>
  );
}
