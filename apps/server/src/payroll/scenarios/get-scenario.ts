import { getScenario as contract } from '@wagewright/contracts/payroll/scenarios';
import { implementQuery } from '../../core/implement.ts';
import { loadScenario } from './load-scenario.ts';
import { viewScenario } from './scenario-view.ts';

export const getScenario = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  return await viewScenario(prisma, await loadScenario(prisma, input.id, reach), actor);
});
