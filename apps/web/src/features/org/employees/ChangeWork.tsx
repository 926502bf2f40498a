import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import { EffectOnPay } from './EffectOnPay.tsx';
import type { Employee, Job } from './employee.ts';
import { noWork, type Work, WorkFields, workFaults, workInput } from './WorkFields.tsx';

/** Somebody’s work as the form begins with it. */
export const workOf = (job: Job | undefined): Work =>
  job
    ? {
        department: String(job.department.id),
        position: String(job.position.id),
        costCenter: job.costCenter ? String(job.costCenter.id) : '',
        supervisor: job.supervisor,
        dottedSupervisor: job.dottedSupervisor,
        category: job.category,
      }
    : noWork;

interface Props {
  readonly employee: Employee;
  /** All of somebody’s work, the latest first. */
  readonly jobs: readonly Job[];
  readonly onClose: () => void;
}

/** Another department, position or supervisor from a day on; what was there before that day stays as it was. */
export function ChangeWork({ employee, jobs, onClose }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const current = jobs.find(({ from }) => from <= today) ?? jobs.at(-1);
  const form = useForm({
    initial: { from: today, reason: '', ...workOf(current) },
    rules: { from: required, department: required, position: required },
    fieldByCode: {
      ...workFaults,
      NOT_EMPLOYED_THEN: 'from',
    },
  });
  const { values, set } = form;
  const change = trpc.org.employees.changeAssignment.useMutation();
  const next = jobs.findLast(({ from }) => from > values.from);
  const lastDay = next && dayAfter(next.from, -1);
  const before = workInput(workOf(jobs.find(({ from }) => from <= values.from) ?? current));
  return (
    <FormDialog
      form={form}
      title={t('work.title', { name: employee.name })}
      text={next ? t('work.textUntil', { day: format.day(lastDay ?? next.from) }) : t('work.text')}
      submit={t('work.submit')}
      send={() => {
        // only what differs from what stands on that day is said
        const said = Object.entries(workInput(values)).filter(([field, value]) => value !== before[field as keyof typeof before]);
        const { id, version } = employee;
        return change.mutateAsync({ id, version, from: values.from, reason: values.reason || null, ...Object.fromEntries(said) });
      }}
      onDone={async () => {
        notify.done(t('work.done', { name: employee.name, day: format.day(values.from) }));
        await utils.org.employees.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('work.from')}
        withAsterisk
        data-autofocus
        value={values.from}
        onChange={({ currentTarget: { value } }) => set('from', value)}
        {...fieldProps(form, 'from')}
      />
      <WorkFields form={form} legalEntityId={employee.legalEntityId} on={values.from} />
      <TextInput
        label={t('reason')}
        maxLength={1000}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
      <EffectOnPay employeeIds={[employee.id]} from={values.from} until={lastDay ?? null} />
    </FormDialog>
  );
}
