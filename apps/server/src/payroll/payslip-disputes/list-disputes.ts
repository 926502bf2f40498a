import { listDisputes as contract } from '@wagewright/contracts/payroll/payslip-disputes';
import { disputeColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { payslipsWithin } from '../issued-payslips/index.ts';

export const listDisputes = implementQuery(contract, async ({ input, reach, deps }) => {
  const { payslipDispute } = deps.db.prisma;
  const { status, offset: skip, limit: take } = input;
  const payslip = payslipsWithin(reach);
  const where = { payslip, ...(status ? { status } : {}) };
  const include = {
    payslip: { include: { employee: true, period: { include: { solution: true } } } },
    entries: { orderBy: { id: 'desc' }, take: 1 },
  } as const;
  const rows = await payslipDispute.findMany({ where, include, orderBy: [{ changedAt: 'asc' }, { id: 'asc' }], skip, take });
  const total = await payslipDispute.count({ where });
  const waiting = status === 'open' ? total : await payslipDispute.count({ where: { payslip, status: 'open' } });
  return {
    total,
    waiting,
    rows: rows.map((row) => ({
      id: row.id,
      payslipId: row.payslipId,
      payslipNumber: row.payslip.number,
      employeeId: row.payslip.employeeId,
      employeeNumber: row.payslip.employee.employeeNumber,
      name: row.payslip.employee.name,
      solution: solutionColumns.name(row.payslip.period.solution.name),
      period: row.payslip.period.name,
      status: disputeColumns.status(row.status),
      lastWords: row.entries[0]?.words ?? '',
      openedAt: row.openedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    })),
  };
});
