import { cancelBatch as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

export const cancelBatch = implementMutation(contract, (call) => changeBatch(call, 'cancel'));
