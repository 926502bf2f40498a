import { NativeSelect, SimpleGrid, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../employees/index.ts';
import { type CompensationFile, givingWay, levelKey, levelsOn, sayAmount, structuresFor } from './compensation.ts';
import { GivesWayNote } from './GivesWayNote.tsx';
import { SalaryFields, type SalaryValues } from './SalaryFields.tsx';

interface Props {
  readonly file: CompensationFile;
  /** Whose file it is. */
  readonly name: string;
  /** Blank: still to be chosen. */
  readonly item: string;
  readonly onClose: () => void;
}

const fieldByCode = {
  COMPENSATION_ZERO: 'amount',
  COMPENSATION_BELOW_MINIMUM: 'amount',
  COMPENSATION_ABOVE_MAXIMUM: 'amount',
  COMPENSATION_DAYS_REVERSED: 'until',
  COMPENSATION_OVERLAPS: 'from',
  COMPENSATION_LEVEL_REQUIRED: 'level',
  COMPENSATION_LEVEL_UNKNOWN: 'level',
  COMPENSATION_STRUCTURE_OTHER: 'structureId',
  COMPENSATION_OUTSIDE_RANGE: 'amount',
} as const;

/** What the form says of the salary structure; null: nothing, or of one that is for something else. */
function salaryOf(file: CompensationFile, values: Pick<SalaryValues, 'item' | 'currency' | 'from' | 'structureId' | 'level'>) {
  const structure = structuresFor(file, values.item, values.currency).find(({ id }) => String(id) === values.structureId);
  if (!structure) return null;
  const range = levelsOn(structure, values.from).find((one) => levelKey(one) === values.level);
  return { structureId: structure.id, grade: range?.grade ?? null, level: range?.level ?? null };
}

/** An amount from a day through a day, with what gives way to it and what payroll has paid already. */
export default function PutCompensation({ file, name, item, onClose }: Props) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const put = trpc.org.compensation.putCompensation.useMutation({ trpc: { context: { quiet: true } } });
  const last = file.records.find((record) => record.item === item);
  const form = useForm({
    initial: {
      item,
      amount: '',
      currency: last?.currency ?? file.currency,
      from: '',
      /** One chooses: a last day, or none. */
      end: '' as '' | 'none' | 'day',
      until: '',
      payrollEffectivePeriod: '',
      remarks: '',
      reason: '',
      // somebody who is in a level stays in it until another one is chosen
      structureId: last?.salary ? String(last.salary.structureId) : '',
      level: last?.salary ? levelKey(last.salary) : '',
      outsideRange: false,
    },
    rules: {
      item: required,
      amount: (value) => required(value) ?? decimal(value),
      currency: required,
      from: required,
      end: required,
      until: (value, { end }) => (end === 'day' ? required(value) : null),
      payrollEffectivePeriod: required,
      level: (value, values) => (salaryOf(file, values) ? required(value) : null),
      reason: (value, { outsideRange }) => (outsideRange ? required(value) : null),
    },
    fieldByCode,
  });
  const { values, set } = form;
  const until = values.end === 'day' ? values.until : null;
  const isSaid = values.end === 'none' || (values.end === 'day' && values.until !== '');
  const gives = isSaid ? givingWay(file.records, values.item, values.from, until) : [];
  const chosen = file.items.find(({ code }) => code === values.item);
  const salary = salaryOf(file, values);
  const send = () =>
    put.mutateAsync({
      employeeId: file.employeeId,
      item: values.item,
      amount: values.amount.trim().replace('−', '-'),
      currency: values.currency.trim(),
      from: values.from,
      until,
      payrollEffectivePeriod: values.payrollEffectivePeriod,
      remarks: values.remarks || null,
      reason: values.reason || null,
      salary,
      outsideRange: salary !== null && values.outsideRange,
      replaces: gives.map(({ record }) => record.id),
    });
  const onDone = async () => {
    notify.done(
      t('saved', { item: format.name(chosen?.name ?? null), amount: sayAmount(format, values.amount.trim(), values.currency), name }),
    );
    await utils.org.compensation.invalidate();
    onClose();
  };
  const typed = (field: 'amount' | 'currency' | 'until' | 'payrollEffectivePeriod' | 'remarks' | 'reason') => ({
    value: values[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, event.currentTarget.value),
    ...fieldProps(form, field),
  });
  /** Payroll takes it from the month in which it begins, until another one is chosen. */
  const begin = (from: string) => {
    if (values.payrollEffectivePeriod === values.from.slice(0, 7)) set('payrollEffectivePeriod', from.slice(0, 7));
    set('from', from);
  };
  return (
    <FormDialog
      form={form}
      title={t('put.title', { name })}
      text={t('put.text')}
      submit={t(gives.length > 0 ? 'put.replace' : 'put.save')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <NativeSelect
        label={t('fields.item')}
        withAsterisk
        value={values.item}
        onChange={(event) => set('item', event.currentTarget.value)}
        data={[
          ...(values.item === '' ? [{ value: '', label: t('choose') }] : []),
          ...file.items
            .filter(({ frequency }) => frequency === 'recurring')
            .map((one) => ({ value: one.code, label: format.name(one.name) })),
        ]}
        {...fieldProps(form, 'item')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('fields.amount')} withAsterisk inputMode="decimal" data-autofocus {...typed('amount')} />
        <TextInput
          label={t('fields.currency')}
          withAsterisk
          maxLength={3}
          description={values.currency === file.currency ? undefined : t('otherCurrency', { currency: file.currency })}
          {...typed('currency')}
          onChange={(event) => set('currency', event.currentTarget.value.toUpperCase())}
        />
        <TextInput
          type="date"
          label={t('fields.from')}
          withAsterisk
          value={values.from}
          onChange={(event) => begin(event.currentTarget.value)}
          {...fieldProps(form, 'from')}
        />
        <NativeSelect
          label={t('fields.end')}
          withAsterisk
          value={values.end}
          onChange={(event) => set('end', event.currentTarget.value as 'none' | 'day')}
          data={[
            ...(values.end === '' ? [{ value: '', label: t('choose') }] : []),
            { value: 'none', label: t('ends.none') },
            { value: 'day', label: t('ends.day') },
          ]}
          {...fieldProps(form, 'end')}
        />
        {values.end === 'day' && <TextInput type="date" label={t('fields.until')} withAsterisk {...typed('until')} />}
        <TextInput
          type="month"
          label={t('fields.period')}
          description={t('periodHint')}
          placeholder="2026-03"
          withAsterisk
          {...typed('payrollEffectivePeriod')}
        />
      </SimpleGrid>
      <SalaryFields file={file} form={form} />
      <Textarea label={t('fields.remarks')} autosize maxLength={1000} {...typed('remarks')} />
      <Textarea label={t('fields.reason')} description={t('reasonHint')} autosize maxLength={1000} {...typed('reason')} />
      <GivesWayNote gives={gives} />
      {isSaid && <EffectOnPay employeeIds={[file.employeeId]} from={values.from} until={until} />}
    </FormDialog>
  );
}
