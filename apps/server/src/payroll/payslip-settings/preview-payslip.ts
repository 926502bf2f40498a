import { AppError } from '@wagewright/contracts';
import { previewPayslip as contract } from '@wagewright/contracts/payroll/payslip-settings';
import { type PayslipPage, readFigures, readPreview } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { figureSource, payslipDetail, programOf } from '../payslips/index.ts';
import { requireSetting } from './load-setting.ts';
import { minorOf } from './minor-of.ts';

/** Its three amounts, which generating would take from the same columns; they count towards the year. */
async function withAmounts(deps: Pick<Deps, 'db' | 'definitions' | 'programs'>, page: PayslipPage): Promise<PayslipPage> {
  const summary = (await programOf(deps, page))?.summary;
  if (!summary) throw new AppError('RESULT_MISSING', { id: page.calculated?.batchId ?? 0 });
  const placed = (path: string) => ({ table: path.split('.')[0] ?? '', column: path.split('.')[1] ?? '' });
  const [read] = await readFigures(figureSource(deps), [{ page, items: Object.values(summary).map(placed) }]);
  const amount = (path: string): string => minorOf(read?.(placed(path)).amount ?? '0', page.currency);
  const [gross, deductions, net] = [amount(summary.gross), amount(summary.deductions), amount(summary.net)];
  const plus = (a: string, b: string): string => String(BigInt(a) + BigInt(b));
  const { year } = page;
  return {
    ...page,
    gross,
    deductions,
    net,
    year: { gross: plus(year.gross, gross), deductions: plus(year.deductions, deductions), net: plus(year.net, net) },
  };
}

export const previewPayslip = implementQuery(contract, async ({ input, reach, deps }) => {
  const { id: batchId } = await readBatch(deps, input.batchId, reach);
  const { id: settingId } = await requireSetting(deps.db.prisma, input.id, reach);
  const someone = input.employeeId === undefined ? {} : { employeeId: input.employeeId };
  const payee = await deps.db.prisma.batchPayee.findFirst({
    where: { batchId, heldAt: null, ...someone },
    orderBy: { rowNumber: 'asc' },
  });
  if (!payee) throw new AppError('NOT_FOUND', { what: 'employee', id: input.employeeId ?? 0 });
  const found = await readPreview(deps.db.reads, { batchId, employeeId: payee.employeeId, settingId });
  if (!found) throw new AppError('RESULT_MISSING', { id: batchId });
  return await payslipDetail(deps, { ...found, payslip: await withAmounts(deps, found.payslip) });
});
