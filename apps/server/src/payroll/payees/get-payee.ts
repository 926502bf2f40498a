import { AppError } from '@wagewright/contracts';
import { getPayee as contract } from '@wagewright/contracts/payroll/payees';
import { type PayeeRow, readPayee, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns, payeeColumns, payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { missingPayslip } from '../payslips/index.ts';
import { readEarlier } from './read-earlier.ts';
import { readJob } from './read-job.ts';
import { readSummaries } from './read-summaries.ts';

const heldOf = ({ heldAt, heldReason, heldBy }: PayeeRow) => (heldAt ? { reason: heldReason, by: heldBy, at: heldAt.toISOString() } : null);

const addedOf = ({ addedAt, addedReason, addedBy }: PayeeRow) =>
  addedAt ? { reason: addedReason ?? '', by: addedBy ?? '–', at: addedAt.toISOString() } : null;

export const getPayee = implementQuery(contract, async ({ input, reach, deps, actor }) => {
  const { batchId, employeeId } = input;
  const batch = await readBatch(deps, batchId, reach);
  const payee = await readPayee(sqlOfPrisma(deps.db.prisma), batchId, employeeId);
  if (!payee) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const payslip = await deps.db.prisma.payslip.findFirst({
    where: { batchId, employeeId },
    select: { id: true, number: true, status: true, seenAt: true },
  });
  const [summary = null] = batch.currentRunId === null ? [] : await readSummaries(deps, [batch], employeeId);
  return {
    employeeId,
    employeeNumber: payee.employeeNumber,
    name: payee.name,
    department: departmentVersionColumns.name(payee.department),
    job: await readJob(deps, actor, employeeId, batch.period.endDate),
    movement: payeeColumns.movement(payee.movement),
    held: heldOf(payee),
    added: addedOf(payee),
    summary,
    payslip: payslip
      ? {
          id: payslip.id,
          number: payslip.number,
          status: payslipColumns.status(payslip.status),
          seenAt: payslip.seenAt?.toISOString() ?? null,
          waitsFor: null,
        }
      : { id: null, number: null, seenAt: null, ...(await missingPayslip(deps.db.prisma, batch, payee.heldAt !== null)) },
    earlier: await readEarlier(deps, reach, batch, employeeId),
  };
});
