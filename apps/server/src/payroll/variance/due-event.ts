import { findTransition } from '@wagewright/contracts';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import { batchColumns } from '@wagewright/db/columns';
import { factsOf, type ShownBatch } from '../batches/index.ts';

/** Whether changes of the batch can be answered as it is: under approval and after it they are locked. */
export const mayAnswerChanges = (batch: ShownBatch): boolean =>
  findTransition(batchMachine, batchColumns.status(batch.status), 'answer-findings', factsOf(batch)) !== undefined;
