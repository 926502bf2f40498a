import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAllowedMove, knownStates, moveText } from '../support/allowed-moves.ts';

interface Seen {
  readonly solution: { readonly id: number; readonly version: number; readonly needsRelease: boolean };
  /** The draft, in approval or not; else the latest copy. */
  readonly copy: { readonly number: number; readonly version: number; readonly status: string; readonly approvalInstanceId: number | null };
}
interface Told {
  readonly status: string;
  readonly event?: string;
}

/** Sequences of `stepsPerWalk` steps; thousands where somebody asks for them: `COPY_WALKS=10000`. */
const walks = Number(process.env['COPY_WALKS'] ?? 4);
const stepsPerWalk = Number(process.env['WALK_STEPS'] ?? 20);

/** A small generator of its own seed, so that a failing walk can be walked again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('two racing clients walking the states of a solution and its copies at random (R9)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clerks: TestCaller[] = [];
  let approver: TestCaller;
  let solutionId: number;
  beforeAll(async () => {
    clerks.push(await server.signedIn(demoSignIns.clerk.account), await server.signedIn(demoSignIns.clerk.account));
    approver = await server.signedIn(demoSignIns.approver.account);
    const { legalEntityId } = await server.prisma.solution.findUniqueOrThrow({ where: { code: 'US_BIWEEKLY' } });
    const wanted = { code: 'WALK', name: { en: 'Walk' }, legalEntityId, periodType: 'biweekly' };
    const { data } = await (clerks[0] as TestCaller).call('payroll/solutions/create-solution', wanted);
    solutionId = (data as { id: number }).id;
    const { id: userId } = await server.prisma.user.findUniqueOrThrow({ where: { account: demoSignIns.approver.account } });
    await server.prisma.solutionUser.create({ data: { solutionId, userId, role: 'approver' } });
  });

  const shown = { number: true, version: true, status: true, approvalInstanceId: true } as const;
  /** The draft, in approval or not, is one of the latest two: there is one at a time, and what is discarded keeps its number. */
  const look = async (): Promise<Seen> => {
    const solution = await server.prisma.solution.findUniqueOrThrow({ where: { id: solutionId } });
    const copies = await server.prisma.solutionCopy.findMany({
      where: { solutionId },
      orderBy: { number: 'desc' },
      take: 2,
      select: shown,
    });
    const copy = copies.find(({ status }) => status === 'draft' || status === 'releasing') ?? copies[0];
    if (!copy) throw new Error('no copy');
    return { solution, copy };
  };
  const ofCopy =
    (verb: string, more: object = {}) =>
    (clerk: TestCaller, { copy: { number, version } }: Seen) =>
      clerk.call(`payroll/copies/${verb}`, { solutionId, number, version, ...more });
  const message = (code: string, text: string) => ({ changes: [{ part: { kind: 'message', code }, value: { en: text } }] });
  const decide =
    (verb: string) =>
    async (_clerk: TestCaller, { copy: { approvalInstanceId } }: Seen) => {
      const found = await server.prisma.approvalInstance.findUnique({ where: { id: approvalInstanceId ?? 0 } });
      return await approver.call(`approvals/instances/${verb}-instance`, {
        id: found?.id ?? 1,
        version: found?.version ?? 1,
        remarks: 'walk',
      });
    };
  const ofSolution = (verb: string, more: (seen: Seen) => object) => (clerk: TestCaller, seen: Seen) =>
    clerk.call(`payroll/solutions/${verb}`, { id: solutionId, version: seen.solution.version, ...more(seen) });
  let count = 0;
  /** Ways on are listed more often than ways out, so that the walk gets about. */
  const tries: readonly ((clerk: TestCaller, seen: Seen) => ReturnType<TestCaller['call']>)[] = [
    (clerk) => clerk.call('payroll/copies/make-draft', { solutionId }),
    (clerk) => clerk.call('payroll/copies/make-draft', { solutionId }),
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

  it(`never leave the tables of transitions (${walks} walks)`, { timeout: 14_400_000 }, async () => {
    const next = random(2_028);
    let done = 0;
    for (let step = 0; step < walks * stepsPerWalk; step++) {
      const seen = await look();
      const pair = clerks.map((clerk) => (tries[Math.floor(next() * tries.length)] as (typeof tries)[number])(clerk, seen));
      for (const { status, error } of await Promise.all(pair)) {
        expect([200, 404, 409], `${error?.method}: ${error?.message}`).toContain(status);
        if (status === 200) done += 1;
      }
      const counted = await server.prisma.solutionCopy.groupBy({ by: ['status'], where: { solutionId }, _count: true });
      const count = (...statuses: string[]) => counted.reduce((sum, one) => sum + (statuses.includes(one.status) ? one._count : 0), 0);
      for (const { status } of counted) expect([...knownStates('solution-copy')]).toContain(status);
      expect(count('draft', 'releasing'), 'drafts').toBeLessThanOrEqual(1);
      expect(count('published'), 'published copies').toBeLessThanOrEqual(1);
    }
    expect(done).toBeGreaterThan((walks * stepsPerWalk) / 10);
  });

  it('every change that the audit tells is one that may be', async () => {
    const copyIds = (await server.prisma.solutionCopy.findMany({ where: { solutionId }, select: { id: true } })).map(({ id }) =>
      String(id),
    );
    const moves = async (entity: string, entityIds: readonly string[]) =>
      (await server.prisma.auditEntry.findMany({ where: { entity, entityId: { in: [...entityIds] } } })).flatMap(({ before, after }) =>
        before && after ? [[before, after] as unknown as [Told, Told]] : [],
      );
    const ofCopies = await moves('solution-copy', copyIds);
    for (const [before, { status, event = 'edit' }] of ofCopies)
      expect(isAllowedMove('solution-copy', before.status, event, status), moveText(before.status, event, status)).toBe(true);
    for (const [before, { status, event }] of await moves('solution', [String(solutionId)]))
      expect(isAllowedMove('solution', before.status, event ?? 'change', status), moveText(before.status, event ?? 'change', status)).toBe(
        true,
      );
    expect(new Set(ofCopies.map(([, { event = 'edit' }]) => event)).size).toBeGreaterThan(3);
  });
});
