import { randomUUID } from 'node:crypto';
import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../../support/for-all-tests.ts';
import type { TestCaller } from '../../support/test-server.ts';

describe('users', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
  });
  const seen = async (account: string) => {
    const { id, version } = await server.prisma.user.findUniqueOrThrow({ where: { account } });
    return { id, version };
  };
  const setStatus = async (by: TestCaller, account: string, status: string) =>
    await by.call('identity/users/set-user-status', { ...(await seen(account)), status });
  const create = async (account: string) => {
    const { data } = await administrator.rest('POST', '/api/UserBases/customUser', { account, displayName: account });
    return (data as { id: number }).id;
  };

  it('a user who is disabled is out at the next call, wherever they are signed in (S4)', async () => {
    const { account } = demoSignIns.hr;
    const sessions = [await server.signedIn(account), await server.signedIn(account)];
    expect((await setStatus(administrator, account, 'disabled')).data).toMatchObject({ sessionsEnded: 2 });
    for (const session of sessions) expect((await session.call('identity/menus/get-views', {})).status).toBe(401);
    expect((await setStatus(administrator, account, 'active')).error).toBeUndefined();
    // enabled again is not signed in again
    for (const session of sessions) expect((await session.call('identity/menus/get-views', {})).status).toBe(401);
  });

  it('nobody disables themself, and of the last two administrators not both go, not at the same time either', async () => {
    const { account } = demoSignIns.administrator;
    expect((await setStatus(administrator, account, 'disabled')).error?.code).toBe('USER_IS_ONESELF');
    const role = await server.prisma.role.findUniqueOrThrow({ where: { code: 'administrator' } });
    const make = async (name: string) =>
      await server.prisma.user.create({
        data: { kind: 'custom', account: name, displayName: name, roles: { create: { roleId: role.id } } },
      });
    await server.prisma.userRole.deleteMany({ where: { roleId: role.id, user: { account: { not: account } } } });
    await make('second');
    const second = await server.signedIn('second');
    // each takes the other's role away, at once
    const [one, other] = await Promise.all([
      setStatus(administrator, 'second', 'disabled'),
      second.call('identity/users/set-user-roles', { ...(await seen(account)), roles: [] }),
    ]);
    expect([one.error?.code, other.error?.code].filter(Boolean)).toHaveLength(1);
    expect(await server.prisma.userRole.count({ where: { roleId: role.id, user: { status: 'active' } } })).toBeGreaterThan(0);
    await server.prisma.user.updateMany({ where: { account: { in: [account, 'second'] } }, data: { status: 'active' } });
    await server.prisma.userRole.deleteMany({ where: { roleId: role.id } });
    await server.prisma.userRole.create({ data: { roleId: role.id, userId: (await seen(account)).id } });
    const { error } = await administrator.call('identity/users/set-user-roles', { ...(await seen(account)), roles: [] });
    expect(error).toMatchObject({ code: 'LAST_HOLDER', message: expect.stringContaining('change users') });
  });

  it('a user whom nothing names can be deleted; one who has signed in is disabled instead', async () => {
    const [unused, used] = [await create('unused'), await create('used')];
    await server.signedIn('used');
    const both = await administrator.rest('DELETE', '/api/UserBases/customUser', { ids: [unused, used] });
    expect(both.error).toMatchObject({ code: 'USER_IS_NAMED', message: expect.stringContaining('used stays, because there are records') });
    expect(await server.prisma.user.count({ where: { id: unused } })).toBe(1);
    // that a stranger has said the account before signing in is nothing that its owner did
    const at = { createdAt: server.now, expiresAt: server.now };
    const lookup = {
      id: randomUUID(),
      handleHash: Uint8Array.of(1),
      account: 'unused',
      userId: unused,
      address: 'x',
      language: 'en',
      ...at,
    };
    await server.prisma.accountLookup.create({ data: lookup });
    expect((await administrator.rest('DELETE', `/api/UserBases/customUser?ids=${encodeURIComponent(`[${unused}]`)}`)).data).toEqual({
      deleted: 1,
    });
    const employee = await server.prisma.user.findFirstOrThrow({ where: { kind: 'employee' } });
    expect((await administrator.rest('DELETE', '/api/UserBases/customUser', { ids: [employee.id] })).status).toBe(404);
  });

  it('two cannot sign in by one account, in small letters or large, made at once or one after another', async () => {
    const asked = await Promise.all(
      ['Twin@Here', 'twin@here'].map((account) =>
        administrator.call('identity/users/create-custom-user', { account, displayName: 'Twin' }),
      ),
    );
    expect(asked.map(({ error }) => error?.code).filter(Boolean)).toEqual(['ACCOUNT_TAKEN']);
    // a line is a line, and stands for no other letter
    await create('janesmith');
    const { error } = await administrator.rest('POST', '/api/UserBases/customUser', { account: 'jane_mith', displayName: 'Jane Mith' });
    expect(error).toBeUndefined();
  });

  it('are found by name, account and number, sorted and counted', async () => {
    const list = async (input: object) => {
      const { data } = await administrator.call('identity/users/list-users', input);
      return data as { total: number; rows: { displayName: string; kind: string; employeeNumber: string | null }[] };
    };
    const all = await list({ limit: 50, sort: 'name' });
    expect(all.total).toBe(await server.prisma.user.count());
    const next = await list({ limit: 50, offset: 50, sort: 'name' });
    expect(new Set([...all.rows, ...next.rows].map((row) => JSON.stringify(row))).size).toBe(100);
    const [first] = await server.prisma.employee.findMany({ take: 1, skip: 7 });
    const found = await list({ search: first?.employeeNumber ?? '' });
    expect(found.rows.map(({ employeeNumber }) => employeeNumber)).toContain(first?.employeeNumber);
    expect((await list({ search: '%' })).total).toBe(0);
    const { data } = await administrator.call('identity/users/count-users', {});
    expect(data).toMatchObject({ total: all.total, kinds: { employee: await server.prisma.user.count({ where: { kind: 'employee' } }) } });
  });
});
