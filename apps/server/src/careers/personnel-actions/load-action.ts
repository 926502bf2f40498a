import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { TimeRequestEvent } from '@wagewright/contracts/time/requests';
import { dayAfter, type Prisma } from '@wagewright/db';
import { isoDay, personnelActionColumns, toJson } from '@wagewright/db/columns';
import type { SubjectCall } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { legalEntitiesWithin } from '../../core/scopes.ts';
import { findPerson, nextStatus, type PersonRow, peopleOf, personInclude, type Whose } from '../../time/requests/index.ts';
import type { Acting, Taken } from './effects/index.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

export const actionInclude = { legalEntity: true, employee: { include: personInclude } } as const satisfies Prisma.PersonnelActionInclude;
export type ActionRow = Prisma.PersonnelActionGetPayload<{ include: typeof actionInclude }>;

/** An action as its effect takes it. */
export const actingOf = ({ legalEntityId, effectiveDate, content, reason }: ActionRow): Acting => ({
  legalEntityId,
  on: isoDay(effectiveDate),
  content: personnelActionColumns.content(content),
  reason,
});

/** The day on which what an action says begins: after a last day it is the next one. */
export const beginsOn = ({ on, content }: Acting): string => (content.kind === 'termination' ? dayAfter(on) : on);

/** Somebody with their legal entity, both locked: nobody closes a department or turns a reporting line round meanwhile. @throws AppError NOT_FOUND */
export async function lockedPerson({ tx, locks }: Pick<SubjectCall, 'tx' | 'locks'>, id: number, whose: Whose): Promise<PersonRow> {
  const { legalEntityId } = await findPerson(tx, id, whose);
  await locks.take('legal-entity', legalEntityId);
  await locks.take('employee', id);
  return await findPerson(tx, id, whose);
}

/** Whose action it is: somebody, or nobody yet in a legal entity. */
export const whomOf = ({ employeeId: id, legalEntityId }: Pick<ActionRow, 'employeeId' | 'legalEntityId'>) => ({ id, legalEntityId });

/** Actions of people within reach, and of legal entities within it the hires by which nobody has come yet. */
export function actionsOf(whose: Whose): Prisma.PersonnelActionWhereInput {
  if ('own' in whose) return { employeeId: whose.own };
  if (whose.reach.all) return {};
  return { OR: [{ employee: peopleOf(whose) }, { employeeId: null, legalEntity: legalEntitiesWithin(whose.reach) }] };
}

/** Locks whose action it is: somebody with their legal entity, or the legal entity in which nobody is hired yet. */
export async function lockAction(
  call: Pick<SubjectCall, 'tx' | 'locks'>,
  { employeeId, legalEntityId }: ActionRow,
  whose: Whose,
): Promise<void> {
  if (employeeId === null) await call.locks.take('legal-entity', legalEntityId);
  else await lockedPerson(call, employeeId, whose);
}

/** @throws AppError NOT_FOUND for an action of somebody out of reach */
export async function findAction(tx: Pick<Prisma.TransactionClient, 'personnelAction'>, id: number, whose: Whose): Promise<ActionRow> {
  const found = await tx.personnelAction.findFirst({ where: { AND: [{ id }, actionsOf(whose)] }, include: actionInclude });
  if (!found) throw new AppError('NOT_FOUND', { what: 'personnel action', id });
  return found;
}

/**
 * An action as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function actionForChange(
  call: Changing,
  { id, version }: { readonly id: number; readonly version: number },
  whose: Whose,
): Promise<ActionRow> {
  await lockAction(call, await findAction(call.tx, id, whose), whose);
  const action = await findAction(call.tx, id, whose);
  if (action.version !== version) throw new AppError('STALE_VERSION', { what: 'Personnel action', id });
  return action;
}

/** What an action keeps of its effect: whom it is about, whom a hire makes, and what stood before. */
export const takenColumns = ({ employeeId, undo }: Taken) => ({ employeeId, undo: toJson(undo) });

interface Move {
  readonly event: TimeRequestEvent;
  readonly data?: Prisma.PersonnelActionUncheckedUpdateManyInput;
  readonly reason?: string | null;
}

/** Moves an action along its machine, and tells it. @returns its new version @throws AppError ILLEGAL_TRANSITION; STALE_VERSION */
export async function moveAction(
  { tx, audit }: Pick<SubjectCall, 'tx' | 'audit'>,
  { id, version, status: stored }: Pick<ActionRow, 'id' | 'version' | 'status'>,
  { event, data = {}, reason = null }: Move,
): Promise<number> {
  const before = personnelActionColumns.status(stored);
  const status = nextStatus({ id, status: before }, event);
  const { count } = await tx.personnelAction.updateMany({
    where: { id, status: before, version },
    data: { ...data, status, version: version + 1 },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Personnel action', id });
  audit({
    entity: 'personnel-action',
    entityId: id,
    before: { status: before, version },
    after: toJson({ status, version: version + 1, ...(reason ? { reason } : {}) }),
  });
  return version + 1;
}
