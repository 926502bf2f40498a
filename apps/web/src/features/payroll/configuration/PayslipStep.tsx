import { Button } from '@mantine/core';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslips';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Configuration.module.css';
import { PayslipForm } from './payslip/PayslipForm.tsx';
import type { PayslipAnswer, Setting } from './payslip/payslip.ts';
import type { StepProps } from './step-props.ts';

/** What people read of their pay: basics, items, and its way from draft to active and, for good, to disabled. */
export default function PayslipStep({ solutionId }: StepProps) {
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const query = trpc.payroll.payslips.getPayslipSetting.useQuery({ solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(answer) => <Setting solutionId={solutionId} answer={answer} canEdit={solution.data?.may.includes('solution.edit') ?? false} />}
    </Loaded>
  );
}

interface Props {
  readonly solutionId: number;
  readonly answer: PayslipAnswer;
  readonly canEdit: boolean;
}

function Setting({ solutionId, answer, canEdit }: Props) {
  const { t } = useTranslation('configuration');
  // what was typed and is given up goes with the form
  const [round, setRound] = useState(0);
  const { setting, missing } = answer;
  return (
    <div className={classes.stack}>
      {setting ? (
        <State solutionId={solutionId} setting={setting} canEdit={canEdit} />
      ) : (
        <MessageBox tone="decision">{t(missing.length > 0 ? 'payslip.none' : 'payslip.noItems')}</MessageBox>
      )}
      {(setting || missing.length > 0) && (
        <PayslipForm
          key={`${setting?.version ?? 0} ${round}`}
          solutionId={solutionId}
          answer={answer}
          canEdit={canEdit}
          onReset={() => setRound(round + 1)}
        />
      )}
    </div>
  );
}

function State({ solutionId, setting, canEdit }: { readonly solutionId: number; readonly setting: Setting; readonly canEdit: boolean }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const move = trpc.payroll.payslips.movePayslipSetting.useMutation();
  const [isAsked, ask] = useState(false);
  const isDraft = setting.status === 'draft';
  const send = async (event: 'activate' | 'disable') => {
    const result = await call(move.mutateAsync({ solutionId, version: setting.version, event }));
    await utils.payroll.payslips.getPayslipSetting.invalidate();
    ask(false);
    if (result.ok) notify.done(t(event === 'activate' ? 'payslip.activated' : 'payslip.disabled'));
  };
  return (
    <Panel>
      <div className={classes.line}>
        <p>
          <StatusBadge tone={isDraft ? 'ready' : 'good'}>{format.name(payslipSettingMachine.labels[setting.status])}</StatusBadge>{' '}
          {t(isDraft ? 'payslip.draftText' : 'payslip.activeText')}
        </p>
        {canEdit && (
          <Button
            variant={isDraft ? 'filled' : 'default'}
            loading={move.isPending}
            onClick={() => (isDraft ? void send('activate') : ask(true))}
          >
            {t(isDraft ? 'payslip.activate' : 'payslip.disable')}
          </Button>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          title={t('payslip.disableTitle', { name: setting.name })}
          text={t('payslip.disableText')}
          confirmLabel={t('payslip.disable')}
          isDangerous
          isBusy={move.isPending}
          onConfirm={() => void send('disable')}
          onClose={() => ask(false)}
        />
      )}
    </Panel>
  );
}
