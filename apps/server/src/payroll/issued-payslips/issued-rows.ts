import { type IssuedPayslipRow, moneyText } from '@wagewright/db';
import { departmentVersionColumns, payslipColumns, solutionColumns } from '@wagewright/db/columns';

/** A payslip as list and export say it. */
export const viewIssued = ({ publishedAt, seenAt, sentAt, checkStatus, ...row }: IssuedPayslipRow) => ({
  ...row,
  department: departmentVersionColumns.name(row.department),
  solution: solutionColumns.name(row.solution),
  source: payslipColumns.source(row.source),
  status: payslipColumns.status(row.status),
  check: payslipColumns.checkStatus(checkStatus),
  gross: moneyText(row.gross, row.currency),
  net: moneyText(row.net, row.currency),
  publishedAt: publishedAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
  seenAt: seenAt?.toISOString() ?? null,
});

export type IssuedRow = ReturnType<typeof viewIssued>;
