import { getMyChange as contract } from '@wagewright/contracts/payroll/payslip-changes';
import { decimalText, readOwnChange, sqlOfPrisma } from '@wagewright/db';
import { changeColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { loadOwnPayslip } from '../payslips/index.ts';

export const getMyChange = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const { employeeId } = await loadOwnPayslip(prisma, id, actor);
  const found = await readOwnChange(sqlOfPrisma(prisma), id, employeeId);
  if (!found) return { change: null };
  const { currency, scale, previousNumber, before, after } = found;
  const money = (minor: string): string => decimalText(minor, scale);
  const causes = found.causes.map(({ cause, amount }) => ({ cause: changeColumns.cause(cause), amount: money(amount) }));
  const change = money(String(BigInt(after) - BigInt(before)));
  return { change: { currency, previousNumber, before: money(before), after: money(after), change, causes } };
});
