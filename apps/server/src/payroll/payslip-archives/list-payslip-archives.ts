import { listPayslipArchives as contract } from '@wagewright/contracts/payroll/payslip-archives';
import { coveredArchives, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { loadArchives, viewArchive } from './read-archive.ts';

export const listPayslipArchives = implementQuery(contract, async ({ input, reach, actor, deps, context }) => {
  const { prisma } = deps.db;
  const ids = await coveredArchives(sqlOfPrisma(prisma), actor.userId, reach);
  const { offset, limit } = input;
  const shown = await loadArchives(prisma, ids.slice(offset, offset + limit));
  const rows = shown.map((row) => {
    const { askedBy: _askedBy, files, ...archive } = viewArchive(row, languageOf(context), deps.clock());
    return { ...archive, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
  });
  return { total: ids.length, rows };
});
