import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { RequestedLeave } from '@wagewright/contracts/time/leave';
import { toJson } from '@wagewright/db/columns';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import type { PersonRow } from '../requests/index.ts';
import { cancelRequest } from './cancel-request.ts';
import { requireAskable } from './check-request.ts';
import { takeLeave } from './count-request.ts';
import { findAskedType } from './find-type.ts';
import { findRequest } from './load-request.ts';
import { requestInclude } from './view-request.ts';

/**
 * Leave of somebody, who is locked, that something else has settled: it counts at once, and nobody is asked about it any more. @returns its id
 * @throws AppError those of a request that cannot be asked for
 */
export async function recordLeave(
  call: SubjectCall,
  person: PersonRow,
  typeId: number,
  { wanted, reason }: { readonly wanted: RequestedLeave; readonly reason: string | null },
): Promise<number> {
  const { tx, actor, deps, audit } = call;
  const type = await findAskedType(tx, person, typeId);
  const { days, amount, hours } = await requireAskable(call, person, type, wanted);
  const { startDate, endDate, startPart, endPart } = wanted;
  const said = { employeeId: person.id, typeId, startDate, endDate, startPart, endPart, amount, hours, reason, status: 'approved' };
  const request = await tx.leaveRequest.create({
    data: {
      ...said,
      startDate: new Date(startDate),
      endDate: new Date(endDate),
      createdByUserId: actor.userId,
      createdAt: deps.clock(),
      days: { create: days.map((day) => ({ ...day, date: new Date(day.date), employeeId: person.id })) },
    },
    include: requestInclude,
  });
  audit({ entity: 'leave-request', entityId: request.id, after: toJson(said) });
  await takeLeave(call, request, person, type);
  return request.id;
}

/** Takes leave back that was recorded so, as long as it stands. @returns false where it does not stand any more */
export async function takeRecordedLeaveBack(
  call: ChangeCall<ProcedureContract<'mutation'>>,
  requestId: number,
  reason: string | null,
): Promise<boolean> {
  try {
    const anybody = { reach: everywhere, actor: { employeeId: null }, now: call.deps.clock() };
    await cancelRequest(call, await findRequest(call.tx, requestId, anybody), reason);
    return true;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'ILLEGAL_TRANSITION' || error.code === 'NOT_FOUND')) return false;
    throw error;
  }
}
