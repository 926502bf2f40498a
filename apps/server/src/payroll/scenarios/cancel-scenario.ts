import { cancelScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { implementMutation } from '../../core/implement.ts';
import { loadScenarioForChange, moveScenario } from './load-scenario.ts';
import { viewScenario } from './scenario-view.ts';

/** Whoever calculates it finds the token gone and writes nothing more; what was written goes with the next calculation. */
export const cancelScenario = implementMutation(contract, async (call) => {
  const found = await loadScenarioForChange(call, 'cancel');
  return await viewScenario(call.tx, await moveScenario(call, found, 'cancel', { token: null, peopleDone: 0, errorCount: 0 }), call.actor);
});
