import { AppError } from '@wagewright/contracts';
import { getLeaveRequest as contract } from '@wagewright/contracts/time/leave';
import { sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { hasPartIn, withOpenApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import { implementQuery } from '../../core/implement.ts';
import { findPerson, paidPeriodsOf, todayOf } from '../requests/index.ts';
import { openAccount, viewBalance } from './account.ts';
import { awayWith } from './away-with.ts';
import { countDaysOf } from './check-request.ts';
import { editsOf } from './edits-of.ts';
import { findTypeOf } from './find-type.ts';
import { asAsked, placeOf } from './request-details.ts';
import { mayCancel, type RequestRow, requestInclude, viewRequest } from './view-request.ts';

type Reading = Parameters<typeof hasPartIn>[0];

/** Whom it is about, whoever sees their leave, and whoever has a part in its approval. */
async function maySee(prisma: Reading & Parameters<typeof findPerson>[0], actor: Actor, request: RequestRow, now: Date): Promise<boolean> {
  if (request.employeeId === actor.employeeId) return true;
  if (request.approvalInstanceId !== null && (await hasPartIn(prisma, actor, request.approvalInstanceId, now))) return true;
  const reach = actor.grants.get('leave.read');
  if (!reach) return false;
  const seen = findPerson(prisma, request.employeeId, { reach, actor, now });
  return await seen.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}

export const getLeaveRequest = implementQuery(contract, async ({ input: { id }, actor, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const row = await prisma.leaveRequest.findUnique({ where: { id }, include: requestInclude });
  if (!row || !(await maySee(prisma, actor, row, now))) throw new AppError('NOT_FOUND', { what: 'request for leave', id });
  const { employee } = row;
  const who = row.employeeId === actor.employeeId ? 'own' : 'other';
  const cancels = mayCancel(row, who, todayOf(employee, now)) && (who === 'own' || editsOf(actor)(employee));
  const type = await findTypeOf(prisma, employee, row.typeId);
  const { days, skipped } = await asAsked(
    prisma,
    row,
    await countDaysOf({ tx: prisma }, employee, type, {
      startDate: isoDay(row.startDate),
      endDate: isoDay(row.endDate),
      startPart: 'whole',
      endPart: 'whole',
      hours: null,
    }),
  );
  const balance = viewBalance(await openAccount(sqlOfPrisma(prisma), employee.id, type), isoDay(row.startDate));
  const view = viewRequest(row, cancels);
  const [request = view] = await withOpenApprovals(prisma, actor, [view], now);
  return {
    request,
    isOwn: who === 'own',
    paidPeriods: await paidPeriodsOf(deps, {
      employeeId: row.employeeId,
      status: row.status,
      isOwn: who === 'own',
      from: isoDay(row.startDate),
      until: isoDay(row.endDate),
    }),
    ...(await placeOf(prisma, row)),
    days,
    skipped,
    balance: balance.keepsBalance ? balance : null,
    ...(await awayWith(prisma, row)),
  };
});
