import { isAllowed } from '@wagewright/contracts';
import { batchMachine } from '@wagewright/contracts/payroll/batches';
import type { ShownBatch } from '../batches/index.ts';

/** Whether changes of the batch can be answered as it is: under approval and after it they are locked. */
export const mayAnswerChanges = ({ status }: Pick<ShownBatch, 'status'>): boolean => isAllowed(batchMachine, status, 'answer-findings');
