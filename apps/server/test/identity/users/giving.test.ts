import { demoSignIns } from '@wagewright/db/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverForAll } from '../../support/for-all-tests.ts';
import type { TestCaller } from '../../support/test-server.ts';

describe('nobody gives what they do not hold (ADR 119)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let administrator: TestCaller;
  let clerk: TestCaller;
  let county: number;
  let kunming: number;
  beforeAll(async () => {
    administrator = await server.signedIn(demoSignIns.administrator.account);
    clerk = await server.signedIn(demoSignIns.clerk.account);
    const entityOf = async (code: string) => (await server.prisma.solution.findUniqueOrThrow({ where: { code } })).legalEntityId;
    county = await entityOf('US_BIWEEKLY');
    kunming = await entityOf('CN_MONTHLY');
  });

  const roleId = async (code: string) => (await server.prisma.role.findUniqueOrThrow({ where: { code } })).id;
  const userOf = async (account: string) => {
    const user = await server.prisma.user.findUniqueOrThrow({ where: { account }, include: { roles: true } });
    const roles = user.roles.map((held) => ({ roleId: held.roleId, legalEntityId: held.legalEntityId }));
    return { id: user.id, version: user.version, roles };
  };
  /** Gives one more role to whoever signs in as that account. */
  async function give(by: TestCaller, account: string, code: string, legalEntityId: number | null) {
    const user = await userOf(account);
    const { data, error } = await by.call('identity/users/set-user-roles', {
      ...user,
      roles: [...user.roles, { roleId: await roleId(code), legalEntityId }],
    });
    return error?.code ?? data;
  }
  const someone = async (legalEntityId: number, skip = 0) =>
    (
      await server.prisma.user.findFirstOrThrow({
        where: { employee: { legalEntityId }, passwordHash: null, roles: { every: { role: { code: 'employee' } } } },
        orderBy: { id: 'asc' },
        skip,
      })
    ).account;
  const version = { version: expect.any(Number) };

  it('an administrator of users makes neither themself nor anybody else payroll, but HR and administrator', async () => {
    const own = demoSignIns.administrator.account;
    expect(await give(administrator, own, 'payroll-administrator', null)).toBe('GIVES_PAY');
    expect(await give(administrator, await someone(county), 'payroll-administrator', county)).toBe('GIVES_PAY');
    expect(await give(administrator, await someone(county), 'solution-approver', county)).toBe('GIVES_PAY');
    expect(await give(administrator, await someone(county), 'hr', county)).toEqual(version);
    expect(await give(administrator, await someone(county, 1), 'administrator', null)).toEqual(version);
  });

  it('who runs payroll gives it in their legal entity and nowhere else, and what they must not hold themselves to others only', async () => {
    const account = await someone(county);
    expect(await give(clerk, account, 'payroll-administrator', county)).toEqual(version);
    expect(await give(clerk, account, 'solution-approver', county)).toEqual(version);
    expect(await give(clerk, await someone(county), 'payroll-administrator', kunming)).toBe('BEYOND_REACH');
    expect(await give(clerk, await someone(county), 'payroll-administrator', null)).toBe('BEYOND_REACH');
    expect(await give(clerk, await someone(kunming), 'payroll-administrator', kunming)).toBe('NOT_FOUND');
    expect(await give(clerk, demoSignIns.clerk.account, 'solution-approver', county)).toBe('GIVES_PAY');
    expect(await give(clerk, await someone(county), 'administrator', county)).toBe('GIVES_PAY'); // items of compensation, of every company
  });

  it('(S1) nobody becomes another who may do more, by what that one signs in as', async () => {
    const change = async (by: TestCaller, kind: string, account: string, to: string) => {
      const { id, version: seen } = await userOf(account);
      const { data, error } = await by.call(`identity/users/update-${kind}-user`, {
        id,
        version: seen,
        account: to,
        ...(kind === 'custom' ? { displayName: 'An auditor' } : {}),
      });
      return error?.code ?? data;
    };
    const own = 'ada@elsewhere.example';
    const outside = await server.prisma.user.create({
      data: {
        kind: 'custom',
        account: 'auditor@partner.example',
        displayName: 'Auditor',
        roles: { create: { roleId: await roleId('payroll-administrator'), legalEntityId: county } },
      },
    });
    expect(await change(administrator, 'custom', outside.account, own)).toBe('HOLDS_MORE');
    expect(await change(administrator, 'employee', demoSignIns.clerk.account, own)).toBe('HOLDS_MORE');
    const { id, version: seen } = await userOf(outside.account);
    expect(
      (
        await administrator.call('identity/users/update-custom-user', {
          id,
          version: seen,
          account: outside.account,
          displayName: 'An auditor',
        })
      ).status,
    ).toBe(200);
    expect(await change(administrator, 'employee', await someone(county), 'somebody.new@county.example')).toEqual(version);
  });

  it('takes no role away that counts beyond', async () => {
    const { roles: _all, ...user } = await userOf(await someone(county));
    const { error } = await clerk.call('identity/users/set-user-roles', { ...user, roles: [] });
    expect(error?.code).toBe('BEYOND_REACH');
  });

  it('an old version is refused', async () => {
    const { id, version: seen, roles } = await userOf(await someone(county));
    const { error } = await administrator.call('identity/users/set-user-roles', { id, version: seen + 1, roles });
    expect(error?.code).toBe('STALE_VERSION');
  });

  it('a custom role is no way around: pay is put into it only by who may give pay, and into one’s own only what one holds', async () => {
    const name = { en: 'Around', 'zh-CN': '绕行' };
    const content = (grants: object[]) => ({ name, description: '', hiddenMenus: [], grants });
    const pay = [{ permission: 'pay.read', scope: 'legal-entity' }];
    expect((await administrator.call('identity/roles/create-role', content(pay))).error?.code).toBe('GIVES_PAY');
    const made = await administrator.call('identity/roles/create-role', content([]));
    const id = (made.data as { id: number }).id;
    await server.prisma.userRole.create({
      data: { roleId: id, userId: (await userOf(demoSignIns.clerk.account)).id, legalEntityId: county },
    });
    const change = async (by: TestCaller, grants: object[]) => {
      const { version: seen } = await server.prisma.role.findUniqueOrThrow({ where: { id } });
      return (await by.call('identity/roles/update-role', { id, version: seen, ...content(grants) })).error?.code;
    };
    expect(await change(administrator, pay)).toBe('GIVES_PAY');
    expect(await change(clerk, [{ permission: 'batch.approve', scope: 'legal-entity' }])).toBe('GIVES_PAY');
    expect(await change(clerk, [{ permission: 'audit.read', scope: 'all' }])).toBe('GIVES_MORE_THAN_HELD');
    expect(await change(clerk, pay)).toBeUndefined();
    await server.prisma.userRole.create({ data: { roleId: id, userId: (await userOf(await someone(kunming))).id } });
    expect(await change(clerk, [])).toBe('ROLE_HELD_BEYOND');
  });
});
