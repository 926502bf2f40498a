import { demoSignIns } from '@wagewright/db/seed';
import { serverForAll, type TestCaller } from '@wagewright/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { allowedMoves, knownStates, moveText } from '../support/allowed-moves.ts';
import { awayStatus, countWalks, walkAll } from '../support/walks.ts';

interface PeriodView {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly status: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
}

/** Sequences of `stepsPerWalk` steps, one after the other; thousands where somebody asks for them: `PERIOD_WALKS=10000`. */
const walks = { variable: 'PERIOD_WALKS', usual: 6, lanes: 1 };
const stepsPerWalk = Number(process.env['WALK_STEPS'] ?? 20);

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
  const row = () => server.prisma.period.findUniqueOrThrow({ where: { id } });
  type Row = Awaited<ReturnType<typeof row>>;
  const day = (date: Date): string => date.toISOString().slice(0, 10);
  const viewOf = ({ startDate, endDate, payDate, name, version, status }: Row): PeriodView => {
    const dates = { startDate: day(startDate), endDate: day(endDate), payDate: day(payDate) };
    return { id, name, version, status, ...dates };
  };
  /** All that is kept of it but what the walk itself may change: its version. */
  const keptOf = ({ version: _version, ...others }: Row): string =>
    JSON.stringify(others, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

  it(`one of two wins at most, and a closed period is only reopened (${countWalks(walks)} walks)`, { timeout: 14_400_000 }, async () => {
    const taken = new Set<string>();
    let before = await row();
    await walkAll(walks, async ({ pick }) => {
      for (let step = 0; step < stepsPerWalk; step++) {
        const view = viewOf(before);
        const pair = clients.map((client) => {
          const [verb, more] = pick(tries);
          return client.call(`payroll/periods/${verb}-period`, { id, version: view.version, ...more(view) });
        });
        const answers = await Promise.all(pair);
        const won = answers.filter(({ status }) => status < 300).length;
        expect(won, 'both won with one version').toBeLessThanOrEqual(1);
        for (const { status } of answers) expect([200, 409, awayStatus]).toContain(status);
        const after = await row();
        expect([...knownStates('period')]).toContain(after.status);
        if (won === 0) expect(after, 'nobody won, and it is another').toEqual(before);
        if (before.status === 'closed' && after.status === 'closed') expect(keptOf(after)).toBe(keptOf(before));
        taken.add(after.status);
        before = after;
      }
    });
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
