import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { useCan } from '../../../shared/views.ts';
import { contractFaults, FirstContract, firstContractInput, firstContractRules, noFirstContract } from '../contracts/index.ts';
import { CustomInputs, type CustomValues, changedCustom, customFaults } from '../custom-fields/index.ts';
import { EffectOnPay } from './EffectOnPay.tsx';
import { GenderField, genderInput } from './GenderField.tsx';
import { noWork, WorkFields, workFaults, workInput } from './WorkFields.tsx';

/** Somebody new: who, from which day, and what they do here. They are hired, or asked for where a process of approval takes hires up. */
export function HirePerson({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const can = useCan();
  const utils = trpc.useUtils();
  const today = useToday();
  const first = trpc.org.employees.getEmploymentChoices.useQuery({});
  const form = useForm({
    initial: {
      name: '',
      number: first.data?.nextNumber ?? '',
      entity: String(first.data?.legalEntityId ?? ''),
      hireDate: today,
      gender: '',
      birthDate: '',
      reason: '',
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
      HIRE_ALREADY_ASKED: 'number',
      BORN_TOO_LATE: 'birthDate',
      ...workFaults,
      NOT_EMPLOYED_THEN: 'supervisor',
      ...customFaults,
      ...contractFaults,
    },
  });
  const { values, set } = form;
  const fields = first.data?.customFields ?? [];
  const hire = trpc.careers.personnelActions.submitHire.useMutation();
  const text = (field: 'name' | 'number' | 'birthDate' | 'email' | 'phone' | 'reason', label: string, isRequired = false) => (
    <TextInput
      type={field === 'birthDate' ? 'date' : 'text'}
      label={label}
      withAsterisk={isRequired}
      maxLength={field === 'reason' ? 1000 : 100}
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
        hire.mutateAsync({
          legalEntityId: Number(values.entity),
          employeeNumber: values.number,
          name: values.name,
          hireDate: values.hireDate,
          gender: genderInput(values.gender),
          birthDate: values.birthDate || null,
          email: values.email || null,
          phone: values.phone || null,
          custom: changedCustom(fields, {}, values.custom),
          ...workInput(values),
          contract: firstContractInput(values),
          reason: values.reason || null,
        })
      }
      onDone={async ({ employeeId }) => {
        notify.done(t(employeeId === null ? 'hire.asked' : 'hire.done', { name: values.name, day: format.day(values.hireDate) }));
        await Promise.all([utils.org.employees.invalidate(), utils.careers.invalidate()]);
        if (employeeId !== null) await navigate({ to: '/people/$employeeId', params: { employeeId: String(employeeId) } });
        else if (can('personnel-action.read')) await navigate({ to: '/personnel-actions', search: { kind: 'hire', status: 'open' } });
        else onClose();
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
      <GenderField form={form} />
      {text('birthDate', t('birthDate'))}
      <WorkFields form={form} legalEntityId={legalEntityId} on={values.hireDate} />
      {text('email', t('email'))}
      {text('phone', t('columns.phone'))}
      <FirstContract form={form} />
      <CustomInputs fields={fields} form={form} />
      {text('reason', t('reason'))}
      <EffectOnPay hiredBy={legalEntityId} from={values.hireDate} until={null} />
    </FormDialog>
  );
}
