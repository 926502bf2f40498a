import { AppError, isAllowed, type ProcedureContract } from '@wagewright/contracts';
import { type TimeRequestEvent, timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { Prisma } from '@wagewright/db';
import { correctionColumns, toJson } from '@wagewright/db/columns';
import { type SubjectCall, withdrawApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { nextStatus, peopleOf, type Whose } from '../requests/index.ts';
import { undoCorrection } from './apply-correction.ts';
import { type CorrectionRow, correctionInclude } from './view-correction.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

/** @throws AppError NOT_FOUND for a correction of somebody out of reach */
export async function findCorrection(
  tx: Pick<Prisma.TransactionClient, 'punchCorrection'>,
  id: number,
  whose: Whose,
): Promise<CorrectionRow> {
  const found = await tx.punchCorrection.findFirst({ where: { id, employee: peopleOf(whose) }, include: correctionInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'request for a correction', id });
  return found;
}

/**
 * A correction as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function correctionForChange(
  { tx, locks }: Pick<Changing, 'tx' | 'locks'>,
  { id, version }: { readonly id: number; readonly version: number },
  whose: Whose,
): Promise<CorrectionRow> {
  const { employeeId } = await findCorrection(tx, id, whose);
  await locks.take('employee', employeeId);
  const correction = await findCorrection(tx, id, whose);
  if (correction.version !== version) throw new AppError('STALE_VERSION', { what: 'Request for a correction', id });
  return correction;
}

interface Move {
  readonly event: TimeRequestEvent;
  readonly data?: Prisma.PunchCorrectionUncheckedUpdateManyInput;
  readonly told?: Readonly<Record<string, unknown>>;
}

/** Moves a request along its machine, and tells it. @returns its new version @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveCorrection(
  { tx, audit }: Pick<SubjectCall, 'tx' | 'audit'>,
  correction: CorrectionRow,
  { event, data = {}, told = {} }: Move,
): Promise<number> {
  const { id, version } = correction;
  const before = correctionColumns.status(correction.status);
  const status = nextStatus({ id, status: before }, event);
  const { count } = await tx.punchCorrection.updateMany({
    where: { id, status: before, version },
    data: { ...data, status, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Request for a correction', id });
  const after = toJson({ status, version: version + 1, ...told });
  audit({ entity: 'punch-correction', entityId: id, before: { status: before, version }, after });
  return version + 1;
}

/** Takes a correction back that the caller has locked: nobody is asked any more, and what it has changed is undone. @returns its new version */
export async function cancelCorrectionOf(call: Changing, correction: CorrectionRow, reason: string | null): Promise<number> {
  const { status, approvalInstanceId } = correction;
  const isApproved = isAllowed(timeRequestMachine, status, 'revoke');
  if (isAllowed(timeRequestMachine, status, 'withdraw') && approvalInstanceId !== null)
    await withdrawApproval(call, approvalInstanceId, reason ?? undefined);
  const version = await moveCorrection(call, correction, { event: isApproved ? 'revoke' : 'withdraw', told: reason ? { reason } : {} });
  if (isApproved) await undoCorrection(call, correction, reason);
  return version;
}
