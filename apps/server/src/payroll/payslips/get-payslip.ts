import { getPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { payslipDetail } from './payslip-detail.ts';
import { movesOffered } from './payslip-moves.ts';
import { payslipsWithin } from './payslips-within.ts';
import { requirePayslip } from './read-payslip.ts';

export const getPayslip = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const found = await requirePayslip(deps, input.id, reach);
  const { id, employeeId, publishedAt, seenAt, status } = found.payslip;
  const { payslip } = deps.db.prisma;
  const { batch, round, ...row } = await payslip.findUniqueOrThrow({ where: { id }, include: { batch: true, round: true } });
  const moving = actor.grants.get('batch.publish-payslips');
  const mayMove = moving !== undefined && (await payslip.count({ where: { AND: [{ id }, payslipsWithin(moving)] } })) > 0;
  const told = { publishedAt: publishedAt?.toISOString() ?? null, seenAt: seenAt?.toISOString() ?? null };
  return {
    ...(await payslipDetail(deps, found)),
    ...told,
    id,
    employeeId,
    status: payslipColumns.status(status),
    batch: batch && { id: batch.id, name: batch.name },
    roundId: round?.id ?? null,
    events: mayMove ? movesOffered({ ...row, batch, round }) : [],
  };
});
