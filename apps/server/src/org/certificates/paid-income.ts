import type { IssuedCertificate } from '@wagewright/contracts/org/certificates';
import type { PrismaClient } from '@wagewright/db';

/** Of which days payments are asked for, both included. */
export interface AskedIncome {
  readonly employeeId: number;
  readonly from: string;
  readonly until: string;
}

/** What somebody was paid by published payslips, the earliest payment first. Payroll registers it: the organisation does not know who pays. */
export type PaidIncome = (reads: Pick<PrismaClient, 'payslip'>, asked: AskedIncome) => Promise<NonNullable<IssuedCertificate['income']>>;
