import { AppError, explainMyPayslipLine as contract } from '@wagewright/contracts';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { explainValue, viewExplanation } from '../tables/index.ts';
import { loadOwnPayslip } from './load-payslip.ts';
import { itemsOf, placeOf, readLines } from './payslip-lines.ts';

export const explainMyPayslipLine = implementQuery(contract, async ({ input, actor, deps }) => {
  const row = await loadOwnPayslip(deps.db.prisma, input.id, actor);
  const item = itemsOf(row).find(({ column }) => column === input.column);
  const sql = sqlOfPrisma(deps.db.prisma);
  const line = (await readLines(sql, row, deps.programs)).find(({ column }) => column === input.column);
  if (!item || !line || !placeOf(row, deps.programs, item)) throw new AppError('NOT_FOUND', { what: 'payslip line', id: input.column });
  const program = deps.programs.of(row.batch.copy, row.batch.period.solution.code);
  const node = await explainValue(sql, program, row.batchId, row.employeeId, { table: item.table, column: item.column });
  return { name: line.name, amount: line.amount, explanation: viewExplanation(node) };
});
