import { builtInRoleGrants, type Permission, procedures, type RoleCode, roleCodes } from '@wagewright/contracts';
import { startTestServer, type TestServer } from '@wagewright/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from './samples.ts';
import { makeWorld, type World } from './world.ts';

// Subscriptions answer by stream; their rights are those of the query of the same slice and are tested over a real connection elsewhere.
const tested = procedures.filter(({ kind }) => kind !== 'subscription');
/** The session of the caller must live through the matrix. */
const endsSession = new Set(['identity/auth/sign-out']);

const isGranted = (role: RoleCode, permission: string): boolean =>
  permission === 'public' || permission === 'signed-in' || builtInRoleGrants[role][permission as Permission] !== undefined;

describe('the permission matrix', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer({ requestsPerMinuteMax: 1_000_000 });
    world = await makeWorld(server);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('has cells for every procedure', () => {
    expect(Object.keys(samples).sort()).toEqual(tested.map(({ id }) => id).sort());
  });

  describe.each(tested.map((contract) => [contract.id, contract] as const))('%s', (id, contract) => {
    const sample = () => samples[id] ?? { anywhere: {} };
    const input = (place: 'inside' | 'outside') => {
      const cell = sample();
      return 'about' in cell ? cell.about(world[place]) : cell.anywhere;
    };

    it('asks a stranger to sign in, unless it is public', async () => {
      const { status, error } = await server.anonymous.call(id, input('inside'));
      if (contract.permission === 'public') expect(error?.code).not.toBe('UNAUTHENTICATED');
      else expect([status, error?.code]).toEqual([401, 'UNAUTHENTICATED']);
    });

    it.each(roleCodes.filter((role) => !isGranted(role, contract.permission)))('refuses the role %s, whatever it asks', async (role) => {
      for (const given of [input('inside'), input('outside'), { nonsense: true }]) {
        const { status, error } = await world.callers[role].call(id, given);
        expect([status, error?.code]).toEqual([403, 'AUTHORIZATION_REQUIRED']);
        expect(error?.message).toContain(id);
      }
    });

    const granted = roleCodes.filter((role) => isGranted(role, contract.permission) && !endsSession.has(id));
    it.each(granted)('lets the role %s through to what is in its scope', async (role) => {
      const reaches =
        contract.permission === 'signed-in' ||
        contract.permission === 'public' ||
        builtInRoleGrants[role][contract.permission] !== 'subordinates';
      const { status, error } = await world.callers[role].call(id, input('inside'));
      expect(['UNAUTHENTICATED', 'SESSION_EXPIRED', 'AUTHORIZATION_REQUIRED']).not.toContain(error?.code);
      expect(status).toBeLessThan(500);
      if ('about' in sample() && reaches && error?.code === 'NOT_FOUND')
        expect(error.message).toMatch(/result of batch|past batch|employee|table|what-if|retro run/);
    });

    it.each(granted)('hides from the role %s what is outside, exactly as what does not exist', async (role) => {
      if (!('about' in sample())) return;
      const everything =
        contract.permission !== 'signed-in' && contract.permission !== 'public' && builtInRoleGrants[role][contract.permission] === 'all';
      if (everything) return;
      const before = await server.prisma.auditEntry.count();
      const hidden = await world.callers[role].call(id, input('outside'));
      expect([hidden.status, hidden.error?.code]).toEqual([404, 'NOT_FOUND']);
      const missing = await world.callers[role].call(
        id,
        Object.fromEntries(Object.entries(input('outside')).map(([key, value]) => [key, /id$/i.test(key) ? 2_000_000 : value])),
      );
      expect([missing.status, missing.error?.code]).toEqual([404, 'NOT_FOUND']);
      expect(missing.error?.message.replace('2000000', '#')).toBe(hidden.error?.message.replace(/\d+/, '#'));
      expect(await server.prisma.auditEntry.count()).toBe(before);
    });
  });
});

describe('field-level pay access', () => {
  it('shows no totals of a batch to somebody who may read batches but not pay', async () => {
    await using server = await startTestServer();
    const role = await server.prisma.role.create({
      data: {
        code: 'batch-reader',
        name: { en: 'Reader', 'zh-CN': '读者' },
        grants: { create: [{ permission: 'batch.read', scope: 'all' }] },
      },
    });
    await server.prisma.user.create({
      data: { kind: 'custom', account: 'reader@matrix.example', displayName: 'Reader', roles: { create: { roleId: role.id } } },
    });
    const reader = await server.signedIn('reader@matrix.example');
    const batch = await server.prisma.batch.findFirstOrThrow();
    const run = await server.prisma.calculationRun.create({
      data: {
        batchId: batch.id,
        copyId: batch.copyId,
        kind: 'calculate',
        state: 'finished',
        returnStatus: 'waiting',
        chunksTotal: 1,
        remaining: 0,
        payeesTotal: 1,
        engineVersion: 'x',
        definitionHash: 'x',
        inputHash: 'x',
        totals: { summary: { gross: '123.45', deductions: '0.00', net: '123.45' } },
      },
    });
    await server.prisma.batch.update({ where: { id: batch.id }, data: { currentRunId: run.id } });
    const { data } = await reader.call('payroll/batches/get-batch', { id: batch.id });
    expect(data).toMatchObject({ gross: null, net: null });
    expect(JSON.stringify(data)).not.toContain('123.45');
    expect((await reader.call('payroll/tables/list-rows', { batchId: batch.id, table: 'Pay' })).status).toBe(403);
  });

  it('refuses at the next call what was taken away in mid-session', async () => {
    await using server = await startTestServer();
    const world = await makeWorld(server);
    const caller = world.callers['payroll-administrator'];
    expect((await caller.call('payroll/batches/list-batches', {})).status).toBe(200);
    await server.prisma.userRole.deleteMany({ where: { user: { account: 'payroll-administrator@matrix.example' } } });
    expect((await caller.call('payroll/batches/list-batches', {})).status).toBe(403);
  });
});
