import { enablePeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { makeDefaultBatch } from './default-batch.ts';
import { changePeriod } from './move-period.ts';

export const enablePeriod = implementMutation(contract, (call) =>
  changePeriod(call, 'enable', { besides: (row) => makeDefaultBatch(call, row) }),
);
