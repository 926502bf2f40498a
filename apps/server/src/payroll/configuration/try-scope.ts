import { everybodyProgram, scopeProgram } from '@wagewright/calc-engine';
import { checkDefinition } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { tryScope as contract } from '@wagewright/contracts/payroll/configuration';
import { sqlOfPrisma } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { requireCopy } from '../copies/index.ts';
import { requireSolution } from '../solutions/index.ts';
import { tellStanding } from './tell-standing.ts';

export const tryScope = implementQuery(contract, async ({ input, reach, deps }) => {
  const { solutionId, copyNumber, periodId, scope: condition, ...shown } = input;
  const { prisma } = deps.db;
  const solution = await requireSolution(prisma, solutionId, reach);
  const copy = await requireCopy(prisma, { solutionId, number: copyNumber }, reach);
  const period = await prisma.period.findFirst({ where: { id: periodId, solutionId }, select: { id: true } });
  if (!period) throw new AppError('NOT_FOUND', { what: 'period', id: periodId });
  const definition = isRecord(copy.definition) ? copy.definition : {};
  const checked = checkDefinition({ ...definition, scope: condition ?? undefined });
  if (!checked.ok) {
    const own = checked.findings.filter(({ places }) => places.some((place) => place.part === 'scope'));
    return { standing: null, findings: own.length > 0 ? own : [...checked.findings] };
  }
  const scope = scopeProgram(checked.definition) ?? everybodyProgram(checked.definition);
  const asked = { batchId: 0, periodId, solution: solution.code };
  return { standing: await tellStanding(deps, sqlOfPrisma(prisma), { scope, asked, shown }), findings: [] };
});
