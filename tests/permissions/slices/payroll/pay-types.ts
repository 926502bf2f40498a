import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { usersOf } from './balances.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'payroll/pay-types/list-pay-types': { anywhere: {} },
  'payroll/pay-types/create-pay-type': { anywhere: { code: 'ONE_MORE', name, type: 'earning' } },
  'payroll/pay-types/update-pay-type': { anywhere: { code: 'WAGES', version: 1, name } },
  'payroll/pay-types/delete-pay-type': { anywhere: { code: 'WAGES', version: 1 } },
};

export const rows: ListedRows = { 'payroll/pay-types/list-pay-types': usersOf };
