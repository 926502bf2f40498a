import { submitBatchData as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { askMove } from './ask-move.ts';

export const submitBatchData = implementMutation(contract, (call) => askMove(call, 'submit-data'));
