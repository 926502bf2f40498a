import { Anchor, List, NativeSelect, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inBody } from '../../../shared/api/client.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';

type Found = Outputs['org']['paymentData']['findByAccount']['rows'];

/** Numbers that people can be found by, and the permission that each needs. */
const kinds = { account: 'employee.read-bank', identity: 'employee.read-identity' } as const;
type Kind = keyof typeof kinds;
const kindKeys = Object.keys(kinds) as Kind[];

/** Whose number it is, exactly as it is typed: numbers are sealed, and a part of one finds nobody. */
export default function FindByNumber({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('paymentData');
  const can = useCan();
  const { client } = trpc.useUtils();
  const offered = kindKeys.filter((kind) => can(kinds[kind]));
  const [found, show] = useState<Found>();
  const form = useForm({ initial: { kind: offered[0] ?? 'account', number: '' }, rules: { number: required } });
  const { values, set } = form;
  const find = () => {
    const { findByAccount, findByIdentity } = client.org.paymentData;
    return (values.kind === 'identity' ? findByIdentity : findByAccount).query({ number: values.number }, inBody);
  };
  return (
    <FormDialog
      form={form}
      title={t('find.title')}
      text={t('find.text')}
      submit={t('find.submit')}
      send={find}
      onDone={({ rows }) => show(rows)}
      onClose={onClose}
    >
      {offered.length > 1 && (
        <NativeSelect
          label={t('find.kind')}
          value={values.kind}
          data={offered.map((kind) => ({ value: kind, label: t(`find.kinds.${kind}`) }))}
          onChange={({ currentTarget: { value } }) => {
            set('kind', kindKeys.find((kind) => kind === value) ?? 'account');
            show(undefined);
          }}
        />
      )}
      <TextInput
        data-autofocus
        label={t('find.number')}
        withAsterisk
        maxLength={100}
        autoComplete="off"
        value={values.number}
        onChange={({ currentTarget: { value } }) => {
          set('number', value);
          show(undefined);
        }}
        {...fieldProps(form, 'number')}
      />
      <div role="status">
        {found?.length === 0 && <Text size="sm">{t('find.nobody')}</Text>}
        {found && found.length > 0 && (
          <List listStyleType="none">
            {found.map(({ employeeId, employeeNumber, name }) => (
              <List.Item key={employeeId}>
                <Anchor
                  onClick={onClose}
                  renderRoot={(root) => <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} {...root} />}
                >
                  {name}
                </Anchor>{' '}
                {employeeNumber}
              </List.Item>
            ))}
          </List>
        )}
      </div>
    </FormDialog>
  );
}
