import type { OutputOf } from '@wagewright/contracts';
import type { listPayGaps } from '@wagewright/contracts/payroll/setups';
import type { PrismaClient } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import { readConfigurationFacts, stepStates } from '../configuration/index.ts';
import type { PayingSolution } from './paying-solutions.ts';

type EntityGap = OutputOf<typeof listPayGaps>['ofEntity'][number];

/** What nobody of the legal entity can be paid without: people, a solution, and what each solution still wants. */
export async function gapsOfEntity(prisma: PrismaClient, people: number, solutions: readonly PayingSolution[]): Promise<EntityGap[]> {
  const gaps: EntityGap[] = [];
  if (people === 0) gaps.push({ kind: 'nobody' });
  if (solutions.length === 0) gaps.push({ kind: 'no-solution' });
  for (const { id: solutionId, name } of solutions) {
    const missing = stepStates(await readConfigurationFacts(prisma, solutionId)).filter(({ state }) => state === 'missing');
    gaps.push(
      ...missing.map((step) => ({
        kind: 'configuration' as const,
        solutionId,
        solution: solutionColumns.name(name),
        step: step.id,
        missing: step.missing,
      })),
    );
  }
  return gaps;
}
