import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Decision, needsRemarks, possibleDecisions } from './decisions.ts';

export type Approval = Outputs['approvals']['instances']['getInstance'];

const looks: Record<Decision, { variant: string; color?: string }> = {
  'roll-back': { variant: 'default' },
  reject: { variant: 'outline', color: 'red.9' },
  approve: { variant: 'filled' },
};

/** Approve, reject or roll back, each with confirmation and remarks. */
export function DecisionButtons({ approval }: { approval: Approval }) {
  const { t } = useTranslation('instances');
  const utils = trpc.useUtils();
  const notify = useNotify();
  const [asked, setAsked] = useState<Decision>();
  const approve = trpc.approvals.instances.approveInstance.useMutation();
  const reject = trpc.approvals.instances.rejectInstance.useMutation();
  const rollBack = trpc.approvals.instances.rollBackInstance.useMutation();
  const mutations = { approve, reject, 'roll-back': rollBack };
  const decide = async (decision: Decision, remarks: string) => {
    const result = await call(mutations[decision].mutateAsync({ id: approval.id, version: approval.version, remarks }));
    setAsked(undefined);
    if (result.ok) notify.done(t(`done.${decision}`));
    await Promise.all([
      utils.approvals.instances.invalidate(),
      utils.payroll.batches.getBatch.invalidate({ id: approval.subjectId }),
      utils.payroll.batches.listBatches.invalidate(),
    ]);
  };
  const possible = possibleDecisions(approval);
  return (
    <>
      {(Object.keys(looks) as Decision[])
        .filter((decision) => possible.includes(decision))
        .map((decision) => (
          <Button key={decision} {...looks[decision]} onClick={() => setAsked(decision)}>
            {t(`actions.${decision}`)}
          </Button>
        ))}
      {asked && (
        <ConfirmDialog
          title={t(`actions.${asked}`)}
          text={t(`confirm.${asked}`)}
          confirmLabel={t(`actions.${asked}`)}
          isDangerous={asked === 'reject'}
          remarksRequired={needsRemarks(asked)}
          isBusy={mutations[asked].isPending}
          onConfirm={(remarks) => void decide(asked, remarks)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
