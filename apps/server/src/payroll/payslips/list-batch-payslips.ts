import { listBatchPayslips as contract } from '@wagewright/contracts/payroll/payslips';
import { moneyText } from '@wagewright/db';
import { payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';

export const listBatchPayslips = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { id: batchId } = await readBatch(deps, input.batchId, reach);
  const [rows, generated, published, seen] = await Promise.all([
    prisma.payslip.findMany({
      where: { batchId },
      include: { employee: true },
      orderBy: { employeeId: 'asc' },
      skip: input.offset,
      take: input.limit,
    }),
    prisma.payslip.count({ where: { batchId } }),
    prisma.payslip.count({ where: { batchId, status: 'published' } }),
    prisma.payslip.count({ where: { batchId, seenAt: { not: null } } }),
  ]);
  return {
    total: generated,
    generated,
    published,
    seen,
    rows: rows.map((row) => ({
      id: row.id,
      number: row.number,
      employeeId: row.employeeId,
      employeeNumber: row.employee.employeeNumber,
      name: row.employee.name,
      status: payslipColumns.status(row.status),
      gross: moneyText(row.gross, row.currency),
      net: moneyText(row.net, row.currency),
      seenAt: row.seenAt?.toISOString() ?? null,
    })),
  };
});
