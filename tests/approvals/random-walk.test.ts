import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowedMove, knownStates, moveText } from '../support/allowed-moves.ts';
import { awayStatus, countWalks, type Walk, walkAll } from '../support/walks.ts';
import { type ApprovalStage, approvalStageForAll, node, type Person, peopleNames } from './stage.ts';

/** `APPROVAL_WALKS=10000 npx vitest run --project tests tests/approvals/random-walk.test.ts` walks as often as the issue asks for. */
const walks = { variable: 'APPROVAL_WALKS', usual: 16, lanes: 4 };
const stepsMax = 14;

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
function inputFor(verb: string, { pick }: Walk, stage: ApprovalStage, sequences: readonly number[]): object {
  const to = stage.ids[pick(peopleNames)];
  if (verb === 'add-signer') return { to, when: pick(['before', 'after']) };
  if (verb === 'replace-approver') return { to, approver: stage.ids[pick(peopleNames)] };
  if (verb === 'forward' || verb === 'delegate') return { to };
  return verb === 'roll-back' && pick([true, false]) && sequences.length > 0 ? { to: pick(sequences) } : {};
}

/** An approval with all that must fit together, as it is kept at one moment. */
interface Kept {
  readonly status: string;
  readonly version: number;
  readonly submittedBy: number;
  readonly hasEnded: boolean;
  readonly batch: string;
  readonly nodes: readonly { readonly sequence: number; readonly status: string }[];
  readonly approvers: readonly { readonly sequence: number; readonly userId: number; readonly status: string }[];
  readonly decisions: readonly { readonly action: string; readonly userId: number | null }[];
}

const keptOf = `
  SELECT i.status, i.version, i.submitted_by_user_id AS "submittedBy", i.ended_at IS NOT NULL AS "hasEnded",
    (SELECT status FROM batch WHERE id = i.subject_id) AS batch,
    (SELECT coalesce(json_agg(json_build_object('sequence', sequence, 'status', status) ORDER BY sequence), '[]')
       FROM approval_node WHERE instance_id = i.id) AS nodes,
    (SELECT coalesce(json_agg(json_build_object('sequence', sequence, 'userId', user_id, 'status', status) ORDER BY sequence, user_id), '[]')
       FROM approval_approver WHERE instance_id = i.id) AS approvers,
    (SELECT coalesce(json_agg(json_build_object('action', action, 'userId', user_id) ORDER BY id), '[]')
       FROM approval_decision WHERE instance_id = i.id) AS decisions
  FROM approval_instance i WHERE i.id = $1`;

/** What a batch may be while its approval is so. */
const batchStates: Readonly<Record<string, readonly string[]>> = {
  'pending-approval': ['pending-approval'],
  'in-approval': ['in-approval'],
  approved: ['approved'],
  rejected: ['rejected'],
  cancelled: ['withdrawn', 'calculated'],
  'rolled-back': ['calculated'],
  draft: ['calculated'],
};

/** What must be true of an approval at any moment. */
function requireSound({ status, submittedBy, hasEnded, batch, nodes, approvers, decisions }: Kept): void {
  const current = nodes.filter((one) => one.status === 'current');
  expect([...knownStates('approval')]).toContain(status);
  expect(current.length, `${status}: nodes that are asked`).toBe(isOpen(status) ? 1 : 0);
  const isAsked = approvers.some((one) => one.sequence === current[0]?.sequence && one.status === 'asked');
  if (isOpen(status)) expect(isAsked, 'somebody is asked').toBe(true);
  const asked = approvers.map(({ userId }) => userId);
  expect(asked, 'the submitter is not asked').not.toContain(submittedBy);
  for (const { action, userId } of decisions) if (['approve', 'reject', 'roll-back'].includes(action)) expect(userId).not.toBe(submittedBy);
  expect(!hasEnded, `${status} has an end`).toBe(isOpen(status) || status === 'draft');
  expect(batchStates[status], `the batch of one that is ${status}`).toContain(batch);
}

describe('two racing clients walking an approval at random (R9)', () => {
  const stage = approvalStageForAll();
  let pool: pg.Pool;
  beforeAll(() => {
    pool = new pg.Pool({ connectionString: stage.server.database.url, max: walks.lanes });
  });
  afterAll(() => pool.end());

  async function look(id: number): Promise<Kept> {
    const { rows } = await pool.query<Kept>({ name: 'kept', text: keptOf, values: [id] });
    const [kept] = rows;
    if (!kept) throw new Error(`There is no approval ${id}.`);
    requireSound(kept);
    return kept;
  }

  /** Two people try something at once with what they have seen. @returns what it has become, and the move that one of them made */
  async function step(walk: Walk, id: number, seen: Kept): Promise<{ after: Kept; move: string | undefined }> {
    const sequences = seen.nodes.map(({ sequence }) => sequence);
    const moves = [0, 1].map(() => {
      const verb = walk.pick(verbs);
      return { verb, person: walk.pick(peopleNames) as Person, input: inputFor(verb, walk, stage, sequences) };
    });
    const answers = await Promise.all(
      moves.map(({ verb, person, input }) =>
        stage.callers[person].call(`approvals/instances/${verb}-instance`, { id, version: seen.version, remarks: 'walk', ...input }),
      ),
    );
    for (const { status, error } of answers)
      expect([200, 403, 404, 409, awayStatus], `${error?.method}: ${error?.message}`).toContain(status);
    const won = moves.filter((_, index) => answers[index]?.status === 200);
    expect(won.length, 'both won with one version').toBeLessThanOrEqual(1);
    const after = await look(id);
    const [winner] = won;
    if (!winner) {
      expect(after, 'nobody won, and it is another').toEqual(seen);
      return { after, move: undefined };
    }
    const move = moveText(seen.status, winner.verb, after.status);
    expect(isAllowedMove('approval', seen.status, winner.verb, after.status), move).toBe(true);
    return { after, move };
  }

  it(`never finds an illegal state, a double decision or a stuck approval (${countWalks(walks)} walks)`, {
    timeout: 14_400_000,
  }, async () => {
    await stage.useNodes([
      node('Any', [stage.user('approver'), stage.user('hr')]),
      node('All', [stage.user('manager'), stage.user('hr')], { mode: 'all-of' }),
      node('Order', [stage.user('approver'), stage.user('kunmingApprover')], { mode: 'in-sequence' }),
    ]);
    const reached = new Set<string>();
    await walkAll(walks, async (walk) => {
      const id = await stage.submitted();
      let seen = await look(id);
      for (let count = 0; count < stepsMax && !ends.has(seen.status); count++) {
        const { after, move } = await step(walk, id, seen);
        if (move) reached.add(move);
        seen = after;
      }
    });
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
