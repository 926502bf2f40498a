import { calculateScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { noJson, scenarioColumns, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { findBase } from './find-base.ts';
import { loadScenarioForChange, moveScenario } from './load-scenario.ts';
import { makePlan } from './make-plan.ts';
import { viewScenario } from './scenario-view.ts';

export const calculateScenario = implementMutation(contract, async (call) => {
  const { input, actor, deps, tx, enqueue } = call;
  const found = await loadScenarioForChange(call, 'calculate');
  const { row } = found;
  const base = await findBase(tx, row.solution, row.baseBatchId);
  const plan = toJson(await makePlan(tx, base, { ...row, assumptions: scenarioColumns.assumptions(row.assumptions) }));
  await tx.scenarioPlan.upsert({ where: { scenarioId: input.id }, create: { scenarioId: input.id, plan }, update: { plan } });
  const moved = await moveScenario(call, found, 'calculate', {
    token: null,
    attempt: 0,
    peopleTotal: base.payeeCount,
    peopleDone: 0,
    errorCount: 0,
    failure: noJson,
    totals: noJson,
    calculatedAt: null,
    startedByUserId: actor.userId,
    startedAt: deps.clock(),
  });
  await enqueue('payroll.calculate-scenario', [{ scenarioId: input.id }]);
  return await viewScenario(tx, moved, actor);
});
