import { enablePeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { changePeriod } from './move-period.ts';

export const enablePeriod = implementMutation(contract, (call) => changePeriod(call, 'enable'));
