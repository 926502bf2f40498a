import { describe, expect, it } from 'vitest';
import { approvalStageForAll, node } from './stage.ts';

interface Preview {
  readonly process: string | null;
  readonly nodes: readonly {
    readonly applies: boolean;
    readonly people: readonly { readonly id: number; readonly problem: string | null }[];
    readonly problems: readonly string[];
  }[];
  readonly problems: readonly string[];
}

describe('a process of approval', () => {
  const stage = approvalStageForAll();
  const preview = async (batchId: number, nodes?: readonly object[]): Promise<Preview> => {
    const input = { kind: 'payroll-batch', subjectId: batchId, ...(nodes ? { nodes } : {}) };
    const { data, error } = await stage.callers.clerk.call('approvals/processes/preview-process', input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Preview;
  };
  const submit = async (id: number) => {
    const { version } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id } });
    return await stage.callers.clerk.call('payroll/batches/submit-batch', { id, version });
  };

  it('is the kind’s own where none was made: the solution’s approvers, one of whom is enough', async () => {
    const { process, nodes } = await preview(await stage.newBatch());
    expect(process).toBeNull();
    expect(nodes.map(({ people }) => people.map(({ id }) => id))).toEqual([[stage.ids.approver]]);
  });

  it('all of: everybody has to agree, in any order', async () => {
    await stage.useNodes([node('All', [stage.user('approver'), stage.user('hr')], { mode: 'all-of' })]);
    const id = await stage.submitted();
    expect((await stage.does('hr', 'approve', id)).status).toBe('in-approval');
    expect(await stage.tries('hr', 'approve', id)).toBe('NOT_YOUR_TURN');
    expect((await stage.does('approver', 'approve', id)).status).toBe('approved');
  });

  it('in sequence: one after the other, each asked when it is their turn', async () => {
    await stage.useNodes([node('Order', [stage.user('hr'), stage.user('approver')], { mode: 'in-sequence' })]);
    const id = await stage.submitted();
    expect(await stage.tries('approver', 'approve', id)).toBe('NOT_YOUR_TURN');
    expect((await stage.get(id, 'approver')).mine).toBe(false);
    await stage.does('hr', 'approve', id);
    expect((await stage.does('approver', 'approve', id)).status).toBe('approved');
  });

  it('finds approvers by role, by supervisor and by department’s manager', async () => {
    const { prisma } = stage.server;
    const clerk = await prisma.user.findUniqueOrThrow({ where: { id: stage.ids.clerk } });
    const managerEmployeeId = (await prisma.user.findUniqueOrThrow({ where: { id: stage.ids.manager } })).employeeId;
    await prisma.assignment.updateMany({ where: { employeeId: clerk.employeeId ?? 0 }, data: { supervisorId: managerEmployeeId } });
    const nodes = [
      node('Supervisor', [{ by: 'supervisor', level: 1, of: 'submitter' }]),
      node('Role', [{ by: 'role', role: 'administrator' }]),
      node('Above', [{ by: 'supervisor', level: 9, of: 'submitter' }]),
      node('Subject', [{ by: 'department-manager', of: 'subject' }]),
    ];
    const { nodes: planned } = await preview(await stage.newBatch(), nodes);
    expect(planned[0]?.people.map(({ id }) => id)).toEqual([stage.ids.manager]);
    expect(planned[1]?.people.map(({ id }) => id)).toEqual([stage.ids.administrator]);
    expect(planned[2]?.problems).toEqual(['no-supervisor', 'nobody']);
    expect(planned[3]?.problems).toEqual(['no-person', 'nobody']);
  });

  it('asks a node only where its conditions hold, and shows the others as skipped', async () => {
    const condition = (fact: string, operator: string, value: string) => ({ conditions: [{ fact, operator, value }] });
    await stage.useNodes([
      node('Regular', [stage.user('hr')], condition('type', 'equals', 'normal')),
      node('Few', [stage.user('approver')], condition('payees', 'at-most', '3')),
      node('Many', [stage.user('hr')], condition('payees', 'greater', '3')),
      node('Always', [stage.user('manager')]),
    ]);
    const id = await stage.submitted();
    expect((await stage.get(id)).nodes.map(({ status }) => status)).toEqual(['skipped', 'current', 'skipped', 'waiting']);
    await stage.does('approver', 'approve', id);
    expect((await stage.does('manager', 'approve', id)).status).toBe('approved');
  });

  it('asks whom the preview has shown, and nobody else', async () => {
    await stage.useNodes([node('Two', [stage.user('clerk'), stage.user('hr'), stage.user('approver')])]);
    const batchId = await stage.newBatch();
    const [shown] = (await preview(batchId)).nodes;
    expect(shown?.people.map(({ id, problem }) => [id, problem])).toEqual([
      [stage.ids.clerk, 'submitter'],
      [stage.ids.hr, null],
      [stage.ids.approver, null],
    ]);
    const { data } = await submit(batchId);
    const [asked] = (await stage.get((data as { approvalInstanceId: number }).approvalInstanceId)).nodes;
    expect(asked?.approvers.map(({ userId }) => userId)).toEqual([stage.ids.hr, stage.ids.approver]);
  });

  it('with nobody at a node refuses the submission and says which and why', async () => {
    await stage.useNodes([node('Fine', [stage.user('approver')]), node('Lonely', [stage.user('clerk')])]);
    const batchId = await stage.newBatch();
    const { error } = await submit(batchId);
    expect([error?.code, await stage.batchStatus(batchId)]).toEqual(['APPROVER_MISSING', 'calculated']);
    expect(error?.message).toBe(
      'It cannot be submitted: step 2, “Lonely”, has nobody who could approve it. Only whoever submits it is named there, and nobody approves what they submitted. Have the approval process or the people it names put right.',
    );
  });

  it('of which no node applies refuses the submission too', async () => {
    await stage.useNodes([node('Never', [stage.user('approver')], { conditions: [{ fact: 'payees', operator: 'less', value: '0' }] })]);
    expect((await submit(await stage.newBatch())).error?.code).toBe('NO_NODE_APPLIES');
  });

  it('is kept by what is under way when it changes', async () => {
    await stage.useNodes([node('Old', [stage.user('approver')])]);
    const id = await stage.submitted();
    await stage.useNodes([node('New', [stage.user('hr')]), node('Newer', [stage.user('manager')])]);
    expect((await stage.get(id)).nodes.map(({ name }) => name.en)).toEqual(['Old']);
    expect((await stage.does('approver', 'approve', id)).status).toBe('approved');
    expect((await stage.get(await stage.submitted())).nodes.map(({ name }) => name.en)).toEqual(['New', 'Newer']);
  });

  it.each([
    ['a fact that there is not', { conditions: [{ fact: 'mood', operator: 'equals', value: '1' }] }],
    ['a number that is none', { conditions: [{ fact: 'net', operator: 'less', value: 'much' }] }],
    ['an order of options', { conditions: [{ fact: 'type', operator: 'less', value: 'normal' }] }],
    ['somebody who does not exist', { approvers: [{ by: 'user', user: 2_000_000 }] }],
    ['a role that does not exist', { approvers: [{ by: 'role', role: 'emperor' }] }],
  ])('cannot be saved with %s', async (_what, wrong) => {
    const living = await stage.server.prisma.approvalProcess.findFirstOrThrow({ where: { retiredAt: null } });
    const nodes = [node('Right', [stage.user('hr')]), node('Wrong', [stage.user('hr')], wrong)];
    const input = { id: living.id, version: living.version, name: 'Test', nodes };
    const { error } = await stage.callers.clerk.call('approvals/processes/update-process', input);
    expect(error?.code).toBe('PROCESS_UNSOUND');
    expect(error?.message).toContain('Step 2');
  });

  it('is saved by one of two who saw the same, and there is one for a solution', async () => {
    const { id, version } = await stage.server.prisma.approvalProcess.findFirstOrThrow({ where: { retiredAt: null } });
    const input = { id, version, name: 'Race', nodes: [node('Race', [stage.user('hr')])] };
    const answers = await Promise.all([1, 2].map(() => stage.callers.clerk.call('approvals/processes/update-process', input)));
    expect(answers.map(({ error }) => error?.code ?? 'done').toSorted()).toEqual(['STALE_VERSION', 'done']);
    const { error } = await stage.callers.clerk.call('approvals/processes/create-process', {
      kind: 'payroll-batch',
      solutionId: stage.solutionId,
      name: 'Second',
      nodes: input.nodes,
    });
    expect(error?.code).toBe('PROCESS_EXISTS');
  });
});
