import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { type Contact, relationships } from './contact.ts';

interface Props {
  readonly employeeId: number;
  /** Null: a new one. */
  readonly contact: Contact | null;
  readonly onClose: () => void;
}

/** Somebody of the family, or whom to call in an emergency. */
export default function ContactDialog({ employeeId, contact, onClose }: Props) {
  const { t } = useTranslation('contacts');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.contacts.createContact.useMutation(quiet);
  const update = trpc.org.contacts.updateContact.useMutation(quiet);
  const form = useForm({
    initial: {
      name: contact?.name ?? '',
      relationship: (contact?.relationship ?? '') as Contact['relationship'] | '',
      phone: contact?.phone ?? '',
      birthDate: contact?.birthDate ?? '',
      isEmergency: contact?.isEmergency ?? false,
    },
    rules: {
      name: named,
      relationship: required,
      phone: (value, { isEmergency }) => (isEmergency ? required(value) : null),
    },
    fieldByCode: { CONTACT_PHONE_REQUIRED: 'phone', STALE_VERSION: 'name' } as const,
  });
  const { values, set } = form;
  const send = (): Promise<unknown> | undefined => {
    const { relationship } = values;
    if (relationship === '') return undefined;
    const content = {
      employeeId,
      name: values.name.trim(),
      relationship,
      phone: values.phone.trim() || null,
      birthDate: values.birthDate || null,
      isEmergency: values.isEmergency,
    };
    return contact ? update.mutateAsync({ ...content, id: contact.id, version: contact.version }) : create.mutateAsync(content);
  };
  return (
    <FormDialog
      form={form}
      title={t(contact ? 'form.change' : 'form.add')}
      text={t('form.text')}
      submit={t('form.save')}
      send={send}
      onDone={async () => {
        notify.done(t('form.done', { name: values.name.trim() }));
        await utils.org.contacts.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'name')}
        data-autofocus
        withAsterisk
        label={t('fields.name')}
        maxLength={100}
        value={values.name}
        onChange={({ currentTarget: { value } }) => set('name', value)}
      />
      <NativeSelect
        {...fieldProps(form, 'relationship')}
        withAsterisk
        label={t('fields.relationship')}
        value={values.relationship}
        data={[
          ...(values.relationship === '' ? [{ value: '', label: t('form.choose') }] : []),
          ...relationships.map((value) => ({ value: value as string, label: t(`relationships.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => set('relationship', relationships.find((one) => one === value) ?? '')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...fieldProps(form, 'phone')}
          type="tel"
          label={t('fields.phone')}
          withAsterisk={values.isEmergency}
          maxLength={40}
          value={values.phone}
          onChange={({ currentTarget: { value } }) => set('phone', value)}
        />
        <TextInput
          {...fieldProps(form, 'birthDate')}
          type="date"
          label={t('fields.birthDate')}
          value={values.birthDate}
          onChange={({ currentTarget: { value } }) => set('birthDate', value)}
        />
      </SimpleGrid>
      <Checkbox
        label={t('fields.isEmergency')}
        checked={values.isEmergency}
        onChange={({ currentTarget: { checked } }) => set('isEmergency', checked)}
      />
    </FormDialog>
  );
}
