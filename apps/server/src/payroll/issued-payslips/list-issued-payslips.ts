import { listIssuedPayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import type { Prisma } from '@wagewright/db';
import { payslipColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { moneyText } from '../payslips/index.ts';
import { payslipsWithin } from './issued-within.ts';

const searched = (text: string): Prisma.PayslipWhereInput => {
  const part = { contains: text, mode: 'insensitive' } as const;
  return { OR: [{ number: part }, { employee: { name: part } }, { employee: { employeeNumber: part } }] };
};

export const listIssuedPayslips = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const { solutionId, status, search, offset: skip, limit: take } = input;
  const asked = [
    payslipsWithin(reach),
    solutionId ? { period: { solutionId } } : {},
    status ? { status } : {},
    search ? searched(search) : {},
  ];
  const where = { AND: asked };
  const include = { employee: true, period: { include: { solution: true } } } as const;
  const orderBy = [{ period: { payDate: 'desc' } }, { id: 'asc' }] as const;
  const [total, rows] = await Promise.all([
    prisma.payslip.count({ where }),
    prisma.payslip.findMany({ where, include, orderBy: [...orderBy], skip, take }),
  ]);
  return {
    total,
    rows: rows.map(({ id, number, employee, period, currency, ...row }) => ({
      id,
      number,
      employeeId: employee.id,
      employeeNumber: employee.employeeNumber,
      name: employee.name,
      solution: solutionColumns.name(period.solution.name),
      period: period.name,
      source: payslipColumns.source(row.source),
      status: payslipColumns.status(row.status),
      currency,
      gross: moneyText(row.gross, currency),
      net: moneyText(row.net, currency),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      seenAt: row.seenAt?.toISOString() ?? null,
    })),
  };
});
