import { AppError } from '@wagewright/contracts';
import { explainMyPayslipLine as contract, styleItems } from '@wagewright/contracts/payroll/payslips';
import { sqlOfPrisma } from '@wagewright/db';
import { payslipSettingVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { explainSum } from '../tables/index.ts';
import { payslipDetail, programOf } from './payslip-detail.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const explainMyPayslipLine = implementQuery(contract, async ({ input, actor, deps }) => {
  const found = await requireOwnPayslip(deps, input.id, actor);
  const { payslip } = found;
  const line = (await payslipDetail(deps, found)).lines.find(({ column }) => column === input.column);
  const item = styleItems(payslipSettingVersionColumns.style(payslip.style)).find(({ column }) => column === input.column);
  const program = await programOf(deps, payslip);
  if (!line || !item || !program || !payslip.calculated) throw new AppError('NOT_FOUND', { what: 'payslip line', id: input.column });
  const whose = { batchId: payslip.calculated.batchId, employeeId: payslip.employeeId, audience: 'employee' } as const;
  const { table, column } = item;
  const explanation = await explainSum(sqlOfPrisma(deps.db.prisma), program, whose, { table, column });
  return { name: line.name, amount: line.amount, explanation };
});
