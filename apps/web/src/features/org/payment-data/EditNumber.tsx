import { NativeSelect, TextInput } from '@mantine/core';
import { identityKindLabels, identityKinds } from '@wagewright/contracts/org/payment-data';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';

export type NumberForm = 'bank-account' | 'tax-number' | 'identity';

interface Props {
  readonly employee: Outputs['org']['employees']['getEmployee'];
  readonly kind: NumberForm;
  readonly onClose: () => void;
}

const none = () => null;

/** A number typed from its document; its check digits are looked at where it has some. */
export function EditNumber({ employee, kind, onClose }: Props) {
  const { t } = useTranslation('paymentData');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const isBank = kind === 'bank-account';
  const form = useForm({
    initial: {
      from: today,
      country: '',
      bank: '',
      holder: employee.name,
      routing: '',
      number: '',
      document: identityKinds[0] as string,
      reason: '',
    },
    rules: {
      number: required,
      country: required,
      from: kind === 'identity' ? none : required,
      bank: isBank ? required : none,
      holder: isBank ? required : none,
    },
    fieldByCode: { NUMBER_MISTYPED: 'number' },
  });
  const { values, set } = form;
  const bank = trpc.org.paymentData.putBankAccount.useMutation();
  const tax = trpc.org.paymentData.putTaxNumber.useMutation();
  const identity = trpc.org.paymentData.putIdentity.useMutation();
  const send = () => {
    const { from, country, number, routing, holder } = values;
    const owner = {
      employeeId: employee.id,
      version: employee.version,
      country: country.trim().toUpperCase(),
      reason: values.reason || null,
    };
    if (kind === 'tax-number') return tax.mutateAsync({ ...owner, from, number });
    if (kind === 'bank-account')
      return bank.mutateAsync({ ...owner, from, bank: values.bank, holder, routing: routing || null, account: number });
    return identity.mutateAsync({ ...owner, kind: identityKinds.find((one) => one === values.document) ?? 'other', number });
  };
  const text = (field: 'from' | 'country' | 'bank' | 'holder' | 'routing' | 'number' | 'reason', isRequired = true) => (
    <TextInput
      type={field === 'from' ? 'date' : 'text'}
      label={t(field === 'number' ? `numbers.${kind}` : `fields.${field}`)}
      {...(field === 'country' ? { description: t('countryHelp') } : {})}
      withAsterisk={isRequired}
      maxLength={field === 'reason' ? 1000 : 100}
      autoComplete="off"
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
      {...fieldProps(form, field)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t(`change.${kind}`)}
      text={t(`texts.${kind}`)}
      submit={t('save')}
      send={send}
      onDone={async () => {
        notify.done(t('saved', { name: employee.name }));
        await Promise.all([utils.org.paymentData.invalidate(), utils.org.employees.invalidate()]);
        onClose();
      }}
      onClose={onClose}
    >
      {kind === 'identity' && (
        <NativeSelect
          label={t('fields.document')}
          data={identityKinds.map((value) => ({ value, label: format.name(identityKindLabels[value]) }))}
          value={values.document}
          onChange={({ currentTarget: { value } }) => set('document', value)}
        />
      )}
      {kind !== 'identity' && text('from')}
      {text('country')}
      {isBank && text('bank')}
      {isBank && text('holder')}
      {isBank && text('routing', false)}
      {text('number')}
      {text('reason', false)}
    </FormDialog>
  );
}
