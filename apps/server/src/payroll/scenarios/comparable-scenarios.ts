import { AppError } from '@wagewright/contracts';
import type { Prisma, PrismaClient } from '@wagewright/db';
import type { Reach } from '../../core/grants.ts';
import { type ScenarioRow, scenarioInclude, scenariosWithin } from './load-scenario.ts';

type Scenarios = Pick<PrismaClient | Prisma.TransactionClient, 'scenario'>;

/**
 * Calculated scenarios of one solution, in the order asked for.
 * @throws AppError NOT_FOUND outside of the reach; SCENARIOS_NOT_COMPARABLE naming the first that has no figures or is of another solution
 */
export async function loadComparable(prisma: Scenarios, ids: readonly number[], reach: Reach): Promise<ScenarioRow[]> {
  const where = { AND: [{ id: { in: [...ids] } }, scenariosWithin(reach)] };
  const found = await prisma.scenario.findMany({ where, include: scenarioInclude });
  const rows = ids.map((id) => {
    const row = found.find((candidate) => candidate.id === id);
    if (!row) throw new AppError('NOT_FOUND', { what: 'scenario', id });
    return row;
  });
  const other = rows.find(
    ({ calculatedAt, status, solutionId }) => status !== 'calculated' || !calculatedAt || solutionId !== rows[0]?.solutionId,
  );
  if (other) throw new AppError('SCENARIOS_NOT_COMPARABLE', { name: other.name });
  return rows;
}
