import { beforeAll, describe, expect, it } from 'vitest';
import { approvalStageForAll, node } from './stage.ts';

/** Every action of the specification (portal §4: approval actions), with the status that it leads to. */
describe('the actions of an approval', () => {
  const stage = approvalStageForAll();
  const batchOf = async (id: number): Promise<string> => {
    const { subjectId } = await stage.server.prisma.approvalInstance.findUniqueOrThrow({ where: { id } });
    return await stage.batchStatus(subjectId);
  };
  beforeAll(async () => {
    await stage.useNodes([node('First', [stage.user('approver')]), node('Second', [stage.user('hr'), stage.user('manager')])]);
  });

  it('submit: pending approval, and the first node is asked', async () => {
    const id = await stage.submitted();
    const view = await stage.get(id, 'approver');
    expect([view.status, view.mine, await batchOf(id)]).toEqual(['pending-approval', true, 'pending-approval']);
    expect(view.nodes.map(({ status }) => status)).toEqual(['current', 'waiting']);
    expect(view.actions).toEqual(['approve', 'reject', 'roll-back', 'forward', 'add-signer', 'delegate', 'remark']);
    expect((await stage.get(id)).actions).toEqual(['withdraw', 'remark']);
  });

  it('approve: in approval at the first decision, approved after the last; one of any is enough', async () => {
    const id = await stage.submitted();
    expect((await stage.does('approver', 'approve', id)).status).toBe('in-approval');
    expect(await batchOf(id)).toBe('in-approval');
    expect(await stage.tries('approver', 'approve', id)).toBe('NOT_YOUR_TURN');
    expect((await stage.does('manager', 'approve', id)).status).toBe('approved');
    expect(await batchOf(id)).toBe('approved');
    expect(await stage.tries('hr', 'approve', id)).toBe('ILLEGAL_TRANSITION');
    expect((await stage.get(id)).actions).toEqual([]);
  });

  it('reject: rejected, with remarks, at any node', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'approve', id);
    expect(await stage.tries('hr', 'reject', id, { remarks: '' })).toBe('VALIDATION_FAILED');
    expect((await stage.does('hr', 'reject', id)).status).toBe('rejected');
    expect(await batchOf(id)).toBe('rejected');
  });

  it('roll back to a node: in approval there, and what was decided from there on is decided again', async () => {
    const id = await stage.submitted();
    expect(await stage.tries('approver', 'roll-back', id, { to: 1 })).toBe('NODE_NOT_EARLIER');
    const [first] = (await stage.does('approver', 'approve', id)).nodes;
    expect((await stage.get(id, 'hr')).earlierNodes).toEqual([first?.sequence]);
    const view = await stage.does('hr', 'roll-back', id, { to: first?.sequence });
    expect([view.status, view.current?.name.en]).toEqual(['in-approval', 'First']);
    expect(view.nodes.map(({ status }) => status)).toEqual(['current', 'waiting']);
    await stage.does('approver', 'approve', id);
    expect((await stage.does('hr', 'approve', id)).status).toBe('approved');
  });

  it('roll back to the submitter: rolled back; reset to draft; submit again under the same history', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'approve', id);
    expect((await stage.does('hr', 'roll-back', id)).status).toBe('rolled-back');
    expect(await batchOf(id)).toBe('calculated');
    expect((await stage.get(id)).actions).toEqual(['cancel', 'reset']);
    expect((await stage.does('clerk', 'reset', id)).status).toBe('draft');
    expect((await stage.get(id)).actions).toEqual(['cancel', 'submit']);
    const again = await stage.does('clerk', 'submit', id);
    expect([again.status, await batchOf(id)]).toEqual(['pending-approval', 'pending-approval']);
    expect(again.nodes.map(({ status }) => status)).toEqual(['current', 'waiting']);
    expect(again.decisions.map(({ action }) => action)).toEqual(['submit', 'approve', 'roll-back', 'reset', 'submit']);
  });

  it('rolled back and submitted from the batch’s own page it is the same approval too', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'roll-back', id);
    const { subjectId } = await stage.server.prisma.approvalInstance.findUniqueOrThrow({ where: { id } });
    const { version } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id: subjectId } });
    const { data } = await stage.callers.clerk.call('payroll/batches/submit-batch', { id: subjectId, version });
    expect(data).toMatchObject({ approvalInstanceId: id, status: 'pending-approval' });
  });

  it('cancel: what came back is given up for good', async () => {
    const id = await stage.submitted();
    expect(await stage.tries('clerk', 'cancel', id)).toBe('ILLEGAL_TRANSITION');
    await stage.does('approver', 'roll-back', id);
    expect((await stage.does('clerk', 'cancel', id)).status).toBe('cancelled');
    expect(await batchOf(id)).toBe('calculated');
    expect(await stage.tries('clerk', 'reset', id)).toBe('ILLEGAL_TRANSITION');
  });

  it('withdraw: cancelled, by who submitted it only, also after the first decision', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'approve', id);
    expect(await stage.tries('hr', 'withdraw', id)).toBe('NOT_SUBMITTER');
    expect((await stage.does('clerk', 'withdraw', id)).status).toBe('cancelled');
    expect(await batchOf(id)).toBe('withdrawn');
  });

  it('forward: another person decides in one’s place, and one is out', async () => {
    const id = await stage.submitted();
    expect(await stage.tries('approver', 'forward', id, { to: stage.ids.clerk })).toBe('CANNOT_BE_ASKED');
    expect(await stage.tries('approver', 'forward', id, { to: stage.ids.approver })).toBe('ASKED_ALREADY');
    const view = await stage.does('approver', 'forward', id, { to: stage.ids.manager });
    expect(view.mine).toBe(false);
    expect(view.nodes[0]?.approvers.map(({ userId, status }) => [userId, status])).toEqual(
      expect.arrayContaining([
        [stage.ids.approver, 'passed-on'],
        [stage.ids.manager, 'asked'],
      ]),
    );
    expect(await stage.tries('approver', 'approve', id)).toBe('NOT_YOUR_TURN');
    expect((await stage.does('manager', 'approve', id)).current?.name.en).toBe('Second');
  });

  it('forwarded and forwarded back it is one’s own again', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'forward', id, { to: stage.ids.manager });
    await stage.does('manager', 'forward', id, { to: stage.ids.approver });
    expect((await stage.does('approver', 'approve', id)).status).toBe('in-approval');
  });

  it('add a signer before: they sign first, then it comes back', async () => {
    const id = await stage.submitted();
    const view = await stage.does('approver', 'add-signer', id, { to: stage.ids.kunmingApprover, when: 'before' });
    expect(view.nodes.map(({ name, status }) => [name.en, status])).toEqual([
      ['Further signer', 'current'],
      ['First', 'waiting'],
      ['Second', 'waiting'],
    ]);
    expect(await stage.tries('approver', 'approve', id)).toBe('NOT_YOUR_TURN');
    await stage.does('kunmingApprover', 'approve', id);
    expect((await stage.does('approver', 'approve', id)).current?.name.en).toBe('Second');
  });

  it('add a signer after: they sign when one has approved, before the next node', async () => {
    const id = await stage.submitted();
    const view = await stage.does('approver', 'add-signer', id, { to: stage.ids.kunmingApprover, when: 'after' });
    expect(view.mine).toBe(true);
    expect((await stage.does('approver', 'approve', id)).current?.name.en).toBe('Further signer');
    expect((await stage.does('kunmingApprover', 'approve', id)).current?.name.en).toBe('Second');
  });

  it('delegate: somebody decides on one’s behalf, and one still can', async () => {
    const id = await stage.submitted();
    expect((await stage.does('approver', 'delegate', id, { to: stage.ids.manager })).mine).toBe(true);
    const seen = await stage.get(id, 'manager');
    expect([seen.mine, seen.onBehalfOf]).toEqual([true, stage.names.approver]);
    expect(await stage.tries('manager', 'delegate', id, { to: stage.ids.kunmingApprover })).toBe('NOT_YOUR_TURN');
    const { decisions } = await stage.does('manager', 'approve', id);
    expect(decisions.at(-1)).toMatchObject({ action: 'approve', who: stage.names.manager, onBehalfOf: stage.names.approver });
  });

  it('each action takes remarks, and they stand in the history', async () => {
    const id = await stage.submitted();
    await stage.does('approver', 'forward', id, { to: stage.ids.manager });
    const { decisions } = await stage.does('manager', 'reject', id);
    expect(decisions.slice(1).map(({ remarks }) => remarks)).toEqual(['forward by approver', 'reject by manager']);
  });

  it('nobody approves what they submitted: not by being named, forwarded to, added or delegated to', async () => {
    await stage.useNodes([node('Own', [stage.user('clerk'), stage.user('approver')])]);
    const id = await stage.submitted();
    expect((await stage.get(id)).nodes[0]?.approvers.map(({ userId }) => userId)).toEqual([stage.ids.approver]);
    for (const [verb, more] of [
      ['forward', {}],
      ['add-signer', { when: 'before' }],
      ['delegate', {}],
    ] as const)
      expect([verb, await stage.tries('approver', verb, id, { to: stage.ids.clerk, ...more })]).toEqual([verb, 'CANNOT_BE_ASKED']);
    const to = stage.ids.hr;
    const inputs = { approve: {}, reject: {}, 'roll-back': {}, forward: { to }, delegate: { to }, 'add-signer': { to, when: 'after' } };
    for (const [verb, input] of Object.entries(inputs))
      expect([verb, await stage.tries('clerk', verb, id, input)]).toEqual([verb, 'OWN_SUBMISSION']);
  });

  it('who is not asked has no part in it, as if it did not exist', async () => {
    await stage.useNodes([node('Only', [stage.user('approver')])]);
    const id = await stage.submitted();
    expect(await stage.tries('kunmingApprover', 'approve', id)).toBe('NOT_FOUND');
  });

  it('shows each status by the label of the specification', async () => {
    const { approvalMachine } = await import('@wagewright/contracts/approvals/instances');
    expect(Object.fromEntries(Object.entries(approvalMachine.labels).map(([status, label]) => [status, label.en]))).toEqual({
      draft: 'Draft',
      'pending-approval': 'In approval',
      'in-approval': 'In approval',
      approved: 'Approved',
      rejected: 'Rejected',
      cancelled: 'Cancelled',
      'rolled-back': 'Rollback',
    });
  });
});
