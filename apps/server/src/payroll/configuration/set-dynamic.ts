import { setDynamic as contract } from '@wagewright/contracts/payroll/configuration';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from '../solutions/index.ts';

export const setDynamic = implementMutation(contract, async (call) => {
  const { id, version, isAutomatic, joins } = call.input;
  return await changeSolution(call, { id, version }, async ({ id: solutionId }) => {
    const before = await call.tx.dynamicComputation.findUnique({ where: { solutionId } });
    const after = { isAutomatic, joins };
    await call.tx.dynamicComputation.upsert({ where: { solutionId }, create: { solutionId, ...after }, update: after });
    const told = before ? { isAutomatic: before.isAutomatic, joins: before.joins } : {};
    return { event: 'change', told: { before: { dynamic: told }, after: { dynamic: after } } };
  });
});
