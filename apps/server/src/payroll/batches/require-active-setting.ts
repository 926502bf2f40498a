import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';

/** Whether the payslips of a solution's batches have a face: its active setting by batch. */
export const hasActiveSetting = async (tx: Pick<Prisma.TransactionClient, 'payslipSetting'>, solutionId: number): Promise<boolean> =>
  (await tx.payslipSetting.count({ where: { source: 'batch', status: 'active', solutions: { some: { solutionId } } } })) > 0;

/** @throws AppError PAYSLIP_SETTING_MISSING */
export async function requireActiveSetting(
  tx: Pick<Prisma.TransactionClient, 'payslipSetting'>,
  { solutionId, solution }: { readonly solutionId: number; readonly solution: { readonly code: string } },
): Promise<void> {
  if (!(await hasActiveSetting(tx, solutionId))) throw new AppError('PAYSLIP_SETTING_MISSING', { solution: solution.code });
}
