import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { CustomInputs, changedCustom, customFaults } from '../custom-fields/index.ts';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee } from './employee.ts';
import { GenderField, genderInput } from './GenderField.tsx';

/** Who somebody is and how they are reached; what was known before stays in the history. */
export function EditPerson({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const form = useForm({
    initial: {
      name: employee.name,
      number: employee.employeeNumber,
      gender: employee.gender ?? '',
      birthDate: employee.personal?.birthDate ?? '',
      email: employee.email ?? '',
      phone: employee.phone ?? '',
      custom: employee.custom,
      reason: '',
    },
    rules: { name: named, number: required },
    fieldByCode: { EMPLOYEE_NUMBER_TAKEN: 'number', BORN_TOO_LATE: 'birthDate', HOLDS_MORE: 'email', ...customFaults },
  });
  const { values, set } = form;
  const custom = changedCustom(employee.customFields, employee.custom, values.custom);
  const update = trpc.org.employees.updateEmployee.useMutation();
  const text = (field: 'name' | 'number' | 'birthDate' | 'email' | 'phone' | 'reason', label: string, isRequired = false) => (
    <TextInput
      type={field === 'birthDate' ? 'date' : 'text'}
      label={label}
      withAsterisk={isRequired}
      value={values[field]}
      maxLength={field === 'reason' ? 1000 : 200}
      onChange={({ currentTarget: { value } }) => set(field, value)}
      {...(field === 'name' ? { 'data-autofocus': true } : {})}
      {...fieldProps(form, field)}
    />
  );
  return (
    <FormDialog
      form={form}
      title={t('edit.title', { name: employee.name })}
      text={t('edit.text')}
      submit={t('edit.submit')}
      send={() =>
        update.mutateAsync({
          id: employee.id,
          version: employee.version,
          employeeNumber: values.number,
          name: values.name,
          gender: genderInput(values.gender),
          birthDate: values.birthDate || null,
          email: values.email || null,
          phone: values.phone || null,
          custom,
          reason: values.reason || null,
        })
      }
      onDone={async () => {
        notify.done(t('edit.done', { name: values.name }));
        await utils.org.employees.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      {text('name', t('columns.name'), true)}
      {text('number', t('number'), true)}
      <GenderField form={form} />
      {text('birthDate', t('birthDate'))}
      {text('email', t('email'))}
      {text('phone', t('columns.phone'))}
      <CustomInputs fields={employee.customFields} form={form} />
      {text('reason', t('reason'))}
      {Object.keys(custom).length > 0 && <EffectOnPay employeeIds={[employee.id]} from={employee.hireDate} until={null} />}
    </FormDialog>
  );
}
