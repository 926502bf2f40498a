import { useNavigate } from '@tanstack/react-router';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { placeStore } from '../../../shared/places.ts';
import type { HeaderAction } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderActionsProps } from '../../../shared/ui/page-header/HeaderActions.tsx';
import { answerNext } from '../findings/index.ts';
import { BatchConfirmation } from './BatchConfirmation.tsx';
import { awaitsAnswers, type BatchAction, batchActions } from './batch-actions.ts';
import type { BatchTab } from './batch-search.ts';
import { asks, type Confirmed } from './confirmations.ts';
import type { OwnEvent } from './own-event.ts';
import type { Batch } from './run-batch-event.ts';
import { useBatchEvent } from './use-batch.ts';
import { isMoving } from './use-move-progress.ts';
import { isAtPayslips } from './use-payslip-job-progress.ts';
import { useUnsigned } from './use-unsigned.ts';

interface Actions extends HeaderActionsProps {
  /** What is being asked, if anything. */
  readonly dialog: React.ReactNode;
}

/** What can be done with the batch now: the server's events as actions of the page's header, and the question before each that asks. */
export function useBatchActions(batch: Batch, tab: BatchTab): Actions {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const navigate = useNavigate();
  const { cause, busyEvent } = useBatchEvent(batch);
  const [asked, setAsked] = useState<Confirmed>();
  const actions = batchActions(batch);

  const finish = async (event: OwnEvent, remarks?: string, files?: readonly number[]) => {
    const isDone = await cause(event, remarks, files);
    // Another question may have been asked meanwhile; only the one that was answered goes.
    setAsked((current) => (current === event ? undefined : current));
    if (isDone && event === 'delete') {
      await navigate({ to: '/payroll/batches' });
      placeStore.gone(`/payroll/batches/${batch.id}`);
    }
  };
  const choose = ({ event, confirms }: BatchAction) => {
    if (event === 'decide') return;
    if (confirms && asks(event)) setAsked(event);
    else void finish(event);
  };
  const toHeader = (action: BatchAction): HeaderAction | null => {
    const shared = { id: action.event, label: t(`events.${action.label}`), isDangerous: action.isDangerous };
    if (action.event !== 'decide') return { ...shared, isBusy: busyEvent === action.event, run: () => choose(action) };
    if (batch.approvalInstanceId === null) return null;
    const params = { approvalId: String(batch.approvalInstanceId) };
    return { ...shared, isDecision: true, link: { to: '/approvals/$approvalId', params } };
  };
  const at = (wanted: BatchAction['place']) =>
    actions
      .filter(({ place }) => place === wanted)
      .map(toHeader)
      .filter((action) => action !== null);
  // While the machine works, the place of the next step says so.
  const working: HeaderAction | null =
    batch.status === 'calculating'
      ? { id: 'calculating', label: format.name(batchMachine.labels.calculating), isBusy: true }
      : batch.preparation
        ? { id: 'preparing', label: t('events.preparing'), isBusy: true }
        : batch.move && isMoving(batch)
          ? { id: 'moving', label: t(`moving.events.${batch.move.event}`), isBusy: true }
          : batch.payslipJob && isAtPayslips(batch)
            ? { id: 'payslips', label: t(`payslipJobs.kinds.${batch.payslipJob.kind}`), isBusy: true }
            : null;
  const unsigned = useUnsigned(batch);
  const [possible = null] = at('main');
  // a submission that would be refused is not offered: what it waits for is
  const next = unsigned && possible?.id === 'submit' ? null : possible;
  // what stands before the submission takes the place of the next step; calculating anew goes on beside it
  const stopped = awaitsAnswers(batch);
  const goTo = (search: { readonly tab: 'findings' | 'changes' }) =>
    void navigate({ to: '/payroll/batches/$batchId', params: { batchId: String(batch.id) }, search });
  const answers: HeaderAction = {
    id: 'findings',
    label: t('events.answer-findings'),
    run: () => (tab === 'findings' ? answerNext() : goTo({ tab: 'findings' })),
  };
  const changes: HeaderAction = { id: 'changes', label: t(`events.${unsigned?.move ?? 'sign-off'}`), run: () => goTo({ tab: 'changes' }) };
  const [secondary = null, ...others] = [...(stopped && next ? [next] : []), ...at('button')];
  const dialog = asked && (
    <BatchConfirmation
      event={asked}
      batch={batch}
      isDangerous={actions.some(({ event, isDangerous }) => event === asked && isDangerous)}
      isBusy={busyEvent === asked}
      onConfirm={(remarks, files) => void finish(asked, remarks, files)}
      onClose={() => setAsked(undefined)}
    />
  );
  return {
    dialog,
    primary: working ?? (stopped ? answers : unsigned ? changes : next),
    secondary,
    more: [...others, ...at('menu')],
  };
}
