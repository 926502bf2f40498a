import { listIssuedPayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { listIssuedPayslips as list, sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { viewIssued } from './issued-rows.ts';

export const listIssuedPayslips = implementQuery(contract, async ({ input, reach, deps }) => {
  const { offset, limit, ...asked } = input;
  const { total, rows } = await deps.db.prisma.$transaction((tx) => list(sqlOfPrisma(tx), reach, asked, { offset, limit }));
  return { total, rows: rows.map(viewIssued) };
});
