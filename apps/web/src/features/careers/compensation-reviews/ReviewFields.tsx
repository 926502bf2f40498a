import { Checkbox, Input, NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { PeopleFilter } from '../../org/employees/index.ts';
import { raiseKinds, roundings } from './review.ts';
import type { ReviewValues } from './review-values.ts';

interface Props {
  readonly form: Form<ReviewValues>;
  /** The legal entity by its name, which the people are of. */
  readonly legalEntity: string | null;
}

const units = ['0.01', '1', '10', '50', '100', '500', '1000'];
type Typed = 'name' | 'payrollEffectivePeriod' | 'reason' | 'percent' | 'amount' | 'percentMax';

export function ReviewName({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('compensationReviews');
  return (
    <TextInput
      label={t('form.name')}
      description={t('form.nameHint')}
      withAsterisk
      data-autofocus
      maxLength={100}
      value={form.values.name}
      onChange={({ currentTarget: { value } }) => form.set('name', value)}
      {...fieldProps(form, 'name')}
    />
  );
}

/** Whom a review is for, by how much, from when on, and why. */
export function ReviewFields({ form, legalEntity }: Props) {
  const { t } = useTranslation('compensationReviews');
  const { values, set } = form;
  const typed = (field: Typed) => ({
    value: values[field],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, value),
    ...fieldProps(form, field),
  });
  const ofFile = values.by === 'file';
  /** Payroll takes it from the month in which it begins, until another one is chosen. */
  const begin = (day: string) => {
    if (values.payrollEffectivePeriod === values.effectiveDate.slice(0, 7)) set('payrollEffectivePeriod', day.slice(0, 7));
    set('effectiveDate', day);
  };
  const within = [
    ...(legalEntity === null ? [] : [{ column: 'legalEntity' as const, operator: 'equals' as const, value: legalEntity }]),
    { column: 'state' as const, operator: 'equals' as const, value: 'employed' },
  ];
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          type="date"
          label={t('columns.effectiveDate')}
          withAsterisk
          value={values.effectiveDate}
          onChange={({ currentTarget: { value } }) => begin(value)}
          {...fieldProps(form, 'effectiveDate')}
        />
        <TextInput type="month" label={t('form.payrollEffectivePeriod')} withAsterisk {...typed('payrollEffectivePeriod')} />
        <NativeSelect
          label={t('form.how')}
          value={values.by}
          data={raiseKinds.map((kind) => ({ value: kind as string, label: t(`form.hows.${kind}`) }))}
          onChange={({ currentTarget: { value } }) => set('by', raiseKinds.find((kind) => kind === value) ?? 'percent')}
          description={ofFile ? t('form.fileHint') : undefined}
        />
        {values.by === 'percent' && <TextInput label={t('form.percent')} withAsterisk inputMode="decimal" {...typed('percent')} />}
        {values.by === 'amount' && <TextInput label={t('form.amount')} withAsterisk inputMode="decimal" {...typed('amount')} />}
      </SimpleGrid>
      {!ofFile && (
        <Input.Wrapper label={t('form.who')} description={t('form.whoHint')} inputWrapperOrder={['label', 'description', 'input']}>
          <PeopleFilter on={values.effectiveDate} chosen={values.who} within={within} onChange={(who) => set('who', who)} />
        </Input.Wrapper>
      )}
      {values.by !== 'minimum' && (
        <Checkbox
          label={t('form.toMinimum')}
          checked={values.toMinimum}
          onChange={({ currentTarget: { checked } }) => set('toMinimum', checked)}
        />
      )}
      <Checkbox label={t('form.capped')} checked={values.capped} onChange={({ currentTarget: { checked } }) => set('capped', checked)} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('form.unit')}
          value={values.unit}
          data={units.includes(values.unit) ? units : [values.unit, ...units]}
          onChange={({ currentTarget: { value } }) => set('unit', value)}
        />
        <NativeSelect
          label={t('form.rounding')}
          value={values.rounding}
          data={roundings.map((way) => ({ value: way as string, label: t(`form.roundings.${way}`) }))}
          onChange={({ currentTarget: { value } }) => set('rounding', roundings.find((way) => way === value) ?? 'nearest')}
        />
      </SimpleGrid>
      <TextInput
        label={t('form.percentMax')}
        description={t('form.percentMaxHint')}
        withAsterisk
        inputMode="decimal"
        {...typed('percentMax')}
      />
      <Textarea label={t('columns.reason')} autosize minRows={2} {...typed('reason')} />
    </>
  );
}
