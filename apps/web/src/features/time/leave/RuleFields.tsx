import { ActionIcon, Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import { accruals, leaveYears } from '@wagewright/contracts/time/leave';
import { useTranslation } from 'react-i18next';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import type { RuleValues } from './rule.ts';

interface Props<Values extends RuleValues> {
  readonly form: Form<Values>;
  /** The leave year of a type stays. */
  readonly isNew: boolean;
}

type TextField = 'roundTo' | 'carryUpTo' | 'carryMonths' | 'cap' | 'waitMonths' | 'negativeUpTo' | 'weekday' | 'restday' | 'holiday';
type CheckField = 'keepsBalance' | 'carries' | 'accruesWhileWaiting' | 'takesOvertime';

/** What may be taken of a type of leave, how it is granted, and what becomes of what is left. */
export function RuleFields<Values extends RuleValues>({ form, isNew }: Props<Values>) {
  const { t } = useTranslation('leave');
  const { values, set } = form;
  const text = (field: TextField, hint?: string) => (
    <TextInput
      key={field}
      {...fieldProps(form, field)}
      label={t(`rule.fields.${field}`)}
      {...(hint ? { description: hint } : {})}
      inputMode="decimal"
      maxLength={9}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value as Values[TextField])}
    />
  );
  const check = (field: CheckField) => (
    <Checkbox
      label={t(`rule.fields.${field}`)}
      checked={values[field]}
      onChange={({ currentTarget: { checked } }) => set(field, checked as Values[CheckField])}
    />
  );
  const setSteps = (steps: RuleValues['steps']) => set('steps', steps as Values['steps']);
  const changeStep = (index: number, more: Partial<RuleValues['steps'][number]>) =>
    setSteps(values.steps.map((step, at) => (at === index ? { ...step, ...more } : step)));
  if (!values.keepsBalance) return check('keepsBalance');
  return (
    <>
      {check('keepsBalance')}
      <NativeSelect
        label={t('rule.fields.accrual')}
        value={values.accrual}
        data={accruals.map((one) => ({ value: one as string, label: t(`rule.accruals.${one}`) }))}
        onChange={({ currentTarget: { value } }) => {
          set('accrual', value as Values['accrual']);
          if (value !== 'none' && values.steps.length === 0) setSteps([{ fromYears: '0', amount: '' }]);
        }}
      />
      {values.accrual !== 'none' && (
        <div {...fieldProps(form, 'steps')}>
          {values.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing but their place
            <Group key={index} gap="xs" wrap="nowrap" align="flex-end" mb={8}>
              <TextInput
                label={t('rule.fields.fromYears')}
                inputMode="numeric"
                maxLength={2}
                value={step.fromYears}
                onChange={({ currentTarget: { value } }) => changeStep(index, { fromYears: value })}
              />
              <TextInput
                label={t('rule.fields.amount')}
                inputMode="decimal"
                maxLength={9}
                value={step.amount}
                onChange={({ currentTarget: { value } }) => changeStep(index, { amount: value })}
              />
              <ActionIcon
                variant="subtle"
                size="lg"
                aria-label={t('rule.removeStep')}
                disabled={values.steps.length === 1}
                onClick={() => setSteps(values.steps.filter((_step, at) => at !== index))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </Group>
          ))}
          {values.steps.length < limits.leaveStepsMax && (
            <Button variant="subtle" size="compact-sm" onClick={() => setSteps([...values.steps, { fromYears: '', amount: '' }])}>
              {t('rule.addStep')}
            </Button>
          )}
        </div>
      )}
      <NativeSelect
        label={t('rule.fields.leaveYear')}
        disabled={!isNew}
        value={values.leaveYear}
        data={leaveYears.map((one) => ({ value: one as string, label: t(`rule.leaveYears.${one}`) }))}
        onChange={({ currentTarget: { value } }) => set('leaveYear', value as Values['leaveYear'])}
      />
      {values.accrual !== 'none' && text('roundTo', t('rule.hints.roundTo'))}
      {text('cap', t('rule.hints.noLimit'))}
      {text('negativeUpTo', t('rule.hints.negativeUpTo'))}
      {check('carries')}
      {values.carries && text('carryUpTo', t('rule.hints.noLimit'))}
      {values.carries && text('carryMonths', t('rule.hints.carryMonths'))}
      {text('waitMonths')}
      {check('accruesWhileWaiting')}
      {check('takesOvertime')}
      {values.takesOvertime && (['weekday', 'restday', 'holiday'] as const).map((field) => text(field))}
    </>
  );
}
