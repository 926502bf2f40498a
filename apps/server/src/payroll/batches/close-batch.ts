import { closeBatch as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

export const closeBatch = implementMutation(contract, (call) => changeBatch(call, 'close'));
