import type { PrismaClient } from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface Rows {
  readonly rows: readonly { readonly id: number; readonly gross?: string | null; readonly net?: string | null }[];
}

/** What each capability of a solution's own role opens, asked of the product by something that it must let through; written by hand. */
const opens: Readonly<Record<string, readonly string[]>> = {
  read: ['rules', 'periods'],
  edit: ['rules', 'periods', 'draft'],
  publish: ['rules', 'periods', 'publish'],
  periods: ['rules', 'periods', 'keep periods'],
  batches: ['rules', 'periods', 'batches'],
  pay: ['rules', 'periods', 'batches', 'pay'],
  'run-batches': ['rules', 'periods', 'batches', 'run'],
  scenarios: ['rules', 'periods', 'batches', 'pay', 'plan'],
  manage: ['rules', 'periods', 'users'],
  'create-children': ['rules', 'periods', 'children'],
};

describe('roles of a solution and single batches that are given (S1)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  let prisma: PrismaClient;
  let clerk: TestCaller;
  let caller: TestCaller;
  let userId: number;
  let solution: { id: number; legalEntityId: number };
  let foreignId: number;
  let batchId: number;
  let otherBatchId: number;

  beforeAll(async () => {
    prisma = server.prisma;
    clerk = await server.signedIn(demoSignIns.clerk.account);
    solution = await prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    foreignId = (await prisma.solution.findUniqueOrThrow({ where: { code: 'CN_MONTHLY' } })).id;
    const data = { kind: 'custom', account: 'helper@roles.example', displayName: 'Helper' };
    userId = (await prisma.user.create({ data })).id;
    caller = await server.signedIn(data.account);
    const period = await prisma.period.findFirstOrThrow({ where: { solutionId: solution.id, status: 'enabled' } });
    const make = async (name: string) => {
      const { data: made } = await clerk.call('payroll/batches/create-batch', { periodId: period.id, type: 'offcycle', name });
      return (made as { id: number }).id;
    };
    [batchId, otherBatchId] = [await make('Given'), await make('Not given')];
  });

  const version = async () => (await prisma.solution.findUniqueOrThrow({ where: { id: solution.id } })).version;
  const setRoles = async (roles: readonly object[], who = clerk) =>
    (await who.call('payroll/solutions/set-solution-roles', { id: solution.id, version: await version(), roles })).error?.code;
  const give = async (capabilities: readonly string[]) => await setRoles([{ name: 'Own', capabilities, userIds: [userId] }]);
  const giveBatch = async (access: string | null, seesPay = false, who = clerk) =>
    (await who.call('payroll/batches/set-batch-user', { id: batchId, userId, access, seesPay })).error?.code;
  const status = async (procedure: string, input: object = {}, who = caller) => (await who.call(`payroll/${procedure}`, input)).status;
  const listed = async (procedure: string, who = caller) => {
    const { data, error } = await who.call(`payroll/${procedure}`, {});
    return error ? error.code : (data as Rows).rows.map(({ id }) => id).sort((a, b) => a - b);
  };

  /** A result of a batch, as a worker would have left it. */
  async function addRun(ofBatchId: number): Promise<void> {
    const { copy } = await prisma.batch.findUniqueOrThrow({ where: { id: ofBatchId }, include: { copy: true } });
    const summary = { gross: '300.00', deductions: '100.00', net: '200.00' };
    const totals = { payees: 1, held: 0, payeesWithErrors: 0, columns: {}, summary };
    const counts = { chunksTotal: 1, remaining: 0, payeesTotal: 1, engineVersion: '1', inputHash: '' };
    const { id } = await prisma.calculationRun.create({
      data: {
        ...counts,
        batchId: ofBatchId,
        copyId: copy.id,
        kind: 'calculate',
        state: 'finished',
        returnStatus: 'waiting',
        definitionHash: copy.definitionHash,
        totals,
      },
    });
    await prisma.batch.update({ where: { id: ofBatchId }, data: { currentRunId: id } });
  }

  async function removeRuns(ofBatchId: number): Promise<void> {
    await prisma.batch.update({ where: { id: ofBatchId }, data: { currentRunId: null } });
    await prisma.calculationRun.deleteMany({ where: { batchId: ofBatchId } });
  }

  /** Which of the things to do the caller is let through to; who is not gets 403. */
  async function doors(): Promise<string[]> {
    const { id: solutionId } = solution;
    const batch = { id: batchId, version: 999 };
    const asked: Readonly<Record<string, [string, object]>> = {
      rules: ['solutions/get-solution', { id: solutionId }],
      periods: ['periods/list-periods', { solutionId }],
      draft: ['copies/save-draft', { solutionId, number: 999, version: 1, changes: [{ part: { kind: 'test', name: 'T' }, value: {} }] }],
      publish: ['copies/publish-copy', { solutionId, number: 999, version: 1, remarks: 'R' }],
      'keep periods': ['periods/enable-period', { id: 999_999, version: 1 }],
      batches: ['batches/get-batch', { id: batchId }],
      pay: ['payslips/list-batch-payslips', { batchId }],
      run: ['batches/prepare-batch', batch],
      plan: ['scenarios/delete-scenario', { id: 999_999, version: 1 }],
      users: ['batches/list-batch-users', { id: batchId }],
      children: ['solutions/list-permission-templates', { solutionId }],
    };
    const answers = await Promise.all(
      Object.entries(asked).map(async ([name, [procedure, input]]) => [name, await status(procedure, input)] as const),
    );
    return answers.filter(([, answer]) => answer !== 403).map(([name]) => name);
  }

  it('who holds nothing is refused everything', async () => {
    expect(await setRoles([])).toBeUndefined();
    expect(await doors()).toEqual([]);
    expect(await listed('solutions/list-solutions')).toBe('AUTHORIZATION_REQUIRED');
  });

  it.each(Object.entries(opens))('“%s” opens %s and nothing else', async (capability, expected) => {
    expect(await give([capability])).toBeUndefined();
    expect((await doors()).sort()).toEqual([...expected].sort());
  });

  it('reaches this solution and no other, row by row, and is gone at the next call', async () => {
    await give(['pay']);
    expect(await listed('solutions/list-solutions')).toEqual([solution.id]);
    const own = await prisma.batch.findMany({ where: { period: { solutionId: solution.id }, status: { not: 'deleted' } } });
    expect(await listed('batches/list-batches')).toEqual(own.map(({ id }) => id).sort((a, b) => a - b));
    expect(await status('solutions/get-solution', { id: foreignId })).toBe(404);
    expect(await status('periods/list-periods', { solutionId: foreignId })).toBe(404);
    await setRoles([]);
    expect(await listed('solutions/list-solutions')).toBe('AUTHORIZATION_REQUIRED');
  });

  it('is held by whoever holds a role of the product, where that counts', async () => {
    const { id: roleId } = await prisma.role.findUniqueOrThrow({ where: { code: 'hr' } });
    const { legalEntityId: foreignEntity } = await prisma.solution.findUniqueOrThrow({ where: { id: foreignId } });
    await setRoles([{ name: 'Personnel', capabilities: ['batches'], productRoleIds: [roleId] }]);
    const heldIn = async (legalEntityId: number | null) => {
      await prisma.userRole.deleteMany({ where: { userId } });
      await prisma.userRole.create({ data: { userId, roleId, legalEntityId } });
      return await listed('solutions/list-solutions');
    };
    expect(await heldIn(foreignEntity)).toBe('AUTHORIZATION_REQUIRED');
    expect(await heldIn(solution.legalEntityId)).toEqual([solution.id]);
    expect(await heldIn(null)).toEqual([solution.id]);
    await prisma.userRole.deleteMany({ where: { userId } });
    await setRoles([]);
  });

  it('pay is a grant of its own: without it a batch has no figures, though one sees pay elsewhere', async () => {
    await addRun(batchId);
    await prisma.batch.update({ where: { id: batchId }, data: { status: 'calculated' } });
    await giveBatch(null);
    const figures = async () => {
      const { data } = await caller.call('payroll/batches/list-batches', {});
      return (data as Rows).rows.find(({ id }) => id === batchId);
    };
    await give(['batches']);
    // somebody who sees the pay of another solution
    await prisma.solutionRole.create({
      data: { solutionId: foreignId, name: 'Pay', capabilities: ['pay'], holders: { create: { userId } } },
    });
    expect(await figures()).toMatchObject({ gross: null, net: null });
    await give(['pay']);
    expect(await figures()).toMatchObject({ gross: '300.00', net: '200.00' });
    await prisma.solutionRole.deleteMany({ where: { solutionId: foreignId } });
    await setRoles([]);
    await prisma.batch.update({ where: { id: batchId }, data: { status: 'new' } });
    await removeRuns(batchId);
  });

  it('one batch that is given is that batch: not its solution, not its periods, not the batch beside it', async () => {
    expect(await giveBatch('read')).toBeUndefined();
    expect(await listed('batches/list-batches')).toEqual([batchId]);
    expect((await doors()).sort()).toEqual(['batches']);
    expect(await status('batches/get-batch', { id: otherBatchId })).toBe(404);
    expect(await status('payslips/list-batch-payslips', { batchId })).toBe(403);
    await giveBatch('read', true);
    expect((await doors()).sort()).toEqual(['batches', 'pay']);
    expect(await status('payslips/list-batch-payslips', { batchId: otherBatchId })).toBe(404);
    expect(await status('batches/prepare-batch', { id: batchId, version: 1 })).toBe(403);
    await giveBatch(null);
    expect(await listed('batches/list-batches')).toBe('AUTHORIZATION_REQUIRED');
  });

  it('who works on one batch moves it and no other, and neither cancels nor deletes it', async () => {
    await giveBatch('work');
    expect((await doors()).sort()).toEqual(['batches', 'run']);
    expect(await status('batches/prepare-batch', { id: batchId, version: 1 })).toBe(200);
    expect(await status('batches/prepare-batch', { id: otherBatchId, version: 1 })).toBe(404);
    expect(await status('batches/cancel-batch', { id: batchId, version: 2 })).toBe(403);
    expect(await status('batches/delete-batch', { id: batchId, version: 2 })).toBe(403);
    await giveBatch(null);
  });

  it('past batches of the solution are not given with one of its batches', async () => {
    const { id: _own, ...period } = await prisma.period.findFirstOrThrow({ where: { batches: { some: { id: batchId } } } });
    const days = {
      startDate: new Date('2001-01-01'),
      endDate: new Date('2001-01-14'),
      attendanceStart: new Date('2001-01-01'),
      attendanceEnd: new Date('2001-01-14'),
    };
    const before = { ...days, sequence: period.sequence - 1, name: 'Before', status: 'closed' };
    const { id: periodId } = await prisma.period.create({ data: { ...period, ...before } });
    const { copyId } = await prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const paid = { type: 'normal', sequence: 99, name: 'Past', status: 'closed', dataSubmittedAt: new Date(), preparedAt: new Date() };
    const past = await prisma.batch.create({ data: { ...paid, periodId, copyId } });
    await addRun(past.id);
    const pastRows = async (who: TestCaller) => {
      const { data } = await who.call('payroll/batches/list-past-batches', { id: batchId });
      return (data as { rows: { pastBatchId: number }[] }).rows.map(({ pastBatchId }) => pastBatchId);
    };
    const question = ['batches/list-retro-candidates', { id: batchId, pastBatchId: past.id }] as const;
    expect(await pastRows(clerk)).toContain(past.id);
    expect(await status(...question, clerk)).toBe(200);
    await giveBatch('work', true);
    expect(await pastRows(caller)).toEqual([]);
    expect(await status(...question)).toBe(404);
    await giveBatch(null);
    await removeRuns(past.id);
    await prisma.batch.delete({ where: { id: past.id } });
    await prisma.period.delete({ where: { id: periodId } });
  });

  it('the overview counts and shows what is within reach, and costs only to who sees pay there', async () => {
    interface Overview {
      readonly batches: readonly { status: string; count: number }[];
      readonly periods: readonly { solutionId: number }[];
      readonly trends: readonly { solutionId: number; points: readonly { gross: string; net: string; cost: string }[] }[];
    }
    const overview = async (who = caller) => (await who.call('payroll/overview/get-overview', {})).data as Overview;
    const counted = ({ batches }: Overview) => batches.reduce((sum, { count }) => sum + count, 0);
    const own = await prisma.batch.count({ where: { period: { solutionId: solution.id }, status: { not: 'deleted' } } });
    await addRun(batchId);
    await prisma.batch.update({ where: { id: batchId }, data: { status: 'closed' } });
    await giveBatch('read');
    const nothing = { rows: [], total: 0 };
    expect(await overview()).toEqual({
      batches: [{ status: 'closed', count: 1 }],
      periods: [],
      findings: nothing,
      approvals: nothing,
      disputes: null,
      trends: [],
    });
    await giveBatch(null);
    await give(['batches']);
    const seen = await overview();
    expect(counted(seen)).toBe(own);
    expect(new Set(seen.periods.map(({ solutionId }) => solutionId))).toEqual(new Set([solution.id]));
    expect(seen.trends).toEqual([]);
    await give(['pay']);
    const point = { gross: '300.00', net: '200.00', cost: '300.00', people: 1 };
    expect((await overview()).trends).toMatchObject([{ solutionId: solution.id, points: [point] }]);
    const kunming = await overview(await server.signedIn(demoSignIns.kunmingClerk.account));
    expect(new Set(kunming.periods.map(({ solutionId }) => solutionId))).toEqual(new Set([foreignId]));
    expect(kunming.trends).toEqual([]);
    await setRoles([]);
    await prisma.batch.update({ where: { id: batchId }, data: { status: 'new' } });
    await removeRuns(batchId);
  });

  it('nobody gives more than they may do themselves, to others or to themselves', async () => {
    await give(['manage']);
    const more = { name: 'More', capabilities: ['pay'], userIds: [userId] };
    const own = { name: 'Own', capabilities: ['manage'], userIds: [userId] };
    expect(await setRoles([own, more], caller)).toBe('GIVES_MORE_THAN_OWN');
    expect(await setRoles([{ ...own, capabilities: ['manage', 'pay'] }], caller)).toBe('GIVES_MORE_THAN_OWN');
    expect(await giveBatch('read', false, caller)).toBe('GIVES_MORE_THAN_OWN');
    const users = async (input: object) =>
      (await caller.call('payroll/solutions/set-solution-users', { id: solution.id, version: await version(), ...input })).error?.code;
    const named = await prisma.solutionUser.findMany({ where: { solutionId: solution.id } });
    const [managers, approvers] = ['manager', 'approver'].map((role) => named.filter((one) => one.role === role).map((one) => one.userId));
    expect(await users({ managers: [...(managers ?? []), userId], approvers })).toBe('GIVES_MORE_THAN_OWN');
    expect(await users({ managers, approvers: [...(approvers ?? []), userId] })).toBe('GIVES_MORE_THAN_OWN');
    // what they may do themselves, and what stays as it is, they may
    expect(await users({ managers, approvers })).toBeUndefined();
    expect(await setRoles([own, { name: 'Readers', capabilities: ['read'] }], caller)).toBeUndefined();
    await give(['manage', 'batches']);
    expect(await giveBatch('read', true, caller)).toBe('GIVES_MORE_THAN_OWN');
    expect(await giveBatch('read', false, caller)).toBeUndefined();
    await giveBatch(null);
    await setRoles([]);
  });
});
