import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { contractFaults, FirstContract, firstContractInput, firstContractRules, noFirstContract } from '../contracts/index.ts';
import { CustomInputs, type CustomValues, changedCustom, customFaults } from '../custom-fields/index.ts';
import { noWork, WorkFields, workFaults, workInput } from './WorkFields.tsx';

/** Somebody new: who, from which day, and what they do here. */
export function HirePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const today = useToday();
  const first = trpc.org.employees.getEmploymentChoices.useQuery({});
  const form = useForm({
    initial: {
      name: '',
      number: first.data?.nextNumber ?? '',
      entity: String(first.data?.legalEntityId ?? ''),
      hireDate: today,
      email: '',
      phone: '',
      custom: {} as CustomValues,
      ...noWork,
      ...noFirstContract,
    },
    rules: {
      name: named,
      number: required,
      entity: required,
      hireDate: required,
      department: required,
      position: required,
      ...firstContractRules,
    },
    fieldByCode: {
      EMPLOYEE_NUMBER_TAKEN: 'number',
      ...workFaults,
      NOT_EMPLOYED_THEN: 'supervisor',
      ...customFaults,
      ...contractFaults,
    },
  });
  const { values, set } = form;
  const fields = first.data?.customFields ?? [];
  const create = trpc.org.employees.createEmployee.useMutation();
  const text = (field: 'name' | 'number' | 'email' | 'phone', label: string, isRequired = false) => (
    <TextInput
      label={label}
      withAsterisk={isRequired}
      maxLength={100}
      value={values[field]}
      onChange={({ currentTarget: { value } }) => set(field, value)}
      {...(field === 'name' ? { 'data-autofocus': true } : {})}
      {...fieldProps(form, field)}
    />
  );
  const legalEntityId = values.entity === '' ? undefined : Number(values.entity);
  return (
    <FormDialog
      form={form}
      title={t('hire.title')}
      text={t('hire.text')}
      submit={t('hire.submit')}
      send={() =>
        create.mutateAsync({
          legalEntityId: Number(values.entity),
          employeeNumber: values.number,
          name: values.name,
          hireDate: values.hireDate,
          email: values.email || null,
          phone: values.phone || null,
          custom: changedCustom(fields, {}, values.custom),
          ...workInput(values),
          contract: firstContractInput(values),
        })
      }
      onDone={async ({ id }) => {
        notify.done(t('hire.done', { name: values.name, day: format.day(values.hireDate) }));
        await utils.org.employees.invalidate();
        await navigate({ to: '/people/$employeeId', params: { employeeId: String(id) } });
      }}
      onClose={onClose}
    >
      {text('name', t('columns.name'), true)}
      {text('number', t('number'), true)}
      {(first.data?.legalEntities.length ?? 0) > 1 && (
        <NativeSelect
          label={t('legalEntity')}
          withAsterisk
          data={(first.data?.legalEntities ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
          value={values.entity}
          onChange={({ currentTarget: { value } }) => {
            set('entity', value);
            set('department', '');
          }}
          {...fieldProps(form, 'entity')}
        />
      )}
      <TextInput
        type="date"
        label={t('hire.day')}
        withAsterisk
        value={values.hireDate}
        onChange={({ currentTarget: { value } }) => set('hireDate', value)}
        {...fieldProps(form, 'hireDate')}
      />
      <WorkFields form={form} legalEntityId={legalEntityId} on={values.hireDate} />
      {text('email', t('email'))}
      {text('phone', t('columns.phone'))}
      <FirstContract form={form} />
      <CustomInputs fields={fields} form={form} />
    </FormDialog>
  );
}
