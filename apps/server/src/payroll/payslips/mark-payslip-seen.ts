import { markPayslipSeen as contract } from '@wagewright/contracts';
import { implementMutation } from '../../core/implement.ts';
import { loadOwnPayslip } from './load-payslip.ts';

export const markPayslipSeen = implementMutation(contract, async ({ input, actor, deps, tx, audit, unchanged }) => {
  const row = await loadOwnPayslip(tx, input.id, actor);
  if (row.seenAt) {
    unchanged();
    return { seenAt: row.seenAt.toISOString() };
  }
  const seenAt = deps.clock();
  await tx.payslip.update({ where: { id: row.id }, data: { seenAt } });
  audit({ entity: 'payslip', entityId: row.id, after: { seenAt: seenAt.toISOString() } });
  return { seenAt: seenAt.toISOString() };
});
