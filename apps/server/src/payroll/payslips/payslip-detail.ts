import type { PayslipDetail } from '@wagewright/contracts/payroll/payslips';
import type { readOwnPayslip } from '@wagewright/db';
import { departmentVersionColumns, isoDay, legalEntityColumns, payslipColumns, positionColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { readLines } from './payslip-lines.ts';
import { moneyText } from './payslip-view.ts';

type Found = NonNullable<Awaited<ReturnType<typeof readOwnPayslip>>>;

/** All that a payslip says, line by line beside the one before it. */
export async function payslipDetail(
  deps: Pick<Deps, 'db' | 'definitions' | 'programs'>,
  { payslip, previous }: Found,
): Promise<PayslipDetail> {
  const [lines = [], before = []] = await readLines(deps, previous ? [payslip, previous] : [payslip]);
  const { period, employee, year, currency } = payslip;
  const money = (minor: string): string => moneyText(minor, currency);
  return {
    number: payslip.number,
    title: payslip.title,
    source: payslipColumns.source(payslip.source),
    period: period.name,
    payDate: isoDay(period.payDate),
    currency,
    gross: money(payslip.gross),
    deductions: money(payslip.deductions),
    net: money(payslip.net),
    department: departmentVersionColumns.name(payslip.department),
    position: positionColumns.title(payslip.position),
    employeeNumber: employee.employeeNumber,
    employeeName: employee.name,
    legalEntity: legalEntityColumns.name(payslip.legalEntity),
    periodStart: isoDay(period.startDate),
    periodEnd: isoDay(period.endDate),
    previousNumber: previous?.number ?? null,
    lines: lines.map((line) => ({ ...line, previous: before.find(({ column }) => column === line.column)?.amount ?? null })),
    yearToDate: { gross: money(year.gross), deductions: money(year.deductions), net: money(year.net) },
  };
}
