import { completeSetupStep as contract } from '@wagewright/contracts/payroll/setups';
import { implementMutation } from '../../core/implement.ts';
import { moveSetup } from './move-setup.ts';

export const completeSetupStep = implementMutation(contract, (call) => moveSetup(call, 'complete'));
