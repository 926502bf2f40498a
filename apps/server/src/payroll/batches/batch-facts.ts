import { type Facts, isAllowed } from '@wagewright/contracts';
import type { BatchFact } from '@wagewright/contracts/payroll/batches';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import type { ShownBatch } from './read-batch.ts';

/** What the guards of the batch's state machine ask. */
export function factsOf(batch: ShownBatch): Facts<BatchFact> {
  const returnStatus = batch.runs[0]?.returnStatus;
  return {
    periodEnabled: isAllowed(periodMachine, batch.period.status, 'move-batch'),
    preparing: batch.preparations.length > 0,
    moving: batch.moves[0]?.state === 'running',
    payslipsInHand: batch.payslipJobs[0]?.state === 'running',
    hasWholeResult: batch.currentRun !== null && batch.currentRun.upToStep === null,
    hasBlockingFindings: batch.blockingFindings > 0,
    hasOpenFindings: batch.openFindings > 0,
    dataSubmitted: batch.dataSubmittedAt !== null,
    payslipsGenerated: batch.payslipsGeneratedAt !== null,
    payslipsPublished: batch.payslipsPublishedAt !== null,
    ranFromNew: returnStatus === 'new',
    ranFromWaiting: returnStatus === 'waiting',
    ranFromCalculated: returnStatus === 'calculated',
    ranFromWithdrawn: returnStatus === 'withdrawn',
    ranFromRejected: returnStatus === 'rejected',
  };
}
