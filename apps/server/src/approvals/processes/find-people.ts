import type { ApproverRule, NodeProblem } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';

type Reader = Prisma.TransactionClient;

/** Where somebody works. */
export interface Place {
  readonly supervisorId: number | null;
  readonly departmentId: number;
}

/** From where the people of a rule are found. */
export interface Viewpoint {
  readonly submitterEmployeeId: number | null;
  /** The person that the subject is about. */
  readonly subjectEmployeeId: number | null;
  /** Where somebody is to work whom the subject brings, and who is nobody yet. */
  readonly subjectPlace?: Place | undefined;
  readonly subjectApproverUserIds: readonly number[];
  readonly today: Date;
}

/** Users, in the order in which they are asked one after the other; or why there are none. */
export type Found = { readonly userIds: readonly number[] } | { readonly problem: NodeProblem };

const departmentsMax = 20;

const assignmentOf = (tx: Reader, employeeId: number, today: Date): Promise<Place | null> =>
  tx.assignment.findFirst({ where: { employeeId, ...effectiveOn(today) }, select: { supervisorId: true, departmentId: true } });

async function userOf(tx: Reader, employeeId: number): Promise<Found> {
  const user = await tx.user.findUnique({ where: { employeeId }, select: { id: true } });
  return user ? { userIds: [user.id] } : { problem: 'no-account' };
}

/** The supervisor of the supervisor, so many levels up. */
async function findSupervisor(tx: Reader, place: Place | null, level: number, today: Date): Promise<Found> {
  let supervisorId = place?.supervisorId ?? null;
  for (let step = 1; step < level && supervisorId !== null; step++)
    supervisorId = (await assignmentOf(tx, supervisorId, today))?.supervisorId ?? null;
  return supervisorId === null ? { problem: 'no-supervisor' } : await userOf(tx, supervisorId);
}

/** The manager of the department; of the one above it where there is none, or where it is the person themselves. */
async function findDepartmentManager(tx: Reader, place: Place | null, employeeId: number | null, today: Date): Promise<Found> {
  let departmentId = place?.departmentId ?? null;
  for (let step = 0; departmentId !== null && step < departmentsMax; step++) {
    const where: Prisma.DepartmentVersionWhereInput = { departmentId, ...effectiveOn(today) };
    const version: { managerEmployeeId: number | null; parentId: number | null } | null = await tx.departmentVersion.findFirst({ where });
    const managerId = version?.managerEmployeeId ?? null;
    if (managerId !== null && managerId !== employeeId) return await userOf(tx, managerId);
    departmentId = version?.parentId ?? null;
  }
  return { problem: 'no-department-manager' };
}

async function findRole(tx: Reader, role: string): Promise<Found> {
  const users = await tx.user.findMany({
    where: { roles: { some: { role: { code: role } } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return users.length > 0 ? { userIds: users.map(({ id }) => id) } : { problem: 'role-empty' };
}

type RuleOf<By extends ApproverRule['by']> = Extract<ApproverRule, { by: By }>;
type Finder<By extends ApproverRule['by']> = (tx: Reader, rule: RuleOf<By>, from: Viewpoint) => Promise<Found>;

const personOf = (of: 'submitter' | 'subject', from: Viewpoint): number | null =>
  of === 'submitter' ? from.submitterEmployeeId : from.subjectEmployeeId;
const nobody: Found = { problem: 'no-person' };

/** Where the person of a rule works; null: nowhere, undefined: there is no such person. */
async function placeOf(tx: Reader, of: 'submitter' | 'subject', from: Viewpoint): Promise<Place | null | undefined> {
  if (of === 'subject' && from.subjectPlace) return from.subjectPlace;
  const person = personOf(of, from);
  return person === null ? undefined : await assignmentOf(tx, person, from.today);
}

const finders: { readonly [By in ApproverRule['by']]: Finder<By> } = {
  user: async (_tx, { user }) => ({ userIds: [user] }),
  role: (tx, { role }) => findRole(tx, role),
  supervisor: async (tx, { of, level }, from) => {
    const place = await placeOf(tx, of, from);
    return place === undefined ? nobody : await findSupervisor(tx, place, level, from.today);
  },
  'department-manager': async (tx, { of }, from) => {
    const place = await placeOf(tx, of, from);
    return place === undefined ? nobody : await findDepartmentManager(tx, place, personOf(of, from), from.today);
  },
  'subject-approvers': async (_tx, _rule, { subjectApproverUserIds: userIds }) =>
    userIds.length > 0 ? { userIds } : { problem: 'subject-names-nobody' },
};

/** Whom a rule names on a day. Whether they can be asked is another question (standings). */
export const findPeople = async <By extends ApproverRule['by']>(tx: Reader, rule: RuleOf<By>, from: Viewpoint): Promise<Found> =>
  await (finders[rule.by as By] as Finder<By>)(tx, rule, from);
