import { demoSignIns } from '@wagewright/db/seed';
import { solveCaptcha, startTestServer } from '@wagewright/server/testing';
import { describe, expect, it } from 'vitest';

describe('rights taken away in mid-session (S4)', () => {
  it('are gone at the next call: a role, a grant of it, a solution, the session, the user', async () => {
    await using server = await startTestServer();
    const { prisma } = server;
    const { legalEntityId } = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const role = await prisma.role.findUniqueOrThrow({ where: { code: 'payroll-administrator' } });
    const roles = { create: { roleId: role.id, legalEntityId } };
    const user = await prisma.user.create({ data: { kind: 'custom', account: 'mid@session.example', displayName: 'Mid', roles } });
    const caller = await server.signedIn(user.account);
    const list = async () => {
      const { status, data } = await caller.call('payroll/batches/list-batches', {});
      return [status, (data as { total: number } | undefined)?.total];
    };
    expect(await list()).toEqual([200, expect.any(Number)]);
    await prisma.roleGrant.delete({
      where: { roleId_permission_scope: { roleId: role.id, permission: 'batch.read', scope: 'legal-entity' } },
    });
    expect((await list())[0]).toBe(403);
    await prisma.roleGrant.create({ data: { roleId: role.id, permission: 'batch.read', scope: 'legal-entity' } });
    expect((await list())[0]).toBe(200);
    await prisma.userRole.updateMany({ where: { userId: user.id }, data: { legalEntityId: null } });
    expect(await list()).toEqual([200, 0]);
    await prisma.userRole.deleteMany({ where: { userId: user.id } });
    expect((await list())[0]).toBe(403);
    await prisma.user.update({ where: { id: user.id }, data: { status: 'disabled' } });
    expect((await list())[0]).toBe(401);
    await prisma.user.update({ where: { id: user.id }, data: { status: 'active' } });
    expect((await list())[0]).toBe(403);
    await prisma.session.updateMany({ where: { userId: user.id }, data: { revokedAt: new Date() } });
    expect((await list())[0]).toBe(401);
  });

  it('a solution is out of reach at the next call when its manager is one no longer', async () => {
    await using server = await startTestServer();
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: 'solution-manager' } });
    const data = { kind: 'custom', account: 'manager@session.example', displayName: 'Manager', roles: { create: { roleId } } };
    const user = await prisma.user.create({ data });
    const named = { solutionId: solution.id, userId: user.id, role: 'manager' };
    await prisma.solutionUser.create({ data: named });
    const caller = await server.signedIn(user.account);
    expect((await caller.call('payroll/solutions/get-solution', { id: solution.id })).status).toBe(200);
    await prisma.solutionUser.delete({ where: { solutionId_userId_role: named } });
    expect((await caller.call('payroll/solutions/get-solution', { id: solution.id })).status).toBe(404);
  });

  it('an approver of a solution is none of its managers', async () => {
    await using server = await startTestServer();
    const { prisma } = server;
    const solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: 'solution-manager' } });
    const data = { kind: 'custom', account: 'approver@session.example', displayName: 'Approver', roles: { create: { roleId } } };
    const user = await prisma.user.create({ data });
    await prisma.solutionUser.create({ data: { solutionId: solution.id, userId: user.id, role: 'approver' } });
    const caller = await server.signedIn(user.account);
    expect((await caller.call('payroll/solutions/get-solution', { id: solution.id })).status).toBe(404);
  });

  it('a session that is used all the time ends at its limit', async () => {
    await using server = await startTestServer();
    const caller = await server.signedIn(demoSignIns.clerk.account);
    const began = server.now;
    const { expiresAt } = await server.prisma.session.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const after = async (ms: number) => {
      server.now = new Date(began.getTime() + ms);
      return (await caller.call('identity/menus/get-views', {})).status;
    };
    const limitMs = expiresAt.getTime() - began.getTime();
    expect(await after(limitMs - 1_000)).toBe(200);
    expect(await after(limitMs + 1_000)).toBe(401);
  });

  it('a disabled user gets no session, by the right password either, and is told no more than by a wrong one', async () => {
    await using server = await startTestServer();
    const { account, password } = demoSignIns.clerk;
    await server.prisma.user.update({ where: { account }, data: { status: 'disabled' } });
    const signIn = async (given: string) =>
      await server.anonymous.call('identity/auth/sign-in', { account, password: given, captchaProof: await solveCaptcha(server) });
    const [right, wrong] = [await signIn(password), await signIn('wrong')];
    expect(right.error).toMatchObject({ code: 'SIGN_IN_FAILED', message: wrong.error?.message });
  });
});
