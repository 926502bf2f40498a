import { closePeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { changePeriod } from './move-period.ts';

/** People were paid on the pay date, where nobody has said another day. */
export const closePeriod = implementMutation(contract, (call) =>
  changePeriod(call, 'close', { dataOf: ({ paidDate, payDate }) => ({ paidDate: paidDate ?? payDate }) }),
);
