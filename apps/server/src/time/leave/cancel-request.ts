import { AppError, isAllowed, type ProcedureContract } from '@wagewright/contracts';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { isoDay } from '@wagewright/db/columns';
import { withdrawApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { todayOf } from '../requests/index.ts';
import { giveBack } from './count-request.ts';
import { findTypeOf } from './find-type.ts';
import { moveRequest } from './load-request.ts';
import type { RequestRow } from './view-request.ts';

/** One’s own leave that has begun is taken back by somebody else. @throws AppError LEAVE_BEGAN */
export function requireNotBegun(
  { deps }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'deps'>,
  { status, startDate, employee }: RequestRow,
): void {
  const day = isoDay(startDate);
  if (isAllowed(timeRequestMachine, status, 'revoke') && day <= todayOf(employee, deps.clock()))
    throw new AppError('LEAVE_BEGAN', { startDate: day });
}

/** Takes a request back that the caller has locked: nobody is asked any more, and what it has taken is given back. @returns its new version */
export async function cancelRequest(
  call: ChangeCall<ProcedureContract<'mutation'>>,
  request: RequestRow,
  reason: string | null,
): Promise<number> {
  const isOpen = isAllowed(timeRequestMachine, request.status, 'withdraw');
  if (isOpen && request.approvalInstanceId !== null) await withdrawApproval(call, request.approvalInstanceId, reason ?? undefined);
  const version = await moveRequest(call, request, isOpen ? 'withdraw' : 'revoke', { reason });
  if (!isOpen) await giveBack(call, request, request.employee, await findTypeOf(call.tx, request.employee, request.typeId), reason);
  return version;
}
