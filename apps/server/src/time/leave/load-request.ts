import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { TimeRequestEvent } from '@wagewright/contracts/time/requests';
import type { Prisma } from '@wagewright/db';
import { leaveRequestColumns } from '@wagewright/db/columns';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { nextStatus, peopleOf, type Whose } from '../requests/index.ts';
import { type RequestRow, requestInclude } from './view-request.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** @throws AppError NOT_FOUND for a request of somebody out of reach */
export async function findRequest(tx: Pick<Prisma.TransactionClient, 'leaveRequest'>, id: number, whose: Whose): Promise<RequestRow> {
  const found = await tx.leaveRequest.findFirst({ where: { id, employee: peopleOf(whose) }, include: requestInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'request for leave', id });
  return found;
}

/**
 * A request as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function requestForChange(
  { tx, locks }: Pick<Changing, 'tx' | 'locks'>,
  { id, version }: { readonly id: number; readonly version: number },
  whose: Whose,
): Promise<RequestRow> {
  const { employeeId } = await findRequest(tx, id, whose);
  await locks.take('employee', employeeId);
  const request = await findRequest(tx, id, whose);
  if (request.version !== version) throw new AppError('STALE_VERSION', { what: 'Request for leave', id });
  return request;
}

/** Moves a request along its machine, and tells it. @returns its new version @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveRequest(
  { tx, audit }: Pick<SubjectCall, 'tx' | 'audit'>,
  request: Pick<RequestRow, 'id' | 'status' | 'version'>,
  event: TimeRequestEvent,
  { reason = null, approvalInstanceId }: { readonly reason?: string | null; readonly approvalInstanceId?: number } = {},
): Promise<number> {
  const { id, version } = request;
  const before = leaveRequestColumns.status(request.status);
  const status = nextStatus({ id, status: before }, event);
  const data = { status, version: version + 1, ...(approvalInstanceId === undefined ? {} : { approvalInstanceId }) };
  const { count } = await tx.leaveRequest.updateMany({ where: { id, status: before, version }, data });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Request for leave', id });
  audit({
    entity: 'leave-request',
    entityId: id,
    before: { status: before, version },
    after: { status, version: version + 1, ...(reason ? { reason } : {}) },
  });
  return version + 1;
}
