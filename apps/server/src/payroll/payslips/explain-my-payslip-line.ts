import { AppError } from '@wagewright/contracts';
import { explainMyPayslipLine as contract } from '@wagewright/contracts/payroll/payslips';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { explainSum } from '../tables/index.ts';
import { placedItems, readLines } from './payslip-lines.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const explainMyPayslipLine = implementQuery(contract, async ({ input, actor, deps }) => {
  const { payslip } = await requireOwnPayslip(deps, input.id, actor);
  const [lines = []] = await readLines(deps, [payslip]);
  const line = lines.find(({ column }) => column === input.column);
  const placed = (await placedItems(deps, payslip)).find(({ item }) => item.column === input.column);
  if (!line || !placed || !payslip.calculated) throw new AppError('NOT_FOUND', { what: 'payslip line', id: input.column });
  const { employeeId, solutionCode } = payslip;
  const { copy, batchId } = payslip.calculated;
  const program = deps.programs.of({ ...copy, definition: await deps.definitions.of(copy) }, solutionCode);
  const { item } = placed;
  const whose = { batchId, employeeId, audience: 'employee' } as const;
  const explanation = await explainSum(sqlOfPrisma(deps.db.prisma), program, whose, { table: item.table, column: item.column });
  return { name: line.name, amount: line.amount, explanation };
});
