import { describe, expect, it } from 'vitest';
import { isAllowedMove, knownStates, moveText } from '../support/allowed-moves.ts';
import { type ApprovalStage, approvalStageForAll, node, type Person, peopleNames } from './stage.ts';

/** `APPROVAL_WALKS=10000 npx vitest run --project tests tests/approvals/random-walk.test.ts` walks as often as the issue asks for. */
const walks = Number(process.env['APPROVAL_WALKS'] ?? 16);
const stepsMax = 14;

/** A small generator of its own seed, so that a failing walk can be walked again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const verbs = [
  'approve',
  'approve',
  'reject',
  'roll-back',
  'roll-back',
  'forward',
  'add-signer',
  'delegate',
  'withdraw',
  'cancel',
  'reset',
  'submit',
  'replace-approver',
  'remark',
];
const isOpen = (status: string): boolean => status === 'pending-approval' || status === 'in-approval';
const ends = new Set(['approved', 'rejected', 'cancelled']);

/** What a verb needs to know, chosen at random; much of it is refused. */
function inputFor(verb: string, pick: <Item>(items: readonly Item[]) => Item, stage: ApprovalStage, sequences: readonly number[]): object {
  const to = stage.ids[pick(peopleNames)];
  if (verb === 'add-signer') return { to, when: pick(['before', 'after']) };
  if (verb === 'replace-approver') return { to, approver: stage.ids[pick(peopleNames)] };
  if (verb === 'forward' || verb === 'delegate') return { to };
  return verb === 'roll-back' && pick([true, false]) && sequences.length > 0 ? { to: pick(sequences) } : {};
}

describe('two racing clients walking an approval at random (R9)', () => {
  const stage = approvalStageForAll();

  /** What must be true of an approval at any moment. */
  async function requireSound(id: number): Promise<void> {
    const row = await stage.server.prisma.approvalInstance.findUniqueOrThrow({
      where: { id },
      include: { nodes: { include: { approvers: true } }, decisions: true },
    });
    const current = row.nodes.filter(({ status }) => status === 'current');
    expect([...knownStates('approval')]).toContain(row.status);
    expect(current.length, `${row.status}: nodes that are asked`).toBe(isOpen(row.status) ? 1 : 0);
    if (isOpen(row.status))
      expect(
        current[0]?.approvers.some(({ status }) => status === 'asked'),
        'somebody is asked',
      ).toBe(true);
    const asked = row.nodes.flatMap(({ approvers }) => approvers).map(({ userId }) => userId);
    expect(asked, 'the submitter is not asked').not.toContain(row.submittedByUserId);
    for (const { action, userId } of row.decisions)
      if (['approve', 'reject', 'roll-back'].includes(action)) expect(userId).not.toBe(row.submittedByUserId);
    expect(row.endedAt === null, `${row.status} has an end`).toBe(isOpen(row.status) || row.status === 'draft');
    const expected: Record<string, readonly string[]> = {
      'pending-approval': ['pending-approval'],
      'in-approval': ['in-approval'],
      approved: ['approved'],
      rejected: ['rejected'],
      cancelled: ['withdrawn', 'calculated'],
      'rolled-back': ['calculated'],
      draft: ['calculated'],
    };
    expect(expected[row.status], `the batch of one that is ${row.status}`).toContain(await stage.batchStatus(row.subjectId));
  }

  it(`never finds an illegal state, a double decision or a stuck approval (${walks} walks)`, { timeout: 3_600_000 }, async () => {
    await stage.useNodes([
      node('Any', [stage.user('approver'), stage.user('hr')]),
      node('All', [stage.user('manager'), stage.user('hr')], { mode: 'all-of' }),
      node('Order', [stage.user('approver'), stage.user('kunmingApprover')], { mode: 'in-sequence' }),
    ]);
    const next = random(2_026);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
    const reached = new Set<string>();
    for (let walk = 0; walk < walks; walk++) {
      const id = await stage.submitted();
      for (let step = 0; step < stepsMax; step++) {
        const seen = await stage.get(id, 'administrator');
        if (ends.has(seen.status)) break;
        const sequences = seen.nodes.map(({ sequence }) => sequence);
        const moves = [0, 1].map(() => {
          const verb = pick(verbs);
          return { verb, person: pick(peopleNames) as Person, input: inputFor(verb, pick, stage, sequences) };
        });
        const answers = await Promise.all(
          moves.map(({ verb, person, input }) =>
            stage.callers[person].call(`approvals/instances/${verb}-instance`, { id, version: seen.version, remarks: 'walk', ...input }),
          ),
        );
        for (const { status, error } of answers) expect([200, 403, 404, 409], `${error?.method}: ${error?.message}`).toContain(status);
        expect(answers.filter(({ status }) => status === 200).length, 'both won with one version').toBeLessThanOrEqual(1);
        for (const [index, { status }] of answers.entries())
          if (status === 200) {
            const verb = moves[index]?.verb ?? '';
            const { status: to } = await stage.get(id, 'administrator');
            expect(isAllowedMove('approval', seen.status, verb, to), moveText(seen.status, verb, to)).toBe(true);
            reached.add(moveText(seen.status, verb, to));
          }
        await requireSound(id);
      }
    }
    expect(reached.size, 'the walks went hardly anywhere').toBeGreaterThan(9);
  });

  it('an approval that everybody approves in their turn comes to its end', async () => {
    const id = await stage.submitted();
    for (let step = 0; step < 10; step++) {
      const { status } = await stage.get(id, 'administrator');
      if (ends.has(status)) break;
      for (const person of ['approver', 'hr', 'manager', 'kunmingApprover'] as const)
        if (
          (await stage.get(id, 'administrator')).nodes.some(
            (one) =>
              one.status === 'current' &&
              one.approvers.some(({ userId, status: part }) => userId === stage.ids[person] && part === 'asked'),
          )
        )
          await stage.tries(person, 'approve', id);
    }
    expect((await stage.get(id, 'administrator')).status).toBe('approved');
  });
});
