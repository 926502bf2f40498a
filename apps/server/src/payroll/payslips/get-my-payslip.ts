import type { LocalizedText } from '@wagewright/contracts';
import { getMyPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { implementQuery } from '../../core/implement.ts';
import { isoDay } from '../../core/iso-day.ts';
import { readLines } from './payslip-lines.ts';
import { moneyText, viewPayslip } from './payslip-view.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const getMyPayslip = implementQuery(contract, async ({ input, actor, deps }) => {
  const { payslip, previous } = await requireOwnPayslip(deps, input.id, actor);
  const [lines = [], before = []] = await readLines(deps, previous ? [payslip, previous] : [payslip]);
  const { period, employee, year, currency } = payslip;
  return {
    ...viewPayslip(payslip),
    department: payslip.department as LocalizedText | null,
    position: payslip.position as LocalizedText | null,
    employeeNumber: employee.employeeNumber,
    employeeName: employee.name,
    legalEntity: payslip.legalEntity as LocalizedText,
    periodStart: isoDay(period.startDate),
    periodEnd: isoDay(period.endDate),
    previousNumber: previous?.number ?? null,
    lines: lines.map((line) => ({ ...line, previous: before.find(({ column }) => column === line.column)?.amount ?? null })),
    yearToDate: {
      gross: moneyText(year.gross, currency),
      deductions: moneyText(year.deductions, currency),
      net: moneyText(year.net, currency),
    },
  };
});
