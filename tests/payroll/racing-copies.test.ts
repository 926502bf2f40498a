import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAllowedMove, knownStates, moveText } from '../support/allowed-moves.ts';
import { awayStatus, countWalks, walkAll } from '../support/walks.ts';

interface Seen {
  readonly solution: { readonly id: number; readonly version: number; readonly needsRelease: boolean };
  /** The draft, in approval or not; else the latest copy. */
  readonly copy: { readonly number: number; readonly version: number; readonly status: string; readonly approvalInstanceId: number | null };
  readonly approvalVersion: number | null;
}
interface Told {
  readonly status: string;
  readonly event?: string;
}

/** Sequences of `stepsPerWalk` steps; thousands where somebody asks for them: `COPY_WALKS=10000`. */
const walks = { variable: 'COPY_WALKS', usual: 4, lanes: 4 };
const stepsPerWalk = Number(process.env['WALK_STEPS'] ?? 20);
/** A solution is walked so often, then the next one, so that there are never many copies to look through. */
const walksPerSolution = 50;

const keptOf = `
  SELECT json_build_object('id', s.id, 'version', s.version, 'needsRelease', s.needs_release) AS solution,
    (SELECT json_build_object('number', c.number, 'version', c.version, 'status', c.status, 'approvalInstanceId', c.approval_instance_id)
       FROM solution_copy c WHERE c.solution_id = s.id ORDER BY c.status IN ('draft', 'releasing') DESC, c.number DESC LIMIT 1) AS copy,
    (SELECT version FROM approval_instance WHERE id = (
       SELECT c.approval_instance_id FROM solution_copy c WHERE c.solution_id = s.id ORDER BY c.status IN ('draft', 'releasing') DESC, c.number DESC LIMIT 1))
      AS "approvalVersion",
    (SELECT array_agg(c.status) FROM solution_copy c WHERE c.solution_id = s.id) AS statuses
  FROM solution s WHERE s.id = $1`;

describe('two racing clients walking the states of a solution and its copies at random (R9)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clerks: TestCaller[] = [];
  let approver: TestCaller;
  let pool: pg.Pool;
  let made = 0;
  const solutionIds: number[] = [];
  beforeAll(async () => {
    clerks.push(await server.signedIn(demoSignIns.clerk.account), await server.signedIn(demoSignIns.clerk.account));
    approver = await server.signedIn(demoSignIns.approver.account);
    pool = new pg.Pool({ connectionString: server.database.url, max: walks.lanes });
  });
  afterAll(() => pool.end());

  async function newSolution(): Promise<number> {
    const { legalEntityId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    made += 1;
    const wanted = { code: `WALK_${made}`, name: { en: `Walk ${made}` }, legalEntityId, periodType: 'biweekly' };
    const { data } = await (clerks[0] as TestCaller).call('payroll/solutions/create-solution', wanted);
    const { id: solutionId } = data as { id: number };
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } });
    await server.prisma.solutionUser.create({ data: { solutionId, userId, role: 'approver' } });
    solutionIds.push(solutionId);
    return solutionId;
  }

  /** A solution as it is kept at one moment, found to be sound. */
  async function look(solutionId: number): Promise<Seen> {
    const { rows } = await pool.query<Seen & { statuses: string[] }>({ name: 'kept', text: keptOf, values: [solutionId] });
    const [seen] = rows;
    if (!seen?.copy) throw new Error(`Solution ${solutionId} has no copy.`);
    const count = (...statuses: string[]) => seen.statuses.filter((status) => statuses.includes(status)).length;
    for (const status of seen.statuses) expect([...knownStates('solution-copy')]).toContain(status);
    expect(count('draft', 'releasing'), 'drafts').toBeLessThanOrEqual(1);
    expect(count('published'), 'published copies').toBeLessThanOrEqual(1);
    return seen;
  }

  type Try = (clerk: TestCaller, seen: Seen) => ReturnType<TestCaller['call']>;
  const ofCopy =
    (verb: string, more: object = {}): Try =>
    (clerk, { solution, copy: { number, version } }) =>
      clerk.call(`payroll/copies/${verb}`, { solutionId: solution.id, number, version, ...more });
  const message = (code: string, text: string) => ({ changes: [{ part: { kind: 'message', code }, value: { en: text } }] });
  const decide =
    (verb: string): Try =>
    (_clerk, { copy: { approvalInstanceId }, approvalVersion }) =>
      approver.call(`approvals/instances/${verb}-instance`, {
        id: approvalInstanceId ?? 1,
        version: approvalVersion ?? 1,
        remarks: 'walk',
      });
  const ofSolution =
    (verb: string, more: (seen: Seen) => object): Try =>
    (clerk, seen) =>
      clerk.call(`payroll/solutions/${verb}`, { id: seen.solution.id, version: seen.solution.version, ...more(seen) });
  const makeDraft: Try = (clerk, { solution }) => clerk.call('payroll/copies/make-draft', { solutionId: solution.id });
  let count = 0;
  /** Ways on are listed more often than ways out, so that the walk gets about. */
  const tries: readonly Try[] = [
    makeDraft,
    makeDraft,
    (clerk, seen) => ofCopy('save-draft', message('A', `${count++}`))(clerk, seen),
    (clerk, seen) => ofCopy('save-draft', message('B', `${count++}`))(clerk, seen),
    ofCopy('publish-copy', { remarks: 'walk' }),
    ofCopy('publish-copy', { remarks: 'walk' }),
    ofCopy('withdraw-release'),
    ofCopy('discard-draft'),
    decide('approve'),
    decide('reject'),
    ofSolution('update-solution', ({ solution }) => ({ needsRelease: !solution.needsRelease })),
    ofSolution('switch-solution', () => ({ active: true })),
    ofSolution('switch-solution', () => ({ active: false })),
  ];

  it(`never leave the tables of transitions (${countWalks(walks)} walks)`, { timeout: 14_400_000 }, async () => {
    let done = 0;
    const lanes = new Map<number, { readonly solutionId: number; walked: number }>();
    await walkAll(walks, async ({ pick }, lane) => {
      let own = lanes.get(lane);
      if (!own || own.walked >= walksPerSolution) own = { solutionId: await newSolution(), walked: 0 };
      lanes.set(lane, own);
      own.walked += 1;
      let seen = await look(own.solutionId);
      for (let step = 0; step < stepsPerWalk; step++) {
        const before = seen;
        for (const { status, error } of await Promise.all(clerks.map((clerk) => pick(tries)(clerk, before)))) {
          expect([200, 404, 409, awayStatus], `${error?.method}: ${error?.message}`).toContain(status);
          if (status === 200) done += 1;
        }
        seen = await look(own.solutionId);
      }
    });
    expect(done).toBeGreaterThan((countWalks(walks) * stepsPerWalk) / 10);
  });

  it('every change that the audit tells is one that may be', async () => {
    const events = new Set<string>();
    for (const solutionId of solutionIds) {
      const copyIds = (await server.prisma.solutionCopy.findMany({ where: { solutionId }, select: { id: true } })).map(({ id }) =>
        String(id),
      );
      const moves = async (entity: string, entityIds: readonly string[]) =>
        (await server.prisma.auditEntry.findMany({ where: { entity, entityId: { in: [...entityIds] } } })).flatMap(({ before, after }) =>
          before && after ? [[before, after] as unknown as [Told, Told]] : [],
        );
      for (const [before, { status, event = 'edit' }] of await moves('solution-copy', copyIds)) {
        expect(isAllowedMove('solution-copy', before.status, event, status), moveText(before.status, event, status)).toBe(true);
        events.add(event);
      }
      for (const [before, { status, event = 'change' }] of await moves('solution', [String(solutionId)]))
        expect(isAllowedMove('solution', before.status, event, status), moveText(before.status, event, status)).toBe(true);
    }
    expect(events.size).toBeGreaterThan(3);
  });
});
