import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { payslipSettingColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { lockSolution } from '../solutions/index.ts';

export type SettingCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach' | 'audit'>;
type SettingEvent = (typeof payslipSettingMachine)['transitions'][number]['event'];

/** The setting of a solution that is not over: there is one at most. */
export const liveSetting = (tx: Pick<Prisma.TransactionClient, 'payslipSetting'>, solutionId: number) =>
  tx.payslipSetting.findFirst({ where: { solutionId, status: { not: 'disabled' } } });

/**
 * Locks the solution, whose lock stands for its payslip setting, and reads it.
 * @throws AppError NOT_FOUND outside of the reach
 */
export async function loadSettingForChange(call: SettingCall, solutionId: number): Promise<Prisma.PayslipSettingModel | null> {
  await lockSolution(call, solutionId);
  return await liveSetting(call.tx, solutionId);
}

/** @throws AppError STALE_VERSION; ILLEGAL_TRANSITION */
export function requireSettingEvent(setting: Prisma.PayslipSettingModel, version: number, event: SettingEvent): string {
  const { id, status } = setting;
  if (version !== setting.version) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id });
  return requireTransition(payslipSettingMachine, { id, status: payslipSettingColumns.status(status) }, event, {}).to;
}
