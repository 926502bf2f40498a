import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedMoves, moveText } from '../support/allowed-moves.ts';

interface PeriodView {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
}

/** Sequences of `stepsPerWalk` steps; thousands where somebody asks for them: `PERIOD_WALKS=10000`. */
const walks = Number(process.env['PERIOD_WALKS'] ?? 6);
const stepsPerWalk = Number(process.env['WALK_STEPS'] ?? 20);

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
  /** All that is kept of it but what the walk itself may change: its version. */
  const kept = async () => {
    const { version: _version, ...row } = await server.prisma.period.findUniqueOrThrow({ where: { id } });
    return JSON.stringify(row, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  };

  it(`one of two wins at most, and a closed period is only reopened (${walks} walks)`, { timeout: 14_400_000 }, async () => {
    const next = random(2_027);
    const taken = new Set<string>();
    for (let step = 0; step < walks * stepsPerWalk; step++) {
      const before = await seen();
      const row = await kept();
      const pair = clients.map((client) => {
        const [verb, more] = tries[Math.floor(next() * tries.length)] ?? ['enable', () => ({})];
        return client.call(`payroll/periods/${verb}-period`, { id, version: before.version, ...more(before) });
      });
      const answers = await Promise.all(pair);
      expect(answers.filter(({ status }) => status < 300).length, 'both won with one version').toBeLessThanOrEqual(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const after = await seen();
      if (before.status === 'closed' && after.status === 'closed') expect(await kept()).toBe(row);
      taken.add(after.status);
    }
    expect([...taken].toSorted()).toEqual(['closed', 'disabled', 'enabled']);
    const trail = await server.prisma.auditEntry.findMany({
      where: { entity: 'period', entityId: String(id), traceId: { not: 'seed' } },
      orderBy: { id: 'asc' },
    });
    const moves = trail.map(({ before, after }) => [before, after] as [{ status: string }, { status: string; event: string }]);
    const told = new Set(moves.map(([before, after]) => moveText(before.status, after.event, after.status)));
    expect([...told].filter((move) => !allowedMoves('period').includes(move))).toEqual([]);
    // what has become of it is what was told, one move after the other
    for (const [index, [before]] of moves.slice(1).entries()) expect(before.status).toBe(moves[index]?.[1].status);
    expect(told.size).toBe(allowedMoves('period').length);
  });
});
