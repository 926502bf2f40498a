import { Button, Group, Text } from '@mantine/core';
import { payslipDisputeMachine } from '@wagewright/contracts/payroll/payslip-disputes';
import { payslipCheckMachine } from '@wagewright/contracts/payroll/payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { DisputeThread } from './DisputeThread.tsx';
import { checkTones } from './dispute.ts';
import { WriteDialog } from './WriteDialog.tsx';

export interface PayslipCheckProps {
  readonly payslipId: number;
  /** Its lines, of which one may be meant. */
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Whether the payslip is right: its employee says so, or what is wrong, and reads what was answered. */
export default function PayslipCheck({ payslipId, items }: PayslipCheckProps) {
  const { t } = useTranslation('payslipDisputes');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const { data } = trpc.payroll.payslipDisputes.getMyDispute.useQuery({ id: payslipId });
  const confirm = trpc.payroll.payslipDisputes.confirmPayslip.useMutation();
  const dispute = trpc.payroll.payslipDisputes.disputePayslip.useMutation();
  const [isWriting, setWriting] = useState(false);
  if (!data) return null;
  const { check, events, dispute: thread } = data;
  const look = () => utils.payroll.payslipDisputes.getMyDispute.invalidate();
  const sayRight = async () => {
    const { ok } = await call(confirm.mutateAsync({ id: payslipId }));
    await look();
    if (ok) notify.done(t('confirmed'));
  };
  const isAsked = check.status === 'unchecked' && check.until !== null;
  return (
    <Panel
      title={t('check')}
      note={check.status === 'disputed' && thread ? format.name(payslipDisputeMachine.labels[thread.status]) : undefined}
    >
      <Group gap="sm" mb="sm">
        <StatusBadge tone={isAsked ? 'decision' : checkTones[check.status]}>
          {format.name(payslipCheckMachine.labels[check.status])}
        </StatusBadge>
        {isAsked && check.until && <Text size="sm">{t('until', { day: format.day(check.until) })}</Text>}
        {check.at && (
          <Text size="sm" c="dimmed">
            {format.instant(check.at)}
          </Text>
        )}
      </Group>
      {thread && thread.item && (
        <Text size="sm" mb="sm">
          {t('about', { line: format.name(thread.item) })}
        </Text>
      )}
      {thread && <DisputeThread dispute={thread} />}
      <Group gap="xs" mt="sm">
        {events.includes('confirm') && (
          <Button size="sm" loading={confirm.isPending} onClick={() => void sayRight()}>
            {t(check.status === 'disputed' ? 'settle' : 'confirm')}
          </Button>
        )}
        {events.includes('dispute') && (
          <Button size="sm" variant="default" onClick={() => setWriting(true)}>
            {t(thread ? 'writeMore' : 'dispute')}
          </Button>
        )}
      </Group>
      {isWriting && (
        <WriteDialog
          title={t(thread ? 'writeMore' : 'disputeTitle')}
          text={t('disputeText')}
          submit={t('send')}
          {...(thread ? {} : { items })}
          send={({ words, item, files }) => dispute.mutateAsync({ id: payslipId, words, files, ...(item ? { item } : {}) })}
          onDone={() => {
            notify.done(t('sent'));
            setWriting(false);
            void look();
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </Panel>
  );
}
