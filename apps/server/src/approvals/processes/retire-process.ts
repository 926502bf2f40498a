import { AppError } from '@wagewright/contracts';
import { retireProcess as contract } from '@wagewright/contracts/approvals/processes';
import { implementMutation } from '../../core/implement.ts';
import { loadProcess } from './process-view.ts';

export const retireProcess = implementMutation(contract, async ({ input, reach, tx, deps, audit }) => {
  const { id, version } = input;
  const { name } = await loadProcess(tx, id, reach, 'own only');
  const { count } = await tx.approvalProcess.updateMany({
    where: { id, version, retiredAt: null },
    data: { retiredAt: deps.clock(), version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'approval process', id });
  audit({ entity: 'approval-process', entityId: id, before: { name, version }, after: { retired: true } });
  return { id };
});
