import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, fieldProps, type NamedPerson, required, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { EffectOnPay, PersonPick } from '../employees/index.ts';
import type { Payment, Payments } from './payment.ts';

interface Props {
  /** What can be paid once. */
  readonly items: Payments['items'];
  /** Whose it is; null: still to be chosen. */
  readonly person: NamedPerson | null;
  /** In which their legal entity pays; blank where it is not known. */
  readonly currency: string;
  /** Null: a new one. */
  readonly payment: Payment | null;
  readonly onClose: () => void;
}

const fieldByCode = {
  COMPENSATION_ZERO: 'amount',
  COMPENSATION_BELOW_MINIMUM: 'amount',
  COMPENSATION_ABOVE_MAXIMUM: 'amount',
  ONE_TIME_ITEM_RECURRING: 'item',
  ONE_TIME_PAYMENT_TWICE: 'payrollDate',
  NOT_EMPLOYED_THEN: 'payrollDate',
  STALE_VERSION: 'amount',
} as const;

/** Something that somebody is paid once, with what payroll has paid already. */
export default function PaymentDialog({ items, person, currency, payment, onClose }: Props) {
  const { t } = useTranslation('oneTimePayments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.oneTimePayments.createOneTimePayment.useMutation(quiet);
  const update = trpc.org.oneTimePayments.updateOneTimePayment.useMutation(quiet);
  const form = useForm({
    initial: {
      person,
      item: payment?.item ?? (items.length === 1 ? (items[0]?.code ?? '') : ''),
      amount: payment?.amount ?? '',
      currency: payment?.currency ?? currency,
      payrollDate: payment?.payrollDate ?? '',
      remarks: payment?.remarks ?? '',
    },
    rules: {
      person: (value) => (value === null ? 'required' : null),
      item: required,
      amount: (value) => required(value) ?? decimal(value),
      currency: required,
      payrollDate: required,
    },
    fieldByCode,
  });
  const { values, set } = form;
  const itemName = format.name(items.find(({ code }) => code === values.item)?.name ?? null);
  const send = (): Promise<unknown> | undefined => {
    if (!values.person) return undefined;
    const content = {
      employeeId: values.person.id,
      item: values.item,
      amount: values.amount.trim().replace('−', '-'),
      currency: values.currency.trim(),
      payrollDate: values.payrollDate,
      remarks: values.remarks.trim() || null,
    };
    return payment ? update.mutateAsync({ ...content, id: payment.id, version: payment.version }) : create.mutateAsync(content);
  };
  const typed = (field: 'amount' | 'currency' | 'payrollDate' | 'remarks') => ({
    value: values[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, event.currentTarget.value),
    ...fieldProps(form, field),
  });
  return (
    <FormDialog
      form={form}
      title={t(payment ? 'form.change' : 'form.add', { name: person?.name ?? '' })}
      text={t('form.text')}
      submit={t('form.save')}
      send={send}
      onDone={async () => {
        notify.done(t('form.done', { item: itemName, name: values.person?.name ?? '', day: format.day(values.payrollDate) }));
        await Promise.all([utils.org.oneTimePayments.invalidate(), utils.org.compensation.invalidate()]);
        onClose();
      }}
      onClose={onClose}
    >
      {items.length === 0 && <MessageBox tone="decision">{t('form.noItems')}</MessageBox>}
      {person === null && (
        <PersonPick
          label={t('fields.person')}
          value={values.person}
          onChange={(chosen) => set('person', chosen)}
          {...fieldProps(form, 'person')}
        />
      )}
      <NativeSelect
        label={t('fields.item')}
        withAsterisk
        value={values.item}
        data={[
          ...(values.item === '' ? [{ value: '', label: t('form.choose') }] : []),
          ...items.map((one) => ({ value: one.code, label: format.name(one.name) })),
        ]}
        onChange={(event) => set('item', event.currentTarget.value)}
        {...fieldProps(form, 'item')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('fields.amount')} withAsterisk inputMode="decimal" {...typed('amount')} />
        <TextInput
          label={t('fields.currency')}
          description={currency !== '' && values.currency !== currency ? t('form.otherCurrency', { currency }) : undefined}
          withAsterisk
          maxLength={3}
          {...typed('currency')}
          onChange={(event) => set('currency', event.currentTarget.value.toUpperCase())}
        />
      </SimpleGrid>
      <TextInput type="date" label={t('fields.payrollDate')} description={t('form.dateHint')} withAsterisk {...typed('payrollDate')} />
      <Textarea label={t('fields.remarks')} autosize maxLength={1000} {...typed('remarks')} />
      {values.person && values.payrollDate !== '' && (
        <EffectOnPay employeeIds={[values.person.id]} from={values.payrollDate} until={values.payrollDate} />
      )}
    </FormDialog>
  );
}
