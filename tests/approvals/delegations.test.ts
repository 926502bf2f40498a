import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { approvalStageForAll, node, type Person } from './stage.ts';

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe('a delegation', () => {
  const stage = approvalStageForAll();
  const delegate = async (from: Person, to: Person, more: object = {}) =>
    await stage.callers[from].call('approvals/delegations/create-delegation', {
      to: stage.ids[to],
      startsOn: inDays(0),
      endsOn: inDays(7),
      ...more,
    });
  const pending = async (person: Person): Promise<number[]> => {
    const { data } = await stage.callers[person].call('approvals/instances/list-instances', {});
    return (data as { rows: { id: number }[] }).rows.map(({ id }) => id);
  };
  beforeAll(async () => await stage.useNodes([node('Only', [stage.user('approver')])]));
  afterEach(async () => void (await stage.server.prisma.approvalDelegation.deleteMany()));

  it('lets somebody decide for these days, on behalf of who gave it, who still can', async () => {
    const id = await stage.submitted();
    expect(await stage.tries('hr', 'approve', id)).toBe('NOT_FOUND');
    expect((await delegate('approver', 'hr')).error).toBeUndefined();
    expect(await pending('hr')).toEqual([id]);
    expect(await pending('approver')).toEqual([id]);
    expect((await stage.get(id)).nodes[0]?.approvers[0]?.delegates).toEqual([stage.names.hr]);
    const { status, decisions } = await stage.does('hr', 'approve', id);
    expect(status).toBe('approved');
    expect(decisions.at(-1)).toMatchObject({ who: stage.names.hr, onBehalfOf: stage.names.approver });
  });

  it('counts from its first day through its last, and no more when it is ended', async () => {
    const id = await stage.submitted();
    await delegate('approver', 'hr', { startsOn: inDays(1) });
    await delegate('approver', 'manager', { startsOn: inDays(-3), endsOn: inDays(-1) });
    expect([await pending('hr'), await pending('manager')]).toEqual([[], []]);
    const { data } = await delegate('approver', 'hr');
    expect(await pending('hr')).toEqual([id]);
    await stage.callers.approver.call('approvals/delegations/end-delegation', { id: (data as { id: number }).id });
    expect(await pending('hr')).toEqual([]);
    await stage.does('clerk', 'withdraw', id);
  });

  it('never lets anybody approve what they submitted', async () => {
    await delegate('approver', 'clerk');
    const id = await stage.submitted();
    expect(await pending('clerk')).toEqual([]);
    expect((await stage.get(id)).mine).toBe(false);
    expect(await stage.tries('clerk', 'approve', id)).toBe('OWN_SUBMISSION');
    await stage.does('clerk', 'withdraw', id);
  });

  it('goes one step: who stands in for a stand-in does not stand in for the first', async () => {
    await delegate('approver', 'hr');
    await delegate('hr', 'manager');
    const id = await stage.submitted();
    expect([await pending('hr'), await pending('manager')]).toEqual([[id], []]);
    await stage.does('clerk', 'withdraw', id);
  });

  it('does not go in a circle, nor to oneself, nor for longer than a year', async () => {
    await delegate('approver', 'hr');
    expect((await delegate('hr', 'approver')).error?.code).toBe('DELEGATION_LOOP');
    expect((await delegate('hr', 'approver', { startsOn: inDays(30), endsOn: inDays(31) })).error).toBeUndefined();
    expect((await delegate('approver', 'approver')).error?.code).toBe('DELEGATION_TO_ONESELF');
    expect((await delegate('approver', 'manager', { endsOn: inDays(500) })).error?.code).toBe('DELEGATION_TOO_LONG');
    expect((await delegate('approver', 'manager', { endsOn: inDays(-1) })).error?.code).toBe('VALIDATION_FAILED');
  });

  it('is not given both ways by two who ask at the same moment', async () => {
    const answers = await Promise.all([delegate('hr', 'manager'), delegate('manager', 'hr')]);
    expect(answers.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual(['DELEGATION_LOOP', 'done']);
  });

  it('ends with who gave it: nobody decides for somebody who is gone', async () => {
    await delegate('approver', 'hr');
    const id = await stage.submitted();
    await stage.server.prisma.user.update({ where: { id: stage.ids.approver }, data: { status: 'disabled' } });
    expect(await pending('hr')).toEqual([]);
    expect((await stage.get(id)).current?.isStuck).toBe(true);
    await stage.server.prisma.user.update({ where: { id: stage.ids.approver }, data: { status: 'active' } });
    await stage.does('clerk', 'withdraw', id);
  });

  it('is seen by its two sides only, and ended by who gave it', async () => {
    const { data } = await delegate('approver', 'hr');
    const { id } = data as { id: number };
    const listed = async (person: Person) => {
      const { data: list } = await stage.callers[person].call('approvals/delegations/list-delegations', {});
      return (list as { rows: { id: number; direction: string; state: string }[] }).rows.map(({ direction, state }) => [direction, state]);
    };
    expect([await listed('approver'), await listed('hr'), await listed('manager')]).toEqual([
      [['given', 'active']],
      [['received', 'active']],
      [],
    ]);
    expect((await stage.callers.hr.call('approvals/delegations/end-delegation', { id })).error?.code).toBe('NOT_FOUND');
  });
});
