import { Checkbox, NativeSelect, Select, TextInput } from '@mantine/core';
import { leavingReasonLabels, leavingReasons } from '@wagewright/contracts/careers/personnel-actions';
import { employmentCategories, employmentCategoryLabels } from '@wagewright/contracts/org/employees';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps } from '../../../shared/ui/form/index.ts';
import { ContractFields, FirstContract } from '../../org/contracts/index.ts';
import { PersonPick } from '../../org/employees/index.ts';
import type { ActionForm } from './action.ts';
import { type ActionValues, type Emptied, fieldsOfKind } from './action-values.ts';

interface Props {
  readonly form: Form<ActionValues>;
  /** What can be chosen on the day. */
  readonly offered: ActionForm;
}

type Choices = ActionForm['departments'];

/** The fields of the kind that is chosen, each with what holds now. */
export function ActionFields({ form, offered }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const { values, set } = form;
  const { work } = offered;
  const shown: readonly string[] = values.kind === '' ? [] : fieldsOfKind[values.kind];
  const isBack = values.kind === 'rehire';
  const now = (choices: Choices, id: number | null | undefined) => {
    const found = choices.find((choice) => choice.id === id);
    return found ? { description: t(isBack ? 'before' : 'now', { value: format.name(found.name) }) } : {};
  };
  const choice = (field: 'department' | 'position' | 'costCenter', choices: Choices, current: number | null | undefined) =>
    shown.includes(field) && (
      <Select
        key={field}
        label={t(`fields.${field}`)}
        placeholder={t(isBack ? 'choose' : 'asItIs')}
        withAsterisk={(values.kind === 'promotion' && field === 'position') || (isBack && field !== 'costCenter')}
        searchable
        clearable
        data={choices.map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
        value={values[field] || null}
        onChange={(value) => {
          set(field, value ?? '');
          if (value && field === 'costCenter')
            set(
              'emptied',
              values.emptied.filter((one) => one !== field),
            );
        }}
        {...now(choices, current)}
        {...fieldProps(form, field)}
      />
    );
  /** A blank field leaves things as they are: what is to be empty is said. */
  const emptying = (field: Emptied) =>
    values.kind === 'transfer' && (
      <Checkbox
        key={`no ${field}`}
        label={t(`emptied.${field}`)}
        checked={values.emptied.includes(field)}
        onChange={({ currentTarget: { checked } }) => {
          set('emptied', checked ? [...values.emptied, field] : values.emptied.filter((one) => one !== field));
          if (checked) set(field, field === 'costCenter' ? '' : null);
        }}
      />
    );
  const reportsTo = (field: 'supervisor' | 'dottedSupervisor') =>
    shown.includes(field) && (
      <Fragment key={field}>
        <PersonPick
          label={t(`fields.${field}`)}
          {...(work?.[field]
            ? { description: t(isBack ? 'before' : 'now', { value: work[field].name }) }
            : isBack
              ? {}
              : { description: t('asItIs') })}
          value={values[field]}
          onChange={(person) => {
            set(field, person);
            if (person)
              set(
                'emptied',
                values.emptied.filter((one) => one !== field),
              );
          }}
          {...fieldProps(form, field)}
        />
        {work?.[field] && emptying(field)}
      </Fragment>
    );
  return (
    <>
      {shown.includes('contractNumber') && <ContractFields form={form} />}
      {choice('department', offered.departments, work?.departmentId)}
      {choice('position', offered.positions, work?.positionId)}
      {reportsTo('supervisor')}
      {reportsTo('dottedSupervisor')}
      {offered.costCenters.length > 0 && choice('costCenter', offered.costCenters, work?.costCenterId)}
      {work?.costCenterId != null && emptying('costCenter')}
      {shown.includes('category') && (
        <NativeSelect
          label={t('fields.category')}
          data={employmentCategories.map((value) => ({ value: value as string, label: format.name(employmentCategoryLabels[value]) }))}
          value={values.category}
          onChange={({ currentTarget: { value } }) => set('category', value)}
          {...fieldProps(form, 'category')}
        />
      )}
      {isBack && <FirstContract form={form} />}
      {shown.includes('leaveType') && (
        <NativeSelect
          label={t('fields.leaveType')}
          withAsterisk
          {...(offered.leaveTypes.length === 0 ? { description: t('noLeaveTypes') } : {})}
          data={[
            { value: '', label: t('choose') },
            ...offered.leaveTypes.map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
          ]}
          value={values.leaveType}
          onChange={({ currentTarget: { value } }) => set('leaveType', value)}
          {...fieldProps(form, 'leaveType')}
        />
      )}
      {shown.includes('until') && (
        <TextInput
          type="date"
          label={t(values.kind === 'extend-probation' ? 'fields.probationUntil' : 'fields.until')}
          withAsterisk={values.kind !== 'part-time'}
          {...(values.kind === 'part-time' ? { description: t('untilOpen') } : {})}
          {...(values.kind === 'extend-probation' && offered.probationUntil
            ? { description: t('now', { value: format.day(offered.probationUntil) }) }
            : {})}
          value={values.until}
          onChange={({ currentTarget: { value } }) => set('until', value)}
          {...fieldProps(form, 'until')}
        />
      )}
      {shown.includes('why') && (
        <NativeSelect
          label={t('fields.why')}
          data={leavingReasons.map((reason) => ({ value: reason as string, label: format.name(leavingReasonLabels[reason]) }))}
          value={values.why}
          onChange={({ currentTarget: { value } }) => set('why', value)}
          {...fieldProps(form, 'why')}
        />
      )}
    </>
  );
}
