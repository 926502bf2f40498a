import { listBatchPayslips as contract } from '@wagewright/contracts/payroll/payslips';
import { moneyText } from '@wagewright/db';
import { payslipColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { missingPayslip } from './missing-payslip.ts';

export const listBatchPayslips = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const batchId = batch.id;
  const [rows, generated, published, seen, missing] = await Promise.all([
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
    missingPayslip(prisma, batch),
  ]);
  return {
    total: generated,
    generated,
    published,
    seen,
    missing,
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
