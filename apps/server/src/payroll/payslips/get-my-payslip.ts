import { getMyPayslip as contract } from '@wagewright/contracts/payroll/payslips';
import { departmentVersionColumns, isoDay, legalEntityColumns, positionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readLines } from './payslip-lines.ts';
import { moneyText, viewPayslip } from './payslip-view.ts';
import { requireOwnPayslip } from './read-payslip.ts';

export const getMyPayslip = implementQuery(contract, async ({ input, actor, deps }) => {
  const { payslip, previous } = await requireOwnPayslip(deps, input.id, actor);
  const [lines = [], before = []] = await readLines(deps, previous ? [payslip, previous] : [payslip]);
  const { period, employee, year, currency } = payslip;
  return {
    ...viewPayslip(payslip),
    department: departmentVersionColumns.name(payslip.department),
    position: positionColumns.title(payslip.position),
    employeeNumber: employee.employeeNumber,
    employeeName: employee.name,
    legalEntity: legalEntityColumns.name(payslip.legalEntity),
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
