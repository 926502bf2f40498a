import { type PasswordRules, passwordPattern, strictestRules } from '@wagewright/contracts/identity/security-strategies';
import { demoSignIns } from '@wagewright/db/seed';
import { holdAuditChain } from '@wagewright/db/testing';
import { describe, expect, it } from 'vitest';
import { callerForAll, serverForAll } from '../../support/for-all-tests.ts';
import { makeUser } from '../../support/sign-in.ts';

const rules: PasswordRules = {
  charactersMin: 12,
  needs: [],
  refusesCommon: true,
  historyCount: 5,
  expiryDays: null,
  secondFactor: 'optional',
};
const matches = (given: Partial<PasswordRules>, password: string) =>
  new RegExp(passwordPattern({ ...rules, ...given }), 'u').test(password);

describe('the password pattern', () => {
  it.each([
    ['as long as is asked', {}, 'abcdefghijkl', true],
    ['one character short', {}, 'abcdefghijk', false],
    ['Chinese characters count as characters', {}, '密码'.repeat(6), true],
    ['emoji count once', {}, '🔑'.repeat(11), false],
    ['two hundred characters', {}, 'a'.repeat(200), true],
    ['two hundred and one', {}, 'a'.repeat(201), false],
    ['a line break', {}, 'abcdef\nghijkl', false],
    ['no capital letter', { needs: ['upper'] }, 'abcdefghijkl', false],
    ['a capital letter of another script', { needs: ['upper'] }, 'abcdefghijkЖ', true],
    ['all classes', { needs: ['lower', 'upper', 'digit', 'symbol'] }, 'abcDEF123-xyz', true],
    ['all but a symbol', { needs: ['lower', 'upper', 'digit', 'symbol'] }, 'abcDEF123xyz', false],
  ] as const)('%s', (_what, given, password, expected) => {
    expect(matches(given as Partial<PasswordRules>, password)).toBe(expected);
  });

  it('takes no time for any text (F2)', () => {
    const pattern = new RegExp(passwordPattern({ ...rules, needs: ['lower', 'upper', 'digit', 'symbol'] }), 'u');
    const began = process.cpuUsage();
    for (const text of ['a', 'A', '1', '-', 'aA', 'a1-', ' ']) for (let turn = 0; turn < 200; turn++) pattern.test(text.repeat(5_000));
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(1_500);
  });

  it('of several strategies is the strictest, figure by figure', () => {
    const other: PasswordRules = {
      ...rules,
      charactersMin: 10,
      needs: ['digit'],
      historyCount: 8,
      expiryDays: 90,
      secondFactor: 'required',
    };
    const expected = {
      charactersMin: 12,
      needs: ['digit'],
      refusesCommon: true,
      historyCount: 8,
      expiryDays: 90,
      secondFactor: 'required',
    };
    expect(strictestRules([rules, other])).toEqual(expected);
    expect(strictestRules([other, rules])).toEqual(expected);
  });
});

describe('security strategies', () => {
  const server = serverForAll();
  const administrator = callerForAll(server, demoSignIns.administrator.account);
  const clerk = callerForAll(server, demoSignIns.clerk.account);
  const lengthFor = async (caller: typeof clerk, path: string) =>
    ((await caller.rest('GET', `/api/UserBases/${path}`)).data as { rules: PasswordRules }).rules.charactersMin;

  it('name people by kind and by role; whom none names follows the default', async () => {
    const { id: roleId } = await server.prisma.role.findUniqueOrThrow({ where: { code: 'administrator' } });
    const make = async (name: string, charactersMin: number, whom: object) =>
      await administrator.call('identity/security-strategies/create-strategy', {
        name,
        rules: { ...rules, charactersMin },
        userKinds: [],
        roleIds: [],
        ...whom,
      });
    expect((await make('Administrators', 20, { roleIds: [roleId] })).status).toBe(200);
    expect((await make('Custom', 16, { userKinds: ['custom'] })).status).toBe(200);
    const employees = await makeUser(server, 'administrator-too@strategies.example', { roles: ['administrator'] });
    const visitor = await makeUser(server, 'visitor@strategies.example');
    expect(await lengthFor(administrator, `userIdSecurityStrategypasswordRegex?userId=${employees}`)).toBe(20);
    expect(await lengthFor(administrator, `userIdSecurityStrategypasswordRegex?userId=${visitor}`)).toBe(16);
    expect(await lengthFor(clerk, 'userIdSecurityStrategypasswordRegex')).toBe(12);
    expect((await clerk.rest('GET', `/api/UserBases/userIdSecurityStrategypasswordRegex?userId=${visitor}`)).status).toBe(404);
  });

  it('tell a stranger nothing by their pattern: every name has the default one (S5)', async () => {
    for (const name of ['administrator-too@strategies.example', 'visitor@strategies.example', 'nobody@strategies.example'])
      expect(await lengthFor(server.anonymous, `usernameSecurityStrategypasswordRegex?username=${name}`)).toBe(12);
    const own = `usernameSecurityStrategypasswordRegex?username=visitor@strategies.example`;
    expect(await lengthFor(await server.signedIn('visitor@strategies.example'), own)).toBe(16);
    expect(await lengthFor(clerk, own)).toBe(12);
  });

  it('have one default, which names nobody and stays', async () => {
    const fields = { name: 'Default', rules, userKinds: [], roleIds: [], lockout: { afterFailures: 10, minutes: 30 } };
    const update = async (given: object) =>
      (await administrator.call('identity/security-strategies/update-strategy', { id: 1, version: 1, ...fields, ...given })).error?.code;
    expect(await update({ userKinds: ['custom'] })).toBe('STRATEGY_IS_DEFAULT');
    expect(await update({ name: 'Custom' })).toBe('STRATEGY_EXISTS');
    expect(await update({ lockout: null }), 'never open to endless guessing').toBe('STRATEGY_LOCKOUT_MISSING');
    expect(await update({})).toBeUndefined();
    expect(await update({})).toBe('STALE_VERSION');
    const { error } = await administrator.call('identity/security-strategies/delete-strategy', { id: 1, version: 2 });
    expect(error?.code).toBe('STRATEGY_IS_DEFAULT');
  });

  it('of one name made at once, the second is told that there is one', async () => {
    const make = () =>
      administrator.call('identity/security-strategies/create-strategy', { name: 'At Once', rules, userKinds: ['custom'], roleIds: [] });
    await using chain = await holdAuditChain(server.database.url);
    const both = [make(), make()];
    await chain.waiting(2);
    await chain.release();
    expect((await Promise.all(both)).map(({ error }) => error?.code).filter(Boolean)).toEqual(['STRATEGY_EXISTS']);
  });

  it('are for somebody: one that names nobody, or a role that there is not, is refused', async () => {
    const create = async (given: object) =>
      (
        await administrator.call('identity/security-strategies/create-strategy', {
          name: 'New',
          rules,
          userKinds: [],
          roleIds: [],
          ...given,
        })
      ).error?.code;
    expect(await create({})).toBe('STRATEGY_NAMES_NOBODY');
    expect(await create({ roleIds: [2_000_000] })).toBe('NOT_FOUND');
    const lockout = { afterFailures: 10, minutes: 30 };
    expect(await create({ userKinds: ['custom'], lockout }), 'accounts lock by the default one').toBe('STRATEGY_LOCKOUT_OTHER');
  });
});
