import { listScenarios as contract } from '@wagewright/contracts/payroll/scenarios';
import { implementQuery } from '../../core/implement.ts';
import { scenarioInclude, scenariosWithin } from './load-scenario.ts';
import { viewSummaries } from './scenario-view.ts';

export const listScenarios = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { solutionId, offset, limit } = input;
  const where = { AND: [scenariosWithin(reach), solutionId === undefined ? {} : { solutionId }] };
  const total = await prisma.scenario.count({ where });
  const rows = await prisma.scenario.findMany({ where, include: scenarioInclude, orderBy: { id: 'desc' }, skip: offset, take: limit });
  return { total, rows: await viewSummaries(prisma, rows, actor) };
});
