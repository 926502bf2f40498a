import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { leaveUnits, withoutBalance } from '@wagewright/contracts/time/leave';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, type NameValues, nameRules } from '../calendars/index.ts';
import type { LeaveType } from './leave.ts';
import { RuleFields } from './RuleFields.tsx';
import { type RuleValues, ruleOf, typedRule } from './rule.ts';

interface Props {
  /** Null: a new one. */
  readonly type: LeaveType | null;
  readonly onClose: () => void;
}

interface Values extends NameValues, RuleValues {
  readonly code: string;
  readonly legalEntityId: string;
  readonly paid: boolean;
  readonly unit: string;
  readonly hoursPerDay: string;
  readonly isActive: boolean;
  readonly from: string;
}

const fieldByCode = {
  LEAVE_TYPE_EXISTS: 'code',
  LEAVE_TYPE_FOR_ALL: 'legalEntityId',
  LEAVE_RULE_BEGAN: 'from',
  LEAVE_YEAR_STAYS: 'leaveYear',
  STALE_VERSION: 'nameEn',
} as const;

/** A type of leave and its rule; another rule of one that there is holds from a day to come. */
export default function LeaveTypeDialog({ type, onClose }: Props) {
  const { t } = useTranslation('leave');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.time.leave.createLeaveType.useMutation(quiet);
  const update = trpc.time.leave.updateLeaveType.useMutation(quiet);
  const put = trpc.time.leave.putLeaveRule.useMutation(quiet);
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const year = Number(today.slice(0, 4));
  const before = typedRule(type?.rule ?? { ...withoutBalance, keepsBalance: type === null, accrual: 'none' });
  const form = useForm<Values>({
    initial: {
      code: '',
      nameEn: type?.name.en ?? '',
      nameZh: type?.name['zh-CN'] ?? '',
      legalEntityId: String(entities[0]?.id ?? ''),
      paid: true,
      unit: 'days',
      hoursPerDay: '8',
      isActive: type?.isActive ?? true,
      from: type ? `${year + 1}-01-01` : `${year}-01-01`,
      ...before,
    },
    rules: { ...nameRules, from: required, ...(type ? {} : { code: named, hoursPerDay: required }) },
    fieldByCode,
  });
  const { values, set } = form;
  const name = bothNames(values);
  const rule = ruleOf(values);
  const isOtherRule = type !== null && JSON.stringify(rule) !== JSON.stringify(ruleOf(before));
  const change = async (changed: LeaveType) => {
    const { id } = changed;
    const { version } = await update.mutateAsync({ id, version: changed.version, name, isActive: values.isActive });
    return isOtherRule ? await put.mutateAsync({ id, version, from: values.from, rule }) : { version };
  };
  const send = () =>
    type
      ? change(type)
      : create.mutateAsync({
          code: values.code.trim(),
          name,
          legalEntityId: values.legalEntityId === '' ? null : Number(values.legalEntityId),
          paid: values.paid,
          unit: leaveUnits.find((one) => one === values.unit) ?? 'days',
          hoursPerDay: values.hoursPerDay.trim(),
          from: values.from,
          rule,
        });
  return (
    <FormDialog<Values, unknown>
      form={form}
      title={type ? format.name(type.name) : t('types.create')}
      text={t(type ? 'types.changeText' : 'types.createText')}
      submit={t(type ? 'types.save' : 'types.make')}
      send={send}
      onDone={() => {
        notify.done(t('types.saved'));
        void utils.time.leave.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      {!type && (
        <>
          <TextInput
            {...fieldProps(form, 'code')}
            data-autofocus
            label={t('types.code')}
            description={t('types.codeHint')}
            maxLength={40}
            value={values.code}
            onChange={({ currentTarget: { value } }) => set('code', value)}
          />
          <NativeSelect
            {...fieldProps(form, 'legalEntityId')}
            label={t('types.owner')}
            value={values.legalEntityId}
            data={[
              ...entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) })),
              { value: '', label: t('types.wholeCompany') },
            ]}
            onChange={({ currentTarget: { value } }) => set('legalEntityId', value)}
          />
          <NativeSelect
            label={t('types.unit')}
            value={values.unit}
            data={leaveUnits.map((one) => ({ value: one as string, label: t(`types.units.${one}`) }))}
            onChange={({ currentTarget: { value } }) => set('unit', value)}
          />
          <TextInput
            {...fieldProps(form, 'hoursPerDay')}
            label={t('types.hoursPerDay')}
            inputMode="decimal"
            maxLength={5}
            value={values.hoursPerDay}
            onChange={({ currentTarget: { value } }) => set('hoursPerDay', value)}
          />
          <Checkbox label={t('types.isPaid')} checked={values.paid} onChange={({ currentTarget: { checked } }) => set('paid', checked)} />
        </>
      )}
      <NameFields form={form} />
      {type && (
        <Checkbox
          label={t('types.isActive')}
          checked={values.isActive}
          onChange={({ currentTarget: { checked } }) => set('isActive', checked)}
        />
      )}
      <RuleFields form={form} isNew={type === null} />
      <TextInput
        {...fieldProps(form, 'from')}
        type="date"
        label={t(type ? 'types.ruleFrom' : 'types.from')}
        description={t(type ? 'types.ruleFromHint' : 'types.fromHint')}
        value={values.from}
        onChange={({ currentTarget: { value } }) => set('from', value)}
      />
    </FormDialog>
  );
}
