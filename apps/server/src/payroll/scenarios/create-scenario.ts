import { AppError, limits } from '@wagewright/contracts';
import { createScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { implementMutation } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { loadScenario } from './load-scenario.ts';
import { viewScenario } from './scenario-view.ts';
import { requireFreeName, writtenScenario } from './written-scenario.ts';

export const createScenario = implementMutation(contract, async ({ input, reach, actor, deps, tx, locks, audit }) => {
  const { solutionId, ...written } = input;
  const solution = await tx.solution.findFirst({ where: { AND: [{ id: solutionId }, solutionsWithin(reach)] } });
  if (!solution) throw new AppError('NOT_FOUND', { what: 'solution', id: solutionId });
  await locks.take('solution', solutionId); // two people at once get two names
  await requireFreeName(tx, solution, written.name);
  const count = limits.scenariosPerSolutionMax;
  if ((await tx.scenario.count({ where: { solutionId } })) >= count) throw new AppError('TOO_MANY', { what: 'Scenario', count });
  const data = await writtenScenario(tx, deps, solution, written);
  const { id } = await tx.scenario.create({ data: { ...data, solutionId, createdByUserId: actor.userId } });
  locks.made('scenario', id);
  audit({ entity: 'scenario', entityId: id, after: { status: 'draft', ...data } });
  return await viewScenario(tx, await loadScenario(tx, id, reach), actor);
});
