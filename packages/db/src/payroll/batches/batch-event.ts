import { type Facts, isAllowed, requireTransition } from '@wagewright/contracts';
import { type BatchEvent, type BatchFact, type BatchStatus, batchMachine } from '@wagewright/contracts/payroll/batches';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { batchColumns } from '../../columns/index.ts';
import type { BatchContext } from './prepared-batch.ts';

const factsOf = (batch: BatchContext): Facts<BatchFact> => ({
  periodEnabled: isAllowed(periodMachine, batch.periodStatus, 'move-batch'),
  preparing: batch.preparing,
  moving: batch.moving,
  payslipsInHand: batch.payslipsInHand,
  hasWholeResult: batch.hasWholeResult,
  hasBlockingFindings: batch.blockingFindings > 0,
  hasOpenFindings: batch.openFindings > 0,
  dataSubmitted: batch.dataSubmitted,
  payslipsGenerated: batch.payslipsGenerated,
  payslipsPublished: batch.payslipsPublished,
  ranFromNew: false,
  ranFromWaiting: false,
  ranFromCalculated: false,
  ranFromWithdrawn: false,
  ranFromRejected: false,
});

/**
 * Asks the state machine about a batch that the transaction has locked; about events that end no run.
 * @returns the state that the event leads to
 * @throws AppError ILLEGAL_TRANSITION
 */
export function requireBatchEvent(batch: BatchContext, event: BatchEvent): BatchStatus {
  return requireTransition(batchMachine, { id: batch.id, status: batchColumns.status(batch.status) }, event, factsOf(batch)).to;
}
