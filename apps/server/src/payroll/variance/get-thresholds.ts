import { getThresholds as contract } from '@wagewright/contracts/payroll/variance';
import { implementQuery } from '../../core/implement.ts';
import { coversSolution } from '../../core/scopes.ts';
import { requireSolution } from '../solutions/index.ts';
import { readThresholds } from './thresholds.ts';

export const getThresholds = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const solution = await requireSolution(prisma, input.id, reach);
  const { thresholds, version } = await readThresholds(prisma, solution.id);
  return {
    thresholds,
    solutionVersion: version,
    currency: solution.currency,
    mayChange: coversSolution(actor.grants.get('solution.edit'), solution),
  };
});
