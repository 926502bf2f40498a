import { type RoleCode, roleCodes } from '@wagewright/contracts';
import type { TestCaller, TestServer } from '@wagewright/server/testing';

/** Records inside and outside of what the role's people may reach. */
export interface Place {
  readonly solutionId: number;
  readonly periodId: number;
  readonly batchId: number;
  readonly employeeId: number;
  readonly approvalId: number;
}

export interface World {
  readonly callers: Readonly<Record<RoleCode, TestCaller>>;
  readonly inside: Place;
  readonly outside: Place;
}

async function placeOf(
  server: TestServer,
  solutionCode: string,
  submitterUserId: number,
  approverUserIds: readonly number[],
): Promise<Place> {
  const { prisma } = server;
  const solution = await prisma.solution.findUniqueOrThrow({ where: { code: solutionCode }, include: { copies: true } });
  const period = await prisma.period.findFirstOrThrow({ where: { solutionId: solution.id, status: 'enabled' } });
  const copyId = solution.copies[0]?.id ?? 0;
  const batch = await prisma.batch.create({
    data: { periodId: period.id, copyId, type: 'offcycle', sequence: 90, name: 'Matrix', status: 'new' },
  });
  const { id: employeeId } = await prisma.employee.findFirstOrThrow({
    where: { legalEntityId: solution.legalEntityId },
    orderBy: { id: 'desc' },
  });
  const approval = await prisma.approvalInstance.create({
    data: {
      kind: 'payroll-batch',
      subjectId: batch.id,
      title: { en: 'Matrix', 'zh-CN': 'Matrix' },
      submittedByUserId: submitterUserId,
      nodes: {
        create: {
          sequence: 1,
          name: { en: 'Approver', 'zh-CN': '审批人' },
          status: 'current',
          approvers: { create: approverUserIds.map((userId) => ({ userId })) },
        },
      },
    },
  });
  return { solutionId: solution.id, periodId: period.id, batchId: batch.id, employeeId, approvalId: approval.id };
}

/** One user a role and nothing else, all of the county; and a place of the county, and one of Kunming that none of them may see. */
export async function makeWorld(server: TestServer): Promise<World> {
  const { prisma } = server;
  const county = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
  const users = new Map<RoleCode, number>();
  for (const code of roleCodes) {
    const role = await prisma.role.findUniqueOrThrow({ where: { code } });
    const user = await prisma.user.create({
      data: {
        kind: 'custom',
        account: `${code}@matrix.example`,
        displayName: code,
        roles: { create: { roleId: role.id, legalEntityId: county.legalEntityId } },
      },
    });
    users.set(code, user.id);
  }
  const idOf = (code: RoleCode) => users.get(code) ?? 0;
  await prisma.solutionUser.createMany({
    data: [
      { solutionId: county.id, userId: idOf('solution-manager'), role: 'manager' },
      { solutionId: county.id, userId: idOf('solution-approver'), role: 'approver' },
    ],
  });
  const submitter = await prisma.user.create({ data: { kind: 'custom', account: 'submitter@matrix.example', displayName: 'submitter' } });
  const callers = Object.fromEntries(
    await Promise.all(roleCodes.map(async (code) => [code, await server.signedIn(`${code}@matrix.example`)])),
  );
  return {
    callers: callers as World['callers'],
    inside: await placeOf(server, 'US_BIWEEKLY', submitter.id, [...users.values()]),
    outside: await placeOf(server, 'CN_MONTHLY', submitter.id, [submitter.id]),
  };
}
