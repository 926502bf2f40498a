import { deleteScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { implementMutation } from '../../core/implement.ts';
import { loadScenarioForChange } from './load-scenario.ts';

/** Its figures go with it; the audit keeps what it assumed. */
export const deleteScenario = implementMutation(contract, async (call) => {
  const { input, deps, tx, audit } = call;
  const { row } = await loadScenarioForChange(call, 'delete');
  await tx.scenario.delete({ where: { id: row.id } });
  const { name, status, baseBatchId, assumptions } = row;
  audit({ entity: 'scenario', entityId: row.id, before: { name, status, baseBatchId, assumptions }, after: { status: null } });
  return { id: input.id, deletedAt: deps.clock().toISOString() };
});
