import { AppError, formatErrorMessage } from '@wagewright/contracts';
import { generatePeriods as contract, type PlannedPeriod } from '@wagewright/contracts/payroll/periods';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { keepRule } from './kept-rule.ts';
import type { PeriodCall } from './load-for-change.ts';
import { lockSolutionForPeriods, nextSequence } from './lock-solution.ts';
import { columnsOfDates } from './period-view.ts';
import { planForSolution } from './plan-for-solution.ts';

async function makePeriods(call: PeriodCall, solutionId: number, periods: readonly PlannedPeriod[]): Promise<void> {
  const first = await nextSequence(call, solutionId);
  for (const [place, { state: _new, faults: _none, ...dates }] of periods.entries()) {
    const sequence = first + place;
    const { id } = await call.tx.period.create({ data: { solutionId, sequence, ...columnsOfDates(dates) } });
    call.locks.made('period', id);
    call.audit({ entity: 'period', entityId: id, after: { status: 'disabled', sequence, ...dates } });
  }
}

export const generatePeriods = implementMutation(contract, async (call) => {
  const { solutionId, rule, count } = call.input;
  const solution = await lockSolutionForPeriods(call, solutionId);
  const { periods } = await planForSolution(call.tx, solution, rule);
  const colliding = periods.filter(({ state }) => state === 'collides');
  const [first] = colliding;
  const [fault] = first?.faults ?? [];
  if (first && fault) {
    const reason = formatErrorMessage(fault.code, languageOf(call.context), fault.parameters);
    throw new AppError('PERIODS_COLLIDE', { count: colliding.length, period: first.name, reason });
  }
  const made = periods.filter(({ state }) => state === 'new');
  if (made.length !== count) throw new AppError('STALE_VERSION', { what: 'solution', id: solutionId });
  await makePeriods(call, solutionId, made);
  await keepRule(call, solutionId, rule);
  return { made: made.length };
});
