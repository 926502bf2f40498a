import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Made {
  readonly id: number;
  readonly draftNumber: number;
}
interface Place {
  readonly id: number;
}
interface Draft {
  readonly status: string;
  readonly findings: readonly unknown[];
  readonly definition: { readonly code: string; readonly steps: readonly unknown[]; readonly tests: readonly unknown[] };
}

describe('solutions', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let clerk: TestCaller;
  let legalEntityId: number;
  let modelId: number;
  beforeAll(async () => {
    clerk = await server.signedIn(demoSignIns.clerk.account);
    ({ legalEntityId, id: modelId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } }));
  });

  const ask = async <T>(procedure: string, input: object, who = clerk) => {
    const { data, error } = await who.call(`payroll/solutions/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as T;
  };
  const create = (code: string, more: object = {}) =>
    ask<Made>('create-solution', { code, name: { en: code, 'zh-CN': code }, legalEntityId, periodType: 'biweekly', ...more });
  const draftOf = async ({ id, draftNumber }: Made) =>
    (await clerk.call('payroll/copies/get-copy', { solutionId: id, number: draftNumber })).data as Draft;
  const versionOf = async (id: number) => (await server.prisma.solution.findUniqueOrThrow({ where: { id } })).version;

  /** The clerk with a role that makes solutions, and sees nobody's pay. */
  const withRulesOnly = async <T>(work: () => Promise<T>): Promise<T> => {
    const { prisma } = server;
    const { id: userId } = await prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.clerk.account } });
    const role = await prisma.role.create({ data: { code: 'rules-only', name: { en: 'Rules', 'zh-CN': '规则' }, builtIn: false } });
    const permissions = ['solution.read', 'solution.manage', 'solution.edit'];
    await prisma.roleGrant.createMany({ data: permissions.map((permission) => ({ roleId: role.id, permission, scope: 'all' })) });
    const held = await prisma.userRole.findMany({ where: { userId } });
    await prisma.userRole.deleteMany({ where: { userId } });
    await prisma.userRole.create({ data: { userId, roleId: role.id } });
    try {
      return await work();
    } finally {
      await prisma.userRole.deleteMany({ where: { userId } });
      await prisma.userRole.createMany({ data: held });
    }
  };

  it('is made of a pack: its first draft compiles and brings the tests of the pack', async () => {
    const draft = await draftOf(await create('OF_PACK', { fromTemplate: 'united-states/biweekly' }));
    expect(draft).toMatchObject({ status: 'draft', findings: [], definition: { code: 'OF_PACK' } });
    expect(draft.definition.tests.length).toBeGreaterThan(0);
  });

  it('that is published for the first time has a payslip of what its rules show on one', async () => {
    const { id, draftNumber } = await create('WITH_PAYSLIP', { fromTemplate: 'united-states/biweekly' });
    const { error } = await clerk.call('payroll/copies/publish-copy', {
      solutionId: id,
      number: draftNumber,
      version: 1,
      remarks: 'First',
    });
    expect(error).toBeUndefined();
    const settings = await server.prisma.payslipSetting.findMany({ where: { solutions: { some: { solutionId: id } } } });
    expect(settings).toMatchObject([{ name: 'WITH_PAYSLIP', status: 'active' }]);
    const { groups } = (settings[0]?.style ?? {}) as unknown as {
      groups: readonly { section: string; items: readonly { column: string }[] }[];
    };
    expect(groups.map(({ section }) => section).slice(0, 2)).toEqual(['earning', 'deduction']);
    expect(groups.flatMap(({ items }) => items).length).toBeGreaterThan(5);
  });

  it('is made empty in the currency of its legal entity: gross, deductions and net, and whoever made it manages it', async () => {
    const { account } = demoSignIns.kunmingClerk;
    const kunming = await server.signedIn(account);
    const { rows } = await ask<{ rows: Place[] }>('list-places', {}, kunming);
    expect(rows).toMatchObject([{ country: 'CN', currency: 'CNY', onlyOfSolutions: false }]);
    const wanted = { code: 'EMPTY', name: { en: 'Empty' }, legalEntityId: rows[0]?.id, periodType: 'monthly' };
    const made = await ask<Made>('create-solution', wanted, kunming);
    const { data } = await kunming.call('payroll/copies/get-copy', { solutionId: made.id, number: made.draftNumber });
    expect(data).toMatchObject({ findings: [], definition: { currency: 'CNY', country: 'CN', periodsPerYear: 12 } });
    const [manager] = await server.prisma.solutionUser.findMany({ where: { solutionId: made.id } });
    const { id } = await server.prisma.user.findUniqueOrThrow({ where: { account } });
    expect(manager).toEqual({ solutionId: made.id, userId: id, role: 'manager' });
  });

  it('is made of another solution, with the rules that are published there', async () => {
    const draft = await draftOf(await create('OF_SOLUTION', { fromSolutionId: modelId }));
    const { definition } = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: modelId, status: 'published' } });
    expect(draft.definition.steps).toEqual((definition as unknown as Draft['definition']).steps);
  });

  it('saved as a template, others are made of it; its table and step count are told', async () => {
    await ask('save-template', { solutionId: modelId, code: 'COUNTY', name: { en: 'As the county pays' } });
    const { rows } = await ask<{ rows: { code: string; solutionId: number | null; tableCount: number; stepCount: number }[] }>(
      'list-templates',
      {},
    );
    const [county, pack] = ['COUNTY', 'united-states/biweekly'].map((code) => rows.find((row) => row.code === code));
    expect(county).toMatchObject({ solutionId: modelId, stepCount: pack?.stepCount, tableCount: pack?.tableCount });
    expect(pack).toMatchObject({ solutionId: null });
    expect(await draftOf(await create('OF_TEMPLATE', { fromTemplate: 'COUNTY' }))).toMatchObject({ findings: [] });
    await expect(ask('save-template', { solutionId: modelId, code: 'COUNTY', name: { en: 'Again' } })).rejects.toThrow(/^TEMPLATE_EXISTS/);
  });

  it('brings the tests of the one that it is made of to those only who may see the pay that they came from', async () => {
    const { definition } = await server.prisma.solutionCopy.findFirstOrThrow({ where: { solutionId: modelId, status: 'published' } });
    const source = definition as unknown as Draft['definition'];
    expect(source.tests.length).toBeGreaterThan(0);
    const madeBy = async (who: string) => {
      const made = [
        await create(`${who}_OF_SOLUTION`, { fromSolutionId: modelId }),
        await create(`${who}_OF_TEMPLATE`, { fromTemplate: 'COUNTY' }),
        await create(`${who}_OF_PACK`, { fromTemplate: 'united-states/biweekly' }),
      ];
      const copies = await server.prisma.solutionCopy.findMany({
        where: { solutionId: { in: made.map(({ id }) => id) } },
        orderBy: { solutionId: 'asc' },
      });
      return copies.map((copy) => copy.definition as unknown as Draft['definition']);
    };
    const own = await madeBy('SEES_PAY');
    const others = await withRulesOnly(() => madeBy('RULES_ONLY'));
    const all = source.tests.length;
    expect(own.map(({ tests }) => tests.length)).toEqual([all, all, all]);
    // a pack's tests are nobody's pay
    expect(others.map(({ tests }) => tests.length)).toEqual([0, 0, all]);
    expect(others.map(({ steps }) => steps)).toEqual(own.map(({ steps }) => steps));
  });

  it('has a code of its own', async () => {
    await expect(create('US_BIWEEKLY')).rejects.toThrow(/^SOLUTION_EXISTS/);
  });

  it('is switched off and on again: inactive it takes no new batches', async () => {
    const period = await server.prisma.period.findFirstOrThrow({ where: { solutionId: modelId, status: 'enabled' } });
    const batch = { periodId: period.id, type: 'offcycle', name: 'Off' };
    await ask('switch-solution', { id: modelId, version: await versionOf(modelId), active: false });
    expect((await clerk.call('payroll/batches/create-batch', batch)).error?.code).toBe('PERIOD_NOT_OPEN');
    await expect(ask('switch-solution', { id: modelId, version: await versionOf(modelId), active: false })).rejects.toThrow(
      /^ILLEGAL_TRANSITION/,
    );
    await ask('switch-solution', { id: modelId, version: await versionOf(modelId), active: true });
    expect((await clerk.call('payroll/batches/create-batch', batch)).error).toBeUndefined();
  });

  it('warns before its last manager is taken away, and does it when it is meant', async () => {
    const { id } = await create('MANAGED');
    const users = async (more: object) => await ask('set-solution-users', { id, version: await versionOf(id), approvers: [], ...more });
    await expect(users({ managers: [] })).rejects.toThrow(/^LAST_SOLUTION_MANAGER: .+ is the last manager of MANAGED/);
    expect(await server.prisma.solutionUser.count({ where: { solutionId: id } })).toBe(1);
    await users({ managers: [], withoutManager: true });
    expect(await server.prisma.solutionUser.count({ where: { solutionId: id } })).toBe(0);
  });

  it('counts what hangs on it, each in the tab that lists it', async () => {
    const listed = async (procedure: string, input: object = {}) => {
      const { data } = await clerk.call(`payroll/${procedure}`, { solutionId: modelId, ...input });
      return (data as { rows: readonly { status: string }[] }).rows;
    };
    const batches = async () => ({
      openBatches: (await listed('batches/list-batches', { periods: 'open' })).length,
      pastBatches: (await listed('batches/list-batches', { periods: 'closed' })).length,
    });
    const counted = async () => (await ask<{ counts: object }>('get-solution', { id: modelId })).counts;
    const turn = async (from: string, to: string) =>
      await server.prisma.period.updateMany({ where: { solutionId: modelId, status: from }, data: { status: to } });
    const alive = await server.prisma.batch.count({ where: { period: { solutionId: modelId }, status: { not: 'deleted' } } });
    expect(alive).toBeGreaterThan(0);
    expect(await batches()).toEqual({ openBatches: alive, pastBatches: 0 });
    const openPeriods = (await listed('periods/list-periods')).filter(({ status }) => status === 'enabled').length;
    const copies = (await listed('copies/list-copies')).length;
    expect(await counted()).toEqual({ openBatches: alive, pastBatches: 0, openPeriods, copies, templates: 1, children: 0 });
    await turn('enabled', 'closed');
    expect(await batches()).toEqual({ openBatches: 0, pastBatches: alive });
    expect(await counted()).toMatchObject({ openBatches: 0, pastBatches: alive, openPeriods: 0 });
    await turn('closed', 'enabled');
  });

  it('shows batches to nobody who may not see them: an administrator reads its rules only', async () => {
    const administrator = await server.signedIn(demoSignIns.administrator.account);
    const { counts, may } = await ask<{ counts: object; may: string[] }>('get-solution', { id: modelId }, administrator);
    expect(counts).toMatchObject({ openBatches: 0, pastBatches: 0, copies: 1 });
    expect(may).toContain('solution.read');
    expect(may).not.toContain('solution.manage');
    expect(may).not.toContain('batch.read');
  });

  it('offers those who hold the role, and says of whom it names whether that counts', async () => {
    const { id } = await create('NAMED');
    const userId = async (account: string) => (await server.prisma.user.findUniqueOrThrow({ where: { account } })).id;
    const [clerkId, approverId] = [await userId(demoSignIns.clerk.account), await userId(demoSignIns.approver.account)];
    const found = async (role: string) =>
      (await ask<{ rows: { id: number }[] }>('search-solution-users', { solutionId: id, role, keywords: 'montgomery.example' })).rows.map(
        (row) => row.id,
      );
    expect(await found('approver')).toContain(approverId);
    expect(await found('approver')).not.toContain(clerkId);
    const setUsers = async (managers: number[], approvers: number[]) =>
      await ask('set-solution-users', { id, version: await versionOf(id), managers, approvers });
    await expect(setUsers([clerkId, approverId], [])).rejects.toThrow(/^CANNOT_BE_NAMED/);
    await expect(setUsers([clerkId], [await userId(demoSignIns.kunmingApprover.account)])).rejects.toThrow(/^NOT_FOUND/);
    await setUsers([clerkId], [approverId]);
    // as a solution may name people from before they lost the role
    await server.prisma.solutionUser.create({ data: { solutionId: id, userId: approverId, role: 'manager' } });
    const { users } = await ask<{ users: { id: number; role: string; isEffective: boolean }[] }>('get-solution', { id });
    expect(users.map((user) => `${user.role} ${user.id} ${user.isEffective}`).sort()).toEqual(
      [`manager ${clerkId} true`, `manager ${approverId} false`, `approver ${approverId} true`].sort(),
    );
    await server.prisma.user.update({ where: { id: approverId }, data: { status: 'disabled' } });
    expect(await found('approver')).not.toContain(approverId);
    await server.prisma.user.update({ where: { id: approverId }, data: { status: 'active' } });
  });

  it('is another company’s affair: it is made, and its templates are found, in one’s own legal entities only', async () => {
    const kunming = await server.signedIn(demoSignIns.kunmingClerk.account);
    const input = { code: 'ABROAD', name: { en: 'Abroad' }, legalEntityId, periodType: 'monthly' };
    await expect(ask('create-solution', input, kunming)).rejects.toThrow(/^NOT_FOUND/);
    await expect(ask('create-solution', { ...input, fromTemplate: 'COUNTY' }, kunming)).rejects.toThrow(/^NOT_FOUND/);
    const { rows } = await ask<{ rows: { code: string }[] }>('list-templates', {}, kunming);
    expect(rows.map(({ code }) => code)).not.toContain('COUNTY');
  });

  it('two who make one of the same code at once: one of them', async () => {
    const made = await Promise.all(['one', 'two'].map(() => create('AT_ONCE').catch((error: unknown) => String(error))));
    expect(made.filter((one) => typeof one === 'string')).toEqual([expect.stringContaining('SOLUTION_EXISTS')]);
  });
});
