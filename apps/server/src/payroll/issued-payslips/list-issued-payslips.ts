import { listIssuedPayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { listIssuedPayslips as list, sqlOfPrisma } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementQuery } from '../../core/implement.ts';
import { viewIssued } from './issued-rows.ts';

export const listIssuedPayslips = implementQuery(contract, async ({ input, reach, deps, context }) => {
  const { offset, limit, sort, direction, ...asked } = input;
  const shown = { offset, limit, sort, direction, language: languageOf(context) };
  const { total, rows } = await deps.db.prisma.$transaction((tx) => list(sqlOfPrisma(tx), reach, asked, shown));
  return { total, rows: rows.map(viewIssued) };
});
