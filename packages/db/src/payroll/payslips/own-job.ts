import type { BatchEvent } from '@wagewright/contracts/payroll/batches';
import { type BatchContext, requireBatchEvent } from '../batches/index.ts';

/** Asks the machine for a job that is at the payslips of a batch: it stands in everybody's way but its own. @throws AppError ILLEGAL_TRANSITION */
export const requireForJob = (batch: BatchContext, event: BatchEvent) => requireBatchEvent({ ...batch, payslipsInHand: false }, event);
