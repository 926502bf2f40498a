import type { OutputOf } from '@wagewright/contracts';
import type { getCostAllocations } from '@wagewright/contracts/org/cost-allocations';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

type Changes = OutputOf<typeof getCostAllocations>['changes'];

/** Who changed how somebody's cost is divided, when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number): Promise<Changes> {
  const entries = await readRecordEntries(prisma, 'cost-allocation', employeeId);
  return entries.map(({ at, by, after }) => ({
    at,
    by,
    isRemoval: isRecord(after) && after['removed'] === true,
    item: toldText(after, 'item'),
    from: toldText(after, 'from'),
    reason: toldText(after, 'reason'),
  }));
}
