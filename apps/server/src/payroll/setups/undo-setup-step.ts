import { undoSetupStep as contract } from '@wagewright/contracts/payroll/setups';
import { implementMutation } from '../../core/implement.ts';
import { moveSetup } from './move-setup.ts';

export const undoSetupStep = implementMutation(contract, (call) => moveSetup(call, 'undo'));
