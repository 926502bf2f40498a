import { disablePeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { changePeriod } from './move-period.ts';

export const disablePeriod = implementMutation(contract, (call) => changePeriod(call, 'disable'));
