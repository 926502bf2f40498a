/** A product that begins with nobody: one account, whose password is known to whoever started it, and no demo. */

import { procedures } from '@wagewright/contracts/registry';
import { readCompanyKind, seedDemo, seedOwn } from '@wagewright/db/seed';
import { createTestDatabase } from '@wagewright/db/testing';
import { solveCaptcha, startTestServer, type TestCaller, type TestServer } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('an empty product', () => {
  let server: TestServer;
  let owner: TestCaller;
  let kindBefore: string;
  let first: { account: string; password: string } | null;
  beforeAll(async () => {
    server = await startTestServer({
      requestsPerMinuteMax: 1_000_000,
      makeDatabase: async () => {
        const database = await createTestDatabase();
        kindBefore = await readCompanyKind(database.url);
        first = await seedOwn(database.url);
        return database;
      },
    });
    owner = await server.signedIn('admin');
  });
  afterAll(async () => await server[Symbol.asyncDispose]());
  const signIn = async (password: string) =>
    await server.anonymous.call('identity/auth/sign-in', { account: 'admin', password, captchaProof: await solveCaptcha(server) });

  it('has a user, roles, calendars and items, and nothing of a company', async () => {
    const { prisma } = server;
    expect(kindBefore).toBe('none');
    expect(await prisma.user.findMany({ select: { account: true } })).toEqual([{ account: 'admin' }]);
    expect(await prisma.role.count()).toBe(9);
    const nothing = [prisma.legalEntity.count(), prisma.employee.count(), prisma.department.count(), prisma.solution.count()];
    expect(await Promise.all([...nothing, prisma.position.count(), prisma.costCenter.count()])).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await prisma.compensationItem.findMany()).map(({ code }) => code)).toContain('BASE_SALARY');
  });

  it('gets no demo later', async () => {
    expect(await seedDemo(server.database.url, { employeesMax: 10, log: () => undefined })).toBe(false);
    expect(await readCompanyKind(server.database.url)).toBe('own');
    expect(await server.prisma.legalEntity.count()).toBe(0);
  });

  it('prints a new password at each start, and the one before opens nothing any more', async () => {
    const before = first?.password ?? '';
    const again = await seedOwn(server.database.url);
    expect(again?.password).toMatch(/^(\w{5}-){3}\w{5}$/);
    expect((await signIn(before)).error?.code).toBe('SIGN_IN_FAILED');
    expect((await signIn(again?.password ?? '')).error).toBeUndefined();
    expect(await server.prisma.user.findFirstOrThrow()).toMatchObject({ mustChangePassword: true });
  });

  it('prints none once somebody has set one', async () => {
    await server.prisma.user.updateMany({ data: { lastSignInAt: new Date(), mustChangePassword: false } });
    expect(await seedOwn(server.database.url)).toBeNull();
  });

  it('answers every question that needs no record', async () => {
    let answered = 0;
    for (const { id } of procedures.filter(({ kind }) => kind === 'query')) {
      const { status, error } = await owner.call(id, {});
      if (status === 200) answered += 1;
      // what is asked of a record, or of an employee or approver only
      if (error?.code === 'NO_EMPLOYEE') continue;
      expect([200, 403, 404, 422], `${id}: ${error?.code} ${error?.message}`).toContain(status);
    }
    expect(answered).toBeGreaterThan(50);
  });

  it('lets its owner give whom they like every right, also to approve batches, which the owner does not hold', async () => {
    const grants = await server.prisma.roleGrant.findMany({ where: { role: { code: 'owner' } } });
    const held = new Map(grants.map(({ permission, scope }) => [permission, scope]));
    expect(held.get('pay.grant')).toBe('all');
    expect(held.get('pay.read')).toBe('all');
    expect(held.get('legal-entity.edit')).toBe('all');
    expect(held.get('user.edit')).toBe('all');
    expect(held.has('batch.approve')).toBe(false);
    const roles = await server.prisma.role.findMany({ select: { id: true, code: true } });
    const approver = roles.find(({ code }) => code === 'solution-approver')?.id;
    const made = await owner.call('identity/users/create-custom-user', { account: 'wang', displayName: 'Wang' });
    expect(made.error).toBeUndefined();
    const { id } = made.data as { id: number };
    const given = await owner.call('identity/users/set-user-roles', {
      id,
      version: 1,
      roles: [{ roleId: approver, legalEntityId: null }],
    });
    expect(given.error).toBeUndefined();
  });
});
