import { type RoleCode, roleCodes } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';

/** A name that nobody else has, to search for. */
export const surname = 'Quillfeather';

export interface People {
  /** The user of each role, who has that role and no other. */
  readonly userIds: Readonly<Record<RoleCode, number>>;
  /** The employee behind each of those users. */
  readonly ownEmployeeIds: Readonly<Record<RoleCode, number>>;
  /** Report to the employee of the role manager. */
  readonly reportIds: readonly number[];
  /** Of the same legal entity, reporting to another manager. */
  readonly colleagueIds: readonly number[];
  /** Of the other legal entity. */
  readonly foreignerIds: readonly number[];
  /** A department of its own for each of those three; the first is led by the manager. */
  readonly departmentIds: readonly [number, number, number];
  /** Has submitted and approves what nobody else may reach. */
  readonly outsiderUserId: number;
}

const accountOf = (role: string): string => `${role}@matrix.example`;

/** Employees who are paid, lead nobody and sign in to nothing of the demo. */
async function ordinaryPeople(prisma: PrismaClient, legalEntityId: number, count: number): Promise<number[]> {
  const rows = await prisma.employee.findMany({
    where: { legalEntityId, terminationDate: null, subordinates: { none: {} }, manages: { none: {} }, user: { passwordHash: null } },
    orderBy: { id: 'asc' },
    take: count,
  });
  if (rows.length < count) throw new Error(`Legal entity ${legalEntityId} has ${rows.length} ordinary people.`);
  return rows.map(({ id }) => id);
}

/** The role's user takes the place of the employee's own. */
async function makeUser(prisma: PrismaClient, role: RoleCode, employeeId: number, legalEntityId: number): Promise<number> {
  await prisma.user.updateMany({ where: { employeeId }, data: { employeeId: null } });
  const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: role } });
  const { id } = await prisma.user.create({
    data: { kind: 'employee', account: accountOf(role), displayName: role, employeeId, roles: { create: { roleId, legalEntityId } } },
  });
  return id;
}

async function rename(prisma: PrismaClient, ids: readonly number[]): Promise<void> {
  for (const id of ids) await prisma.employee.update({ where: { id }, data: { name: `${surname} ${id}` } });
}

/** A department in which some people work, and nobody else. */
async function makeDepartment(
  prisma: PrismaClient,
  {
    legalEntityId,
    code,
    managerId,
    employeeIds,
  }: { legalEntityId: number; code: string; managerId: number | null; employeeIds: readonly number[] },
): Promise<number> {
  const name = { en: code, 'zh-CN': code };
  const version = { effectiveDate: new Date('2000-01-01'), name, managerEmployeeId: managerId };
  const { id } = await prisma.department.create({ data: { legalEntityId, code, versions: { create: version } } });
  await prisma.assignment.updateMany({ where: { employeeId: { in: [...employeeIds] } }, data: { departmentId: id } });
  return id;
}

/** What the codes of those departments begin with. */
export const departmentPrefix = 'MATRIX-';

export const roleAccounts = Object.fromEntries(roleCodes.map((role) => [role, accountOf(role)])) as Record<RoleCode, string>;

/** One user a role; a manager with two reports, another one with one of the same legal entity, and people of another. */
export async function makePeople(prisma: PrismaClient, entities: { readonly own: number; readonly foreign: number }): Promise<People> {
  const ordinary = await ordinaryPeople(prisma, entities.own, roleCodes.length + 4);
  const foreignerIds = await ordinaryPeople(prisma, entities.foreign, 2);
  const ownEmployeeIds = Object.fromEntries(roleCodes.map((role, index) => [role, ordinary[index] ?? 0])) as Record<RoleCode, number>;
  const [first = 0, second = 0, otherManager = 0, colleague = 0] = ordinary.slice(roleCodes.length);
  const users = [];
  for (const role of roleCodes) users.push([role, await makeUser(prisma, role, ownEmployeeIds[role], entities.own)]);
  const reports = { employeeId: { in: [first, second] } };
  await prisma.assignment.updateMany({ where: reports, data: { supervisorId: ownEmployeeIds.manager } });
  await prisma.assignment.updateMany({ where: { employeeId: colleague }, data: { supervisorId: otherManager } });
  const own = { legalEntityId: entities.own, managerId: null };
  const near = { ...own, code: `${departmentPrefix}NEAR`, managerId: ownEmployeeIds.manager, employeeIds: [first, second] };
  const departmentIds = [
    await makeDepartment(prisma, near),
    await makeDepartment(prisma, { ...own, code: `${departmentPrefix}SISTER`, employeeIds: [colleague] }),
    await makeDepartment(prisma, {
      legalEntityId: entities.foreign,
      managerId: null,
      code: `${departmentPrefix}FOREIGN`,
      employeeIds: foreignerIds,
    }),
  ] as const;
  await rename(prisma, [first, second, colleague, ...foreignerIds]);
  // an account to search for tells the users of the places from the thousands of others
  for (const employeeId of [first, colleague, foreignerIds[0] ?? 0])
    await prisma.user.updateMany({ where: { employeeId }, data: { account: accountOf(`${surname.toLowerCase()}-${employeeId}`) } });
  await prisma.user.create({ data: { kind: 'system', account: accountOf('system'), displayName: 'system' } });
  const outsider = await prisma.user.create({ data: { kind: 'custom', account: accountOf('outsider'), displayName: 'outsider' } });
  return {
    userIds: Object.fromEntries(users) as Record<RoleCode, number>,
    ownEmployeeIds,
    reportIds: [first, second],
    colleagueIds: [colleague],
    foreignerIds,
    departmentIds,
    outsiderUserId: outsider.id,
  };
}
