import { approvalActions } from '@wagewright/contracts/approvals/instances';
import { refuseChanges } from '@wagewright/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { approvalStageForAll, node, type Person } from './stage.ts';

/** What comes through to the audit is refused there by the test: it could have been done. */
const through = 503;

/** Who submits, who is asked first and then, and who looks after all. */
const people = ['clerk', 'approver', 'manager', 'administrator'] as const satisfies readonly Person[];

describe('the buttons of an approval', () => {
  const stage = approvalStageForAll();
  beforeAll(async () => await stage.useNodes([node('First', [stage.user('approver')]), node('Second', [stage.user('manager')])]));

  /** What an action needs to know, so that nothing but the approval itself can refuse it. */
  const answersOf = (action: string, asked: number): object => {
    if (action === 'replace-approver') return { approver: asked, to: stage.ids.kunmingApprover };
    if (action === 'add-signer') return { to: stage.ids.kunmingApprover, when: 'after' };
    return action === 'forward' || action === 'delegate' ? { to: stage.ids.kunmingApprover } : {};
  };

  /** What each person is shown, and what they could do, by trying all of it. */
  async function shownAndPossible(id: number): Promise<Record<string, readonly [shown: string[], possible: string[]]>> {
    const found: Record<string, readonly [string[], string[]]> = {};
    for (const person of people) {
      const seen = await stage.callers[person].call('approvals/instances/get-instance', { id });
      const shown = seen.status === 404 ? [] : (await stage.get(id, person)).actions;
      const { version, nodes } = await stage.get(id, 'administrator');
      const asked = nodes.find((one) => one.status === 'current')?.approvers.find((one) => one.status === 'asked')?.userId ?? 1;
      const possible: string[] = [];
      await using _refusing = await refuseChanges(stage.server.database.url);
      for (const action of approvalActions) {
        const input = { id, version, remarks: 'tried', ...answersOf(action, asked) };
        const { status } = await stage.callers[person].call(`approvals/instances/${action}-instance`, input);
        if (status === through) possible.push(action);
        else expect([403, 404, 409], `${person} ${action}`).toContain(status);
      }
      found[person] = [[...shown].sort(), possible.sort()];
    }
    return found;
  }

  const states: readonly (readonly [status: string, to: (id: number) => Promise<unknown>])[] = [
    ['pending-approval', async () => undefined],
    ['in-approval', (id) => stage.does('approver', 'approve', id).then(() => undefined)],
    ['approved', async (id) => [await stage.does('approver', 'approve', id), await stage.does('manager', 'approve', id)]],
    ['rejected', (id) => stage.does('approver', 'reject', id)],
    ['rolled-back', (id) => stage.does('approver', 'roll-back', id)],
    ['draft', async (id) => [await stage.does('approver', 'roll-back', id), await stage.does('clerk', 'reset', id)]],
    ['cancelled', (id) => stage.does('clerk', 'withdraw', id)],
  ];

  it.each(states)('%s: each that shows can be pressed, and none that cannot shows', async (status, to) => {
    const id = await stage.submitted();
    await to(id);
    expect((await stage.get(id, 'administrator')).status).toBe(status);
    const found = await shownAndPossible(id);
    for (const [person, [shown, possible]] of Object.entries(found) as [Person, readonly [string[], string[]]][])
      expect([person, shown]).toEqual([person, possible]);
    const isOver = ['approved', 'rejected', 'cancelled'].includes(status);
    expect(Object.values(found).some(([shown]) => shown.length > 0)).toBe(!isOver);
  });
});
