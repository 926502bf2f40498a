import type { OutputOf } from '@wagewright/contracts';
import type { getCompensationFile } from '@wagewright/contracts/org/compensation';
import type { PrismaClient } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';
import { readRecordEntries, toldText } from '../../platform/audit/index.ts';

type Changes = OutputOf<typeof getCompensationFile>['changes'];

/** What changed somebody’s compensation file otherwise than alone. Registered in compose.ts, because it lives in a later area. */
export type ChangesElsewhere = (prisma: PrismaClient, employeeId: number) => Promise<Changes>;

/** How the audit tells of each: what says that it went, and from when it is. */
const told = {
  compensation: { isOneTime: false, gone: 'removed', from: 'from', fromBefore: 'effectiveDate' },
  'one-time-payment': { isOneTime: true, gone: 'deleted', from: 'payrollDate', fromBefore: 'payrollDate' },
} as const;

async function changesOf(prisma: PrismaClient, entity: keyof typeof told, employeeId: number): Promise<Changes> {
  const { isOneTime, gone, from, fromBefore } = told[entity];
  const entries = await readRecordEntries(prisma, entity, employeeId);
  return entries.map(({ at, by, before, after }) => {
    const isRemoval = isRecord(after) && after[gone] === true;
    const said = isRemoval ? before : after;
    return {
      isOneTime,
      at,
      by,
      isRemoval,
      item: toldText(said, 'item'),
      amount: toldText(said, 'amount'),
      currency: toldText(said, 'currency'),
      from: toldText(said, isRemoval ? fromBefore : from),
      reason: toldText(after, 'reason'),
    };
  });
}

/** As many as are told. */
const changesMax = 20;

/** Who changed what somebody is paid by when and why, the latest first. */
export async function readChanges(prisma: PrismaClient, employeeId: number, elsewhere: ChangesElsewhere): Promise<Changes> {
  const own = [...(await changesOf(prisma, 'compensation', employeeId)), ...(await changesOf(prisma, 'one-time-payment', employeeId))];
  const all = [...own, ...(await elsewhere(prisma, employeeId))];
  return all.toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, changesMax);
}
