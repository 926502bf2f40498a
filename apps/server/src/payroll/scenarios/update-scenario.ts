import { updateScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { noJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadScenarioForChange, moveScenario } from './load-scenario.ts';
import { viewScenario } from './scenario-view.ts';
import { requireFreeName, writtenScenario } from './written-scenario.ts';

export const updateScenario = implementMutation(contract, async (call) => {
  const { input, actor, deps, tx } = call;
  const { id, version: _version, ...written } = input;
  const found = await loadScenarioForChange(call, 'edit');
  const { solution } = found.row;
  await requireFreeName(tx, solution, written.name, id);
  const data = await writtenScenario(tx, deps, solution, { baseBatchId: found.row.baseBatchId, ...written });
  const none = { peopleDone: 0, peopleTotal: 0, errorCount: 0, calculatedAt: null, totals: noJson, failure: noJson };
  return await viewScenario(tx, await moveScenario(call, found, 'edit', { ...data, ...none }), actor);
});
