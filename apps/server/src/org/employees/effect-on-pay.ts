import type { PaidPeriod } from '@wagewright/contracts/org/employees';
import type { Sql } from '@wagewright/db';

/** Whose records, of which days; `until` null: for ever. */
export interface AskedRecords {
  readonly employeeIds: readonly number[];
  readonly from: string;
  readonly until: string | null;
  /** They are employed on these days again, and were not when payroll read them. */
  readonly isReturn?: boolean;
  /** Beside them somebody whom this legal entity hires on the first of the days. */
  readonly hiredBy?: number | undefined;
}

/** What payroll has read of records, the earliest period first. Payroll registers it: the organisation does not know who reads its records. */
export type EffectOnPay = (sql: Sql, asked: AskedRecords) => Promise<PaidPeriod[]>;
