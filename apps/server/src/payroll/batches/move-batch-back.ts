import { moveBatchBack as contract } from '@wagewright/contracts/payroll/batches';
import { implementMutation } from '../../core/implement.ts';
import { askMove } from './ask-move.ts';

export const moveBatchBack = implementMutation(contract, (call) => askMove(call, `back-to-${call.input.to}`));
