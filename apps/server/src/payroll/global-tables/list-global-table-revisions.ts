import { listGlobalTableRevisions as contract } from '@wagewright/contracts/payroll/global-tables';
import { implementQuery } from '../../core/implement.ts';
import { requireGlobalTable } from './load-global-table.ts';
import { listRevisions, viewRevisions } from './revisions.ts';

export const listGlobalTableRevisions = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id } = await requireGlobalTable(prisma, input.code);
  const { total, rows } = await listRevisions(prisma, id, reach, input);
  return { total, rows: await viewRevisions(prisma, rows) };
});
