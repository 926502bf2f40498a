import type { OutputOf } from '@wagewright/contracts';
import type { getCompensationFile } from '@wagewright/contracts/org/compensation';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

type Changes = OutputOf<typeof getCompensationFile>['changes'];

/** Who changed somebody’s compensation file when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number): Promise<Changes> {
  const entries = await readRecordEntries(prisma, 'compensation', employeeId);
  return entries.map(({ at, by, before, after }) => {
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
}
