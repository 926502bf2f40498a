import { isAllowed } from '@wagewright/contracts';
import type { PaidPeriod } from '@wagewright/contracts/org/employees';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { sqlOfPrisma } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';

interface Asked {
  readonly employeeId: number;
  readonly status: string;
  readonly isOwn: boolean;
  /** Its days, ISO. */
  readonly from: string;
  readonly until: string;
}

/** For which periods payroll has read records of the days of a request that waits for a decision, for whoever decides; nobody is told how far it is with themselves. */
export async function paidPeriodsOf(deps: Deps, { employeeId, status, isOwn, from, until }: Asked): Promise<PaidPeriod[]> {
  if (isOwn || !isAllowed(timeRequestMachine, status, 'approve')) return [];
  return await deps.effectOnPay(sqlOfPrisma(deps.db.prisma), { employeeIds: [employeeId], from, until });
}
