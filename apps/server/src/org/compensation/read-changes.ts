import type { OutputOf } from '@wagewright/contracts';
import type { getCompensationFile } from '@wagewright/contracts/org/compensation';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

type Changes = OutputOf<typeof getCompensationFile>['changes'];

/** What changed somebody’s compensation file otherwise than alone. Registered in compose.ts, because it lives in a later area. */
export type ChangesElsewhere = (prisma: PrismaClient, employeeId: number) => Promise<Changes>;

/** Who changed somebody’s compensation file when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number, elsewhere: ChangesElsewhere): Promise<Changes> {
  const entries = await readRecordEntries(prisma, 'compensation', employeeId);
  const own = entries.map(({ at, by, before, after }) => {
    const isRemoval = isRecord(after) && after['removed'] === true;
    const said = isRemoval ? before : after;
    return {
      at,
      by,
      isRemoval,
      item: toldText(said, 'item'),
      amount: toldText(said, 'amount'),
      currency: toldText(said, 'currency'),
      from: toldText(said, isRemoval ? 'effectiveDate' : 'from'),
      reason: toldText(after, 'reason'),
    };
  });
  return [...own, ...(await elsewhere(prisma, employeeId))].toSorted((one, other) => other.at.localeCompare(one.at));
}
