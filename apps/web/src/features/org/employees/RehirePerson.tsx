import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { contractFaults, FirstContract, firstContractInput, firstContractRules, noFirstContract } from '../contracts/index.ts';
import { workOf } from './ChangeWork.tsx';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee, Job } from './employee.ts';
import { WorkFields, workFaults, workInput } from './WorkFields.tsx';

interface Props {
  readonly employee: Employee;
  readonly onClose: () => void;
}

/** The form, once all of somebody’s work is there: it begins with what they did last. */
export function RehirePerson(props: Props) {
  const jobs = trpc.org.employees.listAssignments.useQuery({ id: props.employee.id });
  return jobs.data ? <RehireForm {...props} last={jobs.data.rows[0]} /> : null;
}

/** Somebody comes back: from which day, where they work then, and the contract that begins with it. */
function RehireForm({ employee, last, onClose }: Props & { readonly last: Job | undefined }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const form = useForm({
    initial: { from: today, reason: '', ...workOf(last), ...noFirstContract },
    rules: {
      from: required,
      department: required,
      position: required,
      ...firstContractRules,
    },
    fieldByCode: {
      REHIRE_TOO_EARLY: 'from',
      ...workFaults,
      NOT_EMPLOYED_THEN: 'supervisor',
      ...contractFaults,
    },
  });
  const { values, set } = form;
  const rehire = trpc.org.employees.rehireEmployee.useMutation();
  return (
    <FormDialog
      form={form}
      title={t('rehire.title', { name: employee.name })}
      text={t('rehire.text', { day: employee.terminationDate ? format.day(employee.terminationDate) : '' })}
      submit={t('rehire.submit')}
      send={() =>
        rehire.mutateAsync({
          id: employee.id,
          version: employee.version,
          from: values.from,
          ...workInput(values),
          contract: firstContractInput(values),
          reason: values.reason || null,
        })
      }
      onDone={async () => {
        notify.done(t('rehire.done', { name: employee.name, day: format.day(values.from) }));
        await utils.org.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('rehire.day')}
        withAsterisk
        data-autofocus
        value={values.from}
        onChange={({ currentTarget: { value } }) => set('from', value)}
        {...fieldProps(form, 'from')}
      />
      <WorkFields form={form} legalEntityId={employee.legalEntityId} on={values.from} />
      <FirstContract form={form} />
      <TextInput
        label={t('reason')}
        maxLength={1000}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
      <EffectOnPay employeeIds={[employee.id]} from={values.from} until={null} isReturn />
    </FormDialog>
  );
}
