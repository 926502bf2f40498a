import { AppError } from '@wagewright/contracts';
import { getSalaryStructure as contract } from '@wagewright/contracts/org/salary-structures';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';
import { structureOn, structuresWithin, viewStructure } from './load-structure.ts';
import { versionsOf } from './versions-of.ts';

export const getSalaryStructure = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id } = input;
  const now = deps.clock();
  const row = await prisma.salaryStructure.findFirst({ where: { AND: [{ id }, structuresWithin(reach)] }, include: structureOn(now) });
  if (!row) throw new AppError('NOT_FOUND', { what: 'salary structure', id });
  const versions = await prisma.salaryStructureVersion.findMany({ where: { structureId: id }, orderBy: { effectiveDate: 'desc' } });
  const entries = await readRecordEntries(prisma, 'salary-structure', id);
  return {
    today: isoDay(now),
    structure: viewStructure(row),
    versions: versionsOf(versions),
    changes: entries.map(({ at, by, what, after }) => ({
      at,
      by,
      what,
      from: toldText(after, 'from'),
      reason: toldText(after, 'reason'),
    })),
  };
});
