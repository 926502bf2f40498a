import { AppError } from '@wagewright/contracts';
import { deleteGlobalTable as contract } from '@wagewright/contracts/payroll/global-tables';
import { listGlobalTableUses } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { lockGlobalTable } from './load-global-table.ts';

/** Its revisions go with it: nobody was paid by them. */
export const deleteGlobalTable = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit } = call;
  const { code, version } = input;
  const table = await lockGlobalTable(call, code);
  if (table.version !== version) throw new AppError('STALE_VERSION', { what: 'Global table', id: code });
  const uses = (await listGlobalTableUses(sql, code)).filter(({ status }) => status !== 'discarded');
  if (uses.length > 0) {
    const users = await tx.solution.findMany({ where: { id: { in: uses.map(({ solutionId }) => solutionId) } }, select: { code: true } });
    throw new AppError('GLOBAL_TABLE_USED', { code, solutions: users.map((solution) => solution.code).join(', ') });
  }
  const revisions = await tx.globalTableRevision.count({ where: { globalTableId: table.id } });
  await tx.globalTable.delete({ where: { id: table.id } });
  const { id, name, category, type } = table;
  audit({ entity: 'global-table', entityId: id, before: { code, name, category, type, revisions }, after: { deleted: true } });
  return { code };
});
