import { getConfiguration as contract } from '@wagewright/contracts/payroll/configuration';
import { implementQuery } from '../../core/implement.ts';
import { requireSolution } from '../solutions/index.ts';
import { readConfigurationFacts } from './configuration-facts.ts';
import { stepStates } from './step-states.ts';

export const getConfiguration = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id } = await requireSolution(prisma, input.solutionId, reach);
  return { steps: stepStates(await readConfigurationFacts(prisma, id)) };
});
