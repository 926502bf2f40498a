import { AppError, type ProcedureContract } from '@wagewright/contracts';
import { type AskedAs, personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { isoDay, toJson } from '@wagewright/db/columns';
import { openApproval } from '../../approvals/instances/index.ts';
import { dayOf, planSubject } from '../../approvals/processes/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { somebodyElse } from '../../org/employees/index.ts';
import { nameOfPerson, type PersonRow } from '../../time/requests/index.ts';
import { type Acting, aboutWhom, takeEffect, tryOut } from './effects/index.ts';
import { actingOf, actionInclude, moveAction, takenColumns, whomOf } from './load-action.ts';
import { isEditor } from './standing.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;

interface Asked extends Acting {
  readonly as: AskedAs;
  readonly files: readonly number[];
}

const waiting = { status: { in: ['pending-approval', 'in-approval', 'rolled-back'] } };

/** A number is of one hire at a time; by whom is said to whoever sees hires of that legal entity. @throws AppError HIRE_ALREADY_ASKED */
async function requireNumberNotAsked({ tx, actor }: Changing, number: string): Promise<void> {
  const content = { path: ['employeeNumber'], equals: number };
  const other = await tx.personnelAction.findFirst({ where: { kind: 'hire', content, ...waiting }, include: actionInclude });
  if (!other) return;
  const { name } = isEditor(actor, whomOf(other)) ? aboutWhom(null, actingOf(other)) : { name: somebodyElse };
  throw new AppError('HIRE_ALREADY_ASKED', { number, name, date: isoDay(other.effectiveDate) });
}

/** @throws AppError ACTION_ALREADY_ASKED, HIRE_ALREADY_ASKED where the same waits already */
async function requireNotAsked(call: Changing, person: PersonRow | null, { content }: Asked): Promise<void> {
  if (content.kind === 'hire') await requireNumberNotAsked(call, content.employeeNumber);
  if (!person) return;
  const { kind } = content;
  const same = { employeeId: person.id, kind, ...waiting };
  const other = await call.tx.personnelAction.findFirst({ where: same, orderBy: { id: 'asc' } });
  if (!other) return;
  const { label } = personnelActionFacts(kind);
  throw new AppError('ACTION_ALREADY_ASKED', { kind: label, name: nameOfPerson(person), date: isoDay(other.effectiveDate) });
}

/** Whether a process that somebody has made takes an action up: without one, whoever looks after the people changes them at once. */
async function isTakenUp({ tx, actor, deps }: Changing, person: PersonRow | null, { as, content: { kind } }: Asked): Promise<boolean> {
  const subject = { kind: 'personnel-action', facts: { kind, by: as }, solutionId: null } as const;
  const people = { subjectEmployeeId: person?.id ?? null, subjectApproverUserIds: [] };
  const { process, problems } = await planSubject({ tx, actor }, { ...subject, ...people, today: dayOf(deps.clock()) });
  return process.versionId !== null && problems.length === 0;
}

/** The action, its approval if it has one, and whom it is about: of a hire that waits, nobody. */
interface Written {
  readonly id: number;
  readonly approvalId: number | null;
  readonly employeeId: number | null;
}

/**
 * Asks for a change of the work of somebody who is locked, or for a hire in a legal entity that is, or makes it at once.
 * @throws AppError ACTION_ALREADY_ASKED, HIRE_ALREADY_ASKED, what stands against its effect, and those of an approval that cannot be opened
 */
export async function writeAction(call: Changing, person: PersonRow | null, asked: Asked): Promise<Written> {
  const { tx, actor, deps, audit } = call;
  const { legalEntityId, on, content, reason, files, as } = asked;
  await requireNotAsked(call, person, asked);
  const employeeId = person?.id ?? null;
  const said = { legalEntityId, employeeId, kind: content.kind, reason, askedAs: as, status: 'pending-approval' };
  const isAtOnce = isEditor(actor, { id: employeeId, legalEntityId }) && !(await isTakenUp(call, person, asked));
  if (isAtOnce && files.length > 0)
    throw new AppError('ACTION_TAKES_NO_FILES', {
      kind: personnelActionFacts(content.kind).label,
      name: nameOfPerson(aboutWhom(person, asked)),
    });
  if (!isAtOnce) await tryOut(call, person, asked);
  const action = await tx.personnelAction.create({
    data: { ...said, effectiveDate: new Date(on), content: toJson(content), createdByUserId: actor.userId, createdAt: deps.clock() },
  });
  audit({ entity: 'personnel-action', entityId: action.id, after: toJson({ ...said, effectiveDate: on, content }) });
  if (isAtOnce) {
    const taken = await takeEffect(call, person, asked);
    await moveAction(call, action, { event: 'approve', data: takenColumns(taken) });
    return { id: action.id, approvalId: null, employeeId: taken.employeeId };
  }
  const approvalId = await openApproval(call, { kind: 'personnel-action', subjectId: action.id, remarks: reason ?? undefined, files });
  await tx.personnelAction.update({ where: { id: action.id }, data: { approvalInstanceId: approvalId } });
  return { id: action.id, approvalId, employeeId };
}
