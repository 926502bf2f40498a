import { batchMoveEvents } from '@wagewright/contracts/payroll/batches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import type { OwnEvent } from './own-event.ts';
import { type Batch, batchCalls } from './run-batch-event.ts';

/** The batch as it is now: the server tells of every change of it and of its run. */
export function useLiveBatch(id: number): LoadedQuery<Batch> {
  const { t } = useTranslation('batches');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.payroll.batches.getBatch.useQuery({ id });
  trpc.payroll.batches.watchBatch.useSubscription(
    { id },
    {
      enabled: query.isSuccess,
      onData: (batch) => {
        const before = utils.payroll.batches.getBatch.getData({ id });
        utils.payroll.batches.getBatch.setData({ id }, batch);
        if (!before) return;
        if (changedKind(before, batch)) refreshResults(utils, batch);
        if (before.preparation && !batch.preparation && batch.preparedAt) notify.done(t('did.prepare'));
        const move = movedSince(before, batch);
        if (move) notify.done(t(doneTexts[move]));
        const payslips = payslipsDone(before, batch);
        if (payslips) notify.done(t(`did.${payslips}-payslips`));
        const done = recalculated(before, batch);
        if (done) notify.done(t(done.others > 0 ? 'did.recalculatedWith' : 'did.recalculated', { count: done.named, others: done.others }));
      },
    },
  );
  return query;
}

type Utils = ReturnType<typeof trpc.useUtils>;

/** More than a step of its progress: what is shown of its results has to be asked for again. */
const changedKind = (before: Batch, after: Batch): boolean =>
  before.version !== after.version ||
  before.status !== after.status ||
  before.preparedAt !== after.preparedAt ||
  before.findings.blocking !== after.findings.blocking ||
  before.findings.open !== after.findings.open ||
  before.findings.answered !== after.findings.answered ||
  before.payslipJob?.id !== after.payslipJob?.id ||
  before.payslipJob?.state !== after.payslipJob?.state;

/** What became of people who were calculated again between these two sights of a batch. */
const recalculated = ({ progress: was }: Batch, { progress: is }: Batch) =>
  is?.state === 'finished' && (was?.runId !== is.runId || was.state === 'running') ? is.recalculated : null;

/** What a job has done to the batch between these two sights of it. */
const movedSince = ({ move: was }: Batch, { move: is }: Batch) =>
  is?.state === 'finished' && (was?.id !== is.id || was.state === 'running') ? is.event : null;

/** What a job has done to all of its payslips between these two sights of it. */
const payslipsDone = ({ payslipJob: was }: Batch, { payslipJob: is }: Batch) =>
  is?.state === 'finished' && (was?.id !== is.id || was.state === 'running') ? is.kind : null;

/** What is still on the screen of a result that the batch has no longer is not asked for again: it goes with the next drawing. */
function refreshResults(utils: Utils, { id, hasResult, hasWholeResult }: Batch): void {
  const shownWhere = (isThere: boolean) => ({ refetchType: isThere ? 'active' : 'none' }) as const;
  void utils.payroll.batches.getBatchReview.invalidate({ id }, shownWhere(hasWholeResult));
  void utils.payroll.batches.listBatchHistory.invalidate({ id });
  void utils.payroll.batches.getBatchReadiness.invalidate({ id });
  void utils.payroll.batches.listBatchInput.invalidate();
  void utils.payroll.configuration.getBatchScope.invalidate();
  void utils.payroll.batches.listBatches.invalidate();
  void utils.payroll.batches.listPastBatches.invalidate({ id });
  void utils.payroll.batches.listRetroDeltas.invalidate({ id });
  void utils.payroll.findings.invalidate();
  void utils.payroll.variance.invalidate();
  void utils.payroll.payees.invalidate();
  void utils.payroll.tables.invalidate(undefined, shownWhere(hasResult));
  void utils.payroll.payslips.listBatchPayslips.invalidate({ batchId: id });
  void utils.payroll.payslipDeliveries.countDeliveries.invalidate({ batchId: id });
}

const doneTexts = {
  'cancel-preparing': 'did.preparation',
  'cancel-moving': 'did.move',
  'cancel-payslips': 'did.move',
  'abort-run': 'did.run',
  submit: 'did.submit',
  withdraw: 'did.withdraw',
  'submit-data': 'did.submit-data',
  close: 'did.close',
  cancel: 'did.cancel',
  delete: 'did.delete',
  'back-to-new': 'did.back',
  'back-to-waiting': 'did.back',
  'back-to-calculated': 'did.back',
  'back-to-approved': 'did.back',
} as const;

const jobEvents = ['calculate', 'prepare', 'generate-payslips', 'publish-payslips', ...batchMoveEvents] as const;
type DoneByJob = (typeof jobEvents)[number];
const isDoneByJob = (event: OwnEvent): event is DoneByJob => jobEvents.some((one) => one === event);

type Client = Utils['client']['payroll']['batches'];
type Reference = Pick<Batch, 'id' | 'version'>;

/** Sends a change of the batch as it was seen, and shows what the server made of it. `busy` names the change that is on its way. */
export function useBatchChange<Name extends string>(batch: Batch) {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState<Name>();
  const send = async (name: Name, change: (client: Client, reference: Reference) => Promise<Batch>): Promise<boolean> => {
    setBusy(name);
    const result = await call(change(utils.client.payroll.batches, { id: batch.id, version: batch.version }));
    setBusy(undefined);
    if (!result.ok) {
      void utils.payroll.batches.getBatch.invalidate({ id: batch.id });
      return false;
    }
    // An answer waits for its minimum time; what the subscription told meanwhile of the same version is newer: how far a job is raises
    // no version.
    utils.payroll.batches.getBatch.setData({ id: batch.id }, (shown) =>
      shown && shown.version >= result.data.version ? shown : result.data,
    );
    refreshResults(utils, result.data);
    return true;
  };
  return { send, busy };
}

/** Causes an event of the batch's machine. */
export function useBatchEvent(batch: Batch) {
  const { t } = useTranslation('batches');
  const notify = useNotify();
  const { send, busy } = useBatchChange<OwnEvent>(batch);
  const cause = async (event: OwnEvent, remarks = '', files: readonly number[] = []): Promise<boolean> => {
    const said = remarks ? { remarks } : {};
    const isDone = await send(event, (client, reference) => batchCalls[event](client, { ...reference, ...said }, files));
    // What is done by a job shows its own progress.
    if (isDone && !isDoneByJob(event)) notify.done(t(doneTexts[event]));
    return isDone;
  };
  return { cause, busyEvent: busy };
}
