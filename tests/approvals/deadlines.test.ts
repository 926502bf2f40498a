import { lookAfterApprovals } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalStageForAll, node } from './stage.ts';

const hourMs = 3_600_000;

describe('reminders and escalation', () => {
  const stage = approvalStageForAll();
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: stage.server.database.url });
  });
  afterAll(async () => await pool.end());
  /** A worker's look so many hours from now; what it sends is not asked about here. */
  const lookIn = async (hours: number) =>
    await lookAfterApprovals(
      { pool, boss: { send: async () => null } as never, log: pino({ level: 'silent' }), publicUrl: 'http://test' },
      new Date(Date.now() + hours * hourMs),
    );
  const works = async (hours: number): Promise<string[]> => (await lookIn(hours)).map(({ work }) => work);
  const told = async (template: string): Promise<number[]> =>
    (await stage.server.prisma.notification.findMany({ where: { template }, orderBy: { userId: 'asc' } })).map(({ userId }) => userId);
  const deadline = (escalateTo: readonly object[]) => ({ deadline: { hours: 24, remindAfterHours: 8, escalateTo } });

  it('reminds those who are asked, once, when it is time', async () => {
    await stage.useNodes([node('Timed', [stage.user('approver')], deadline([stage.user('hr')]))]);
    const id = await stage.submitted();
    expect(await works(7)).toEqual([]);
    expect(await works(9)).toEqual(['remind']);
    expect(await works(10)).toEqual([]);
    expect(await told('approval-reminder')).toEqual([stage.ids.approver]);
    expect((await stage.get(id)).decisions.at(-1)).toMatchObject({ action: 'remind', who: '' });
    await stage.does('approver', 'approve', id);
  });

  it('lets others decide as well after the deadline, whose word ends the node; not before', async () => {
    await stage.useNodes([
      node('Timed', [stage.user('approver'), stage.user('manager')], { mode: 'all-of', ...deadline([stage.user('hr')]) }),
    ]);
    const id = await stage.submitted();
    expect(await stage.tries('hr', 'approve', id)).toBe('NOT_FOUND');
    expect((await works(25)).toSorted()).toEqual(['escalate', 'remind']);
    expect(await works(48)).toEqual([]);
    expect(await told('approval-overdue')).toEqual([stage.ids.hr]);
    expect((await stage.does('hr', 'approve', id)).status).toBe('approved');
  });

  it('tells the administrators where nobody is named for after the deadline', async () => {
    await stage.useNodes([node('Timed', [stage.user('approver')], deadline([]))], [stage.ids.manager]);
    const id = await stage.submitted();
    expect((await works(25)).toSorted()).toEqual(['escalate', 'remind']);
    expect(await told('approval-overdue')).toEqual([stage.ids.hr, stage.ids.manager].toSorted((left, right) => left - right));
    await stage.does('clerk', 'withdraw', id);
  });

  it('does each thing once, however many look at the same moment', async () => {
    await stage.useNodes([node('Timed', [stage.user('approver')], deadline([]))]);
    const id = await stage.submitted();
    const looks = await Promise.all([9, 9, 9, 9].map(works));
    expect(looks.flat()).toEqual(['remind']);
    await stage.does('clerk', 'withdraw', id);
  });

  it('leaves alone what is over', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'reject', id);
    expect(await works(1_000)).toEqual([]);
  });
});

describe('an approver who has left or is locked', () => {
  const stage = approvalStageForAll();
  let pool: pg.Pool;
  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: stage.server.database.url });
    await stage.useNodes([node('Gone', [stage.user('hr')])], [stage.ids.manager]);
  });
  afterAll(async () => await pool.end());
  const look = async () =>
    await lookAfterApprovals(
      { pool, boss: { send: async () => null } as never, log: pino({ level: 'silent' }), publicUrl: 'http://test' },
      new Date(),
    );

  it('is noticed: the node says so, its process’s administrators are told once, and one can ask somebody else', async () => {
    const id = await stage.submitted();
    await stage.server.prisma.user.update({ where: { id: stage.ids.hr }, data: { status: 'disabled' } });
    const seen = await stage.get(id);
    expect(seen.current?.isStuck).toBe(true);
    expect(seen.nodes[0]?.approvers[0]?.problem).toBe('locked');
    expect((await look()).map(({ work }) => work)).toEqual(['stuck']);
    expect(await look()).toEqual([]);
    const told = await stage.server.prisma.notification.findMany({ where: { template: 'approval-stuck' } });
    expect(told.map(({ userId }) => userId)).toEqual([stage.ids.manager]);
    const { data } = await stage.callers.administrator.call('approvals/instances/list-instances', { show: 'stuck' });
    expect((data as { rows: { id: number }[] }).rows.map((row) => row.id)).toEqual([id]);
    expect(await stage.tries('manager', 'replace-approver', id, { approver: stage.ids.hr, to: stage.ids.approver })).toBe(
      'AUTHORIZATION_REQUIRED',
    );
    await stage.does('administrator', 'replace-approver', id, { approver: stage.ids.hr, to: stage.ids.approver });
    expect((await stage.get(id)).current?.isStuck).toBe(false);
    expect((await stage.does('approver', 'approve', id)).status).toBe('approved');
  });

  it('is not asked by what is submitted from then on', async () => {
    const batchId = await stage.newBatch();
    const { version } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const { error } = await stage.callers.clerk.call('payroll/batches/submit-batch', { id: batchId, version });
    expect(error?.message).toContain('Everybody named there has left, is locked or may not decide.');
  });

  it('who has left is told apart from who is locked', async () => {
    await stage.server.prisma.user.update({ where: { id: stage.ids.hr }, data: { status: 'active' } });
    const id = await stage.submitted();
    const { employeeId } = await stage.server.prisma.user.findUniqueOrThrow({ where: { id: stage.ids.hr } });
    await stage.server.prisma.employee.update({ where: { id: employeeId ?? 0 }, data: { terminationDate: new Date('2020-01-01') } });
    expect((await stage.get(id)).nodes[0]?.approvers[0]?.problem).toBe('left');
    await stage.does('clerk', 'withdraw', id);
  });
});
