import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { type AskedAs, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import { dayOf, planSubject } from '../../approvals/processes/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { nameOfPerson, type PersonRow } from '../../time/requests/index.ts';
import { type Acting, takeEffect, tryOut } from './effects/index.ts';
import { actionInclude, moveAction } from './load-action.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

interface Asked extends Acting {
  readonly as: AskedAs;
  readonly files: readonly number[];
}

/** @throws AppError ACTION_ALREADY_ASKED where the same waits for somebody already */
async function requireNotAsked({ tx }: Changing, person: PersonRow, { content: { kind } }: Asked): Promise<void> {
  const waiting = { employeeId: person.id, kind, status: { in: ['pending-approval', 'in-approval', 'rolled-back'] } };
  const other = await tx.personnelAction.findFirst({ where: waiting, orderBy: { id: 'asc' } });
  if (!other) return;
  const { label } = personnelActionFacts(kind);
  throw new AppError('ACTION_ALREADY_ASKED', {
    kind: label,
    name: nameOfPerson(person),
    date: other.effectiveDate.toISOString().slice(0, 10),
  });
}

/** Whether a process that somebody has made takes an action up: without one, whoever looks after the people changes them at once. */
async function isTakenUp({ tx, actor, deps }: Changing, person: PersonRow, { as, content: { kind } }: Asked): Promise<boolean> {
  const subject = { kind: 'personnel-action', facts: { kind, by: as }, solutionId: null } as const;
  const people = { subjectEmployeeId: person.id, subjectApproverUserIds: [] };
  const { process, problems } = await planSubject({ tx, actor }, { ...subject, ...people, today: dayOf(deps.clock()) });
  return process.versionId !== null && problems.length === 0;
}

/**
 * Asks for a change of the work of somebody who is locked, or makes it at once. @returns the action and its approval, if it has one
 * @throws AppError ACTION_ALREADY_ASKED, what stands against its effect, and those of an approval that cannot be opened
 */
export async function writeAction(call: Changing, person: PersonRow, asked: Asked): Promise<{ id: number; approvalId: number | null }> {
  const { tx, actor, deps, audit } = call;
  const { on, content, reason, files, as } = asked;
  await requireNotAsked(call, person, asked);
  const said = { employeeId: person.id, kind: content.kind, reason, askedAs: as, status: 'pending-approval' };
  const isAtOnce = as === 'hr' && !(await isTakenUp(call, person, asked));
  if (isAtOnce && files.length > 0)
    throw new AppError('ACTION_TAKES_NO_FILES', { kind: personnelActionFacts(content.kind).label, name: nameOfPerson(person) });
  if (!isAtOnce) await tryOut(call, person, asked);
  const action = await tx.personnelAction.create({
    data: { ...said, effectiveDate: new Date(on), content: toJson(content), createdByUserId: actor.userId, createdAt: deps.clock() },
    include: actionInclude,
  });
  audit({ entity: 'personnel-action', entityId: action.id, after: toJson({ ...said, effectiveDate: on, content }) });
  if (isAtOnce) {
    const undo = toJson(await takeEffect(call, person, asked));
    await moveAction(call, action, { event: 'approve', data: { undo } });
    return { id: action.id, approvalId: null };
  }
  const approvalId = await openApproval(call, { kind: 'personnel-action', subjectId: action.id, remarks: reason ?? undefined, files });
  await tx.personnelAction.update({ where: { id: action.id }, data: { approvalInstanceId: approvalId } });
  return { id: action.id, approvalId };
}
