import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import type { LoadedQuery } from '../../../shared/ui/Loaded.tsx';
import type { OwnEvent } from './batch-actions.ts';
import { type Batch, batchCalls } from './run-batch-event.ts';

/** The batch as it is now: the server tells of every change of it and of its run. */
export function useLiveBatch(id: number): LoadedQuery<Batch> {
  const utils = trpc.useUtils();
  const query = trpc.payroll.batches.getBatch.useQuery({ id });
  trpc.payroll.batches.watchBatch.useSubscription(
    { id },
    {
      enabled: query.isSuccess,
      onData: (batch) => {
        const before = utils.payroll.batches.getBatch.getData({ id });
        utils.payroll.batches.getBatch.setData({ id }, batch);
        if (before && changedKind(before, batch)) refreshResults(utils, id);
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
  before.payslipsGeneratedAt !== after.payslipsGeneratedAt ||
  before.payslipsPublishedAt !== after.payslipsPublishedAt;

function refreshResults(utils: Utils, id: number): void {
  void utils.payroll.batches.getBatchReview.invalidate({ id });
  void utils.payroll.batches.listBatchHistory.invalidate({ id });
  void utils.payroll.batches.listBatches.invalidate();
  void utils.payroll.tables.invalidate();
  void utils.payroll.payslips.listBatchPayslips.invalidate({ batchId: id });
}

const doneTexts = {
  prepare: 'did.prepare',
  'abort-run': 'did.run',
  submit: 'did.submit',
  withdraw: 'did.withdraw',
  'submit-data': 'did.submit-data',
  'generate-payslips': 'did.generate-payslips',
  'publish-payslips': 'did.publish-payslips',
  close: 'did.close',
  cancel: 'did.cancel',
  delete: 'did.delete',
  'back-to-new': 'did.back',
  'back-to-waiting': 'did.back',
  'back-to-calculated': 'did.back',
  'back-to-approved': 'did.back',
} as const;

/** Causes an event on the batch as it was seen, and shows what the server made of it. */
export function useBatchEvent(batch: Batch) {
  const { t } = useTranslation('batches');
  const utils = trpc.useUtils();
  const notify = useNotify();
  const [busyEvent, setBusyEvent] = useState<OwnEvent>();
  const cause = async (event: OwnEvent, remarks = ''): Promise<boolean> => {
    setBusyEvent(event);
    const reference = { id: batch.id, version: batch.version, ...(remarks ? { remarks } : {}) };
    const result = await call(batchCalls[event](utils.client.payroll.batches, reference));
    setBusyEvent(undefined);
    if (!result.ok) {
      void utils.payroll.batches.getBatch.invalidate({ id: batch.id });
      return false;
    }
    // An answer waits for its minimum time; meanwhile the subscription may have told of something newer.
    utils.payroll.batches.getBatch.setData({ id: batch.id }, (shown) =>
      shown && shown.version > result.data.version ? shown : result.data,
    );
    refreshResults(utils, batch.id);
    // A calculation shows its own progress.
    if (event !== 'calculate') notify.done(t(doneTexts[event]));
    return true;
  };
  return { cause, busyEvent };
}
