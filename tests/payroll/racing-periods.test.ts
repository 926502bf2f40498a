import { type PeriodEvent, periodMachine } from '@wagewright/contracts/payroll/periods';
import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';

interface PeriodView {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
}

/** A small generator of its own seed, so that a failing walk can be walked again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What a client tries: the verb, the event behind it, and what it says beside which period it has seen. */
const tries: readonly (readonly [verb: string, more: (period: PeriodView) => object])[] = [
  ['enable', () => ({})],
  ['disable', () => ({})],
  ['close', () => ({})],
  ['reopen', () => ({ remarks: 'walk' })],
  ['edit', ({ name, startDate, endDate, payDate }) => ({ name, startDate, endDate, payDate })],
];

describe('two racing clients walking a period’s states at random (R9)', () => {
  const server = serverForAll({ requestsPerMinuteMax: 1_000_000 });
  const clients: TestCaller[] = [];
  let id: number;
  beforeAll(async () => {
    clients.push(await server.signedIn(demoSignIns.clerk.account), await server.signedIn(demoSignIns.clerk.account));
    const last = await server.prisma.period.findFirstOrThrow({
      where: { solution: { code: 'US_BIWEEKLY' } },
      orderBy: { sequence: 'desc' },
    });
    ({ id } = last);
  });
  const seen = async () => (await clients[0]?.call('payroll/periods/get-period', { id }))?.data as PeriodView;
  const isLegal = (before: string, event: PeriodEvent, after: string) =>
    periodMachine.transitions.some((one) => one.event === event && (one.from as readonly string[]).includes(before) && one.to === after);

  it.each([1, 2])('one of two wins at most, and every step is one of the machine’s (seed %i)', async (seed) => {
    const next = random(seed);
    const taken = new Set<string>();
    for (let step = 0; step < 60; step++) {
      const before = await seen();
      const pair = clients.map((client) => {
        const [verb, more] = tries[Math.floor(next() * tries.length)] ?? ['enable', () => ({})];
        return client.call(`payroll/periods/${verb}-period`, { id, version: before.version, ...more(before) });
      });
      const answers = await Promise.all(pair);
      expect(answers.filter(({ status }) => status < 300).length, 'both won with one version').toBeLessThanOrEqual(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      taken.add((await seen()).status);
    }
    expect([...taken].toSorted()).toEqual(['closed', 'disabled', 'enabled']);
    const trail = await server.prisma.auditEntry.findMany({ where: { entity: 'period', entityId: String(id), traceId: { not: 'seed' } } });
    const moves = trail.map(({ before, after }) => [before, after] as [{ status: string }, { status: string; event: PeriodEvent }]);
    for (const [before, after] of moves)
      expect(isLegal(before.status, after.event, after.status), `${before.status} —${after.event}→ ${after.status}`).toBe(true);
  });
});
