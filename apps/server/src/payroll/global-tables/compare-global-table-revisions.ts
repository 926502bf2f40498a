import { compareDefinitions } from '@wagewright/calc-engine/definition-files';
import { compareGlobalTableRevisions as contract } from '@wagewright/contracts/payroll/global-tables';
import { implementQuery } from '../../core/implement.ts';
import { requireGlobalTable } from './load-global-table.ts';
import { requireRevision } from './revisions.ts';
import { tableOf } from './table-content.ts';

export const compareGlobalTableRevisions = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { code, from, to } = input;
  const { id } = await requireGlobalTable(prisma, code);
  const asDefinition = async (number: number) => {
    const { content } = await requireRevision(prisma, id, number, reach);
    return { steps: [{ code: 'S', tables: [tableOf(content, code)] }] };
  };
  return { differences: compareDefinitions(await asDefinition(from), await asDefinition(to)) };
});
