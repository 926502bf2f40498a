import { editPeriod as contract } from '@wagewright/contracts/payroll/periods';
import { implementMutation } from '../../core/implement.ts';
import { loadPeriodForChange, standingOf } from './load-for-change.ts';
import { movePeriod, requireEvent, shownPeriod } from './move-period.ts';
import { neighboursOf, requirePeriodInput } from './period-neighbours.ts';
import { columnsOfDates } from './period-view.ts';

export const editPeriod = implementMutation(contract, async (call) => {
  const { id, version, ...input } = call.input;
  const row = await loadPeriodForChange(call, id, { solution: 'change' });
  const to = requireEvent(row, await standingOf(call.sql, row), 'edit', version);
  const { solutionId, sequence, solution } = row;
  await requirePeriodInput(call.tx, solution, input, { sequence, neighbours: await neighboursOf(call.tx, solutionId, sequence) });
  await movePeriod(call, row, to, { event: 'edit', data: columnsOfDates(input) });
  return await shownPeriod(call, id);
});
