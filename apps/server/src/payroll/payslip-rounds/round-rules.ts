import { AppError } from '@wagewright/contracts';
import { styleItems } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { isoDay, payslipSettingColumns } from '@wagewright/db/columns';

type Tx = Prisma.TransactionClient;

interface PeriodOf {
  readonly id: number;
  readonly name: string;
  readonly solutionId: number;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly payDate: Date;
  readonly solution: { readonly code: string; readonly legalEntityId: number };
}
interface SettingOf {
  readonly id: number;
  readonly name: string;
}

/**
 * An active setting of the period's solution by balance, for which a day is named, or by import, for which there is none.
 * @throws AppError NOT_FOUND, PAYSLIP_ROUND_NOT_OFFERED, PAYSLIP_SETTING_EMPTY
 */
export async function requireSettingOf(tx: Tx, settingId: number, { solutionId, solution }: PeriodOf, asOf: string | undefined) {
  // one of another solution is not told from one that does not exist
  const row = await tx.payslipSetting.findFirst({ where: { id: settingId, solutions: { some: { solutionId } } } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip setting', id: settingId });
  const source = payslipSettingColumns.source(row.source);
  const isOffered = row.status === 'active' && (source === 'balance' ? asOf !== undefined : source === 'import' && asOf === undefined);
  if (!isOffered) throw new AppError('PAYSLIP_ROUND_NOT_OFFERED', { name: row.name, solution: solution.code });
  if (styleItems(payslipSettingColumns.style(row.style)).length === 0) throw new AppError('PAYSLIP_SETTING_EMPTY', { name: row.name });
  return { ...row, source };
}

/** A day of the period, or until it is paid: another year would be plausible and wrong. @throws AppError PAYSLIP_ROUND_DAY */
export function requireDay({ name, startDate, endDate, payDate }: PeriodOf, asOf: string | undefined): void {
  const [from, to] = [isoDay(startDate), isoDay(endDate > payDate ? endDate : payDate)];
  if (asOf !== undefined && (asOf < from || asOf > to)) throw new AppError('PAYSLIP_ROUND_DAY', { period: name, from, to });
}

/** Of a setting and a period one round at a time is not published: nobody gets two. @throws AppError PAYSLIP_ROUND_OPEN */
export async function requireNoneOpen(tx: Tx, { id: settingId, name }: SettingOf, { id: periodId, name: period }: PeriodOf): Promise<void> {
  const open = await tx.payslipRound.findFirst({ where: { settingId, periodId, publishedAt: null, status: { not: 'discarded' } } });
  if (open) throw new AppError('PAYSLIP_ROUND_OPEN', { name, period, id: open.id });
}

/** @throws AppError NOT_FOUND for whoever is not employed by the solution's legal entity */
export async function requireEmployees(tx: Tx, ids: readonly number[], { solution: { legalEntityId } }: PeriodOf): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx.employee.findMany({ where: { id: { in: [...ids] }, legalEntityId }, select: { id: true } });
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: missing });
}
