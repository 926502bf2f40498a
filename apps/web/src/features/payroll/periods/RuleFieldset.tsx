import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { payMoves } from '@wagewright/contracts/payroll/periods';
import { useTranslation } from 'react-i18next';
import { fieldProps, type useForm } from '../../../shared/ui/form/index.ts';
import type { RuleFields } from './rule-fields.ts';

const nameMax = 100;
const payKinds = ['offset', 'day-of-month'] as const;

/** The fields of the specification's calculation period. */
export function RuleFieldset({ form }: { form: ReturnType<typeof useForm<RuleFields>> }) {
  const { t } = useTranslation('periods');
  const field = (name: keyof RuleFields, type: 'text' | 'date' = 'text', hasHint = false) => (
    <TextInput
      type={type}
      label={t(`rule.${name}`)}
      {...(hasHint ? { description: t(`hints.${name as 'baseDate'}`) } : {})}
      maxLength={nameMax}
      value={form.values[name]}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      {...fieldProps(form, name)}
    />
  );
  const { payKind } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} mb="md" style={{ alignItems: 'end' }}>
      {field('name')}
      {field('start', 'date')}
      {field('end', 'date')}
      {field('baseDate', 'date', true)}
      <NativeSelect
        label={t('rule.payKind')}
        value={payKind}
        onChange={({ currentTarget: { value } }) => form.set('payKind', payKinds.find((kind) => kind === value) ?? 'offset')}
        data={payKinds.map((value) => ({ value, label: t(`payKinds.${value}`) }))}
      />
      {payKind === 'offset' ? field('offsetDays') : field('payDay')}
      {payKind === 'day-of-month' && field('monthsLater')}
      <NativeSelect
        label={t('rule.moved')}
        value={form.values.moved}
        onChange={({ currentTarget: { value } }) => form.set('moved', payMoves.find((move) => move === value) ?? 'none')}
        data={payMoves.map((value) => ({ value, label: t(`moves.${value}`) }))}
      />
      {field('attendanceDaysEarlier')}
      {field('autoCloseDays', 'text', true)}
      {field('taskName')}
    </SimpleGrid>
  );
}
