import { listChanges as contract } from '@wagewright/contracts/payroll/variance';
import { implementQuery } from '../../core/implement.ts';
import { changedRows } from './changed-rows.ts';
import { seeComparison, wholeOf } from './load-comparison.ts';

export const listChanges = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, offset, limit, ...filter } = input;
  const { sql, seen } = await seeComparison(deps, batchId, reach);
  const whole = wholeOf(seen);
  return whole ? await changedRows(sql, whole, filter)(offset, limit) : { total: 0, rows: [] };
});
