import { createPeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { lockSolutionForPeriods, nextSequence } from './lock-solution.ts';
import { shownPeriod } from './move-period.ts';
import { neighboursOf, requirePeriodInput } from './period-neighbours.ts';
import { columnsOfDates } from './period-view.ts';

/** After the last period: periods are paid in their order, and whoever comes later reads what those before have paid. */
export const createPeriod = implementMutation(contract, async (call) => {
  const { solutionId, ...period } = call.input;
  const solution = await lockSolutionForPeriods(call, solutionId);
  const sequence = await nextSequence(call, solutionId);
  await requirePeriodInput(call.tx, solution, period, { sequence, neighbours: await neighboursOf(call.tx, solutionId, sequence) });
  const { id } = await call.tx.period.create({ data: { solutionId, sequence, ...columnsOfDates(period) } });
  call.locks.made('period', id);
  call.audit({ entity: 'period', entityId: id, after: { status: 'disabled', sequence, ...period } });
  return await shownPeriod(call, id);
});
