import { deletePeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { loadPeriodForChange, standingOf } from './load-for-change.ts';
import { requireEvent } from './move-period.ts';
import { datesOf } from './period-view.ts';

/** The row goes: nothing has ever pointed to it, and the audit keeps what it said. */
export const deletePeriod = implementMutation(contract, async (call) => {
  const { id, version } = call.input;
  const row = await loadPeriodForChange(call, id, { solution: 'change' });
  requireEvent(row, await standingOf(call.sql, row), 'delete', version);
  await call.tx.period.delete({ where: { id } });
  call.audit({ entity: 'period', entityId: id, before: { status: row.status, version, ...datesOf(row) }, after: null });
  return { id };
});
