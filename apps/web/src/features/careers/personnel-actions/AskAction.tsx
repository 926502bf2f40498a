import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FileField, useBroughtFiles } from '../../../shared/ui/files/index.ts';
import { FormDialog, fieldProps, useForm } from '../../../shared/ui/form/index.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { contractFaults } from '../../org/contracts/index.ts';
import { EffectOnPay } from '../../org/employees/index.ts';
import { ActionFields } from './ActionFields.tsx';
import type { ActionKind } from './action.ts';
import { type ActionValues, actionContent, actionRules, lastWork, noAction, untilOf } from './action-values.ts';
import { FinalPay } from './FinalPay.tsx';

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
  /** What the form begins with, where it can be asked for. */
  readonly kind?: ActionKind;
  readonly onClose: () => void;
}

const fieldByCode = {
  ...contractFaults,
  CONTRACT_OVERLAPS: 'effectiveDate',
  ACTION_CHANGES_NOTHING: 'effectiveDate',
  NOT_EMPLOYED_THEN: 'effectiveDate',
  ENDS_BEFORE_IT_BEGINS: 'effectiveDate',
  STILL_EMPLOYED: 'kind',
  REHIRE_TOO_EARLY: 'effectiveDate',
  NO_PROBATION: 'effectiveDate',
  ACTION_DAYS_REVERSED: 'until',
  PROBATION_NOT_LONGER: 'until',
  PROBATION_OUTSIDE: 'probationUntil',
  DEPARTMENT_NOT_THERE: 'department',
  REPORTS_TO_THEMSELF: 'supervisor',
  ABSENCE_IS_PAID: 'leaveType',
  LEAVE_TYPE_CLOSED: 'leaveType',
  LEAVE_BALANCE_SHORT: 'leaveType',
  LEAVE_DAYS: 'until',
  LEAVE_NO_DAYS: 'effectiveDate',
  LEAVE_NOT_YET: 'effectiveDate',
  LEAVE_OVERLAPS: 'effectiveDate',
  ACTION_ALREADY_ASKED: 'kind',
  ACTION_NOT_ALLOWED: 'kind',
} as const;

/** Payroll reads nothing of what they change. */
const withoutPay = ['sign-contract', 'confirm-probation', 'extend-probation'];

/** Asks for a change of somebody’s work, or makes it: what it means for pay is shown while it is typed. */
export default function AskAction({ employee, kind, onClose }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const brought = useBroughtFiles();
  const submit = trpc.careers.personnelActions.submitPersonnelAction.useMutation({ trpc: { context: { quiet: true } } });
  const first = trpc.careers.personnelActions.getActionForm.useQuery({ employeeId: employee.id });
  const kinds = first.data?.kinds ?? [];
  const form = useForm<ActionValues>({
    initial: {
      ...noAction,
      ...(kinds[0] === 'rehire' ? lastWork(first.data?.work ?? null) : {}),
      kind: kinds.find((one) => one === kind) ?? kinds[0] ?? '',
      effectiveDate: today,
    },
    rules: actionRules,
    fieldByCode,
  });
  const { values, set } = form;
  const offered = trpc.careers.personnelActions.getActionForm.useQuery(
    { employeeId: employee.id, ...(values.effectiveDate === '' ? {} : { on: values.effectiveDate }) },
    { placeholderData: (before) => before },
  );
  const content = actionContent(values);
  const changesPay = values.kind !== '' && !withoutPay.some((kind) => kind === values.kind);
  const isLeaving = values.kind === 'termination';
  if (!first.data) return null;
  const isAtOnce = first.data.isEditor;
  return (
    <FormDialog
      form={form}
      title={t('ask.title', { name: employee.name })}
      text={t(isAtOnce ? 'ask.textEditor' : 'ask.textAsker')}
      submit={t(isAtOnce ? 'ask.submitEditor' : 'ask.submitAsker')}
      send={() =>
        brought.isSending || !content
          ? undefined
          : submit.mutateAsync({
              employeeId: employee.id,
              effectiveDate: values.effectiveDate,
              content,
              reason: values.reason.trim() || null,
              files: [...brought.ids],
            })
      }
      onDone={async ({ approvalId }) => {
        const called = values.kind === '' ? '' : format.name(personnelActionFacts(values.kind).label);
        notify.done(t(approvalId === null ? 'ask.doneAtOnce' : 'ask.doneAsked', { kind: called, name: employee.name }));
        await Promise.all([utils.careers.invalidate(), utils.org.invalidate()]);
        onClose();
      }}
      onClose={onClose}
    >
      {kinds.length === 0 && <MessageBox tone="decision">{t('ask.nothing')}</MessageBox>}
      <NativeSelect
        label={t('fields.kind')}
        data-autofocus
        value={values.kind}
        data={kinds.map((one) => ({ value: one as string, label: format.name(personnelActionFacts(one).label) }))}
        onChange={({ currentTarget: { value } }) => set('kind', kinds.find((one) => one === value) ?? '')}
        {...fieldProps(form, 'kind')}
      />
      <TextInput
        type="date"
        label={t(isLeaving ? 'fields.lastDay' : 'fields.effectiveDate')}
        withAsterisk
        value={values.effectiveDate}
        onChange={({ currentTarget: { value } }) => set('effectiveDate', value)}
        {...fieldProps(form, 'effectiveDate')}
      />
      {offered.data && <ActionFields form={form} offered={offered.data} />}
      {values.kind === 'rehire' && <MessageBox tone="decision">{t('ask.payGoesOn')}</MessageBox>}
      {changesPay && (
        <EffectOnPay
          employeeIds={[employee.id]}
          from={isLeaving ? dayAfter(values.effectiveDate) : values.effectiveDate}
          until={untilOf(values)}
          isReturn={values.kind === 'rehire'}
        />
      )}
      {isLeaving && values.effectiveDate !== '' && <FinalPay employeeId={employee.id} lastDay={values.effectiveDate} />}
      <Textarea
        label={t('fields.reason')}
        withAsterisk={isLeaving}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
      {!isAtOnce && (
        <Suspense fallback={<RowsSkeleton rows={1} />}>
          <FileField brought={brought} />
        </Suspense>
      )}
    </FormDialog>
  );
}
