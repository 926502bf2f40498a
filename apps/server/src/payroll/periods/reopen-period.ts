import { reopenPeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { changePeriod } from './move-period.ts';

export const reopenPeriod = implementMutation(contract, (call) => changePeriod(call, 'reopen', { dataOf: () => ({ paidDate: null }) }));
