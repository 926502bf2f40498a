import { type BatchEvent, batchMachine, batchStatuses } from '@wagewright/contracts/payroll/batches';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../support/random.ts';
import { stageForAll } from './stage.ts';

/** The actions of the batch page and the event of the state machine behind each. */
const actions: readonly (readonly [string, BatchEvent, Record<string, unknown>])[] = [
  ['prepare-batch', 'prepare', {}],
  ['calculate-batch', 'calculate', {}],
  ['submit-batch', 'submit', {}],
  ['withdraw-batch', 'withdraw', {}],
  ['cancel-batch', 'cancel', {}],
  ['delete-batch', 'delete', {}],
  ['move-batch-back', 'back-to-new', { to: 'new' }],
  ['move-batch-back', 'back-to-waiting', { to: 'waiting' }],
  ['close-batch', 'close', {}],
];

describe('two racing clients walking a batch’s states at random (R9)', () => {
  const stage = stageForAll();
  beforeAll(async () => {
    await stage.server.prisma.batch.updateMany({ where: { status: 'new' }, data: { status: 'canceled' } });
  });

  const isOver = (status: string) => status === 'canceled' || status === 'deleted' || status === 'closed';

  it.each([1, 2, 3])('never leave the table of transitions (seed %i)', async (seed) => {
    const next = seededRandom(seed);
    const walked = new Set<number>();
    let id = 0;
    // Which of two wins is the machine's to say: the walk goes on until enough of its moves were won.
    for (let step = 0, won = 0; step < 60 || won < 20; step++) {
      if (id === 0 || isOver((await stage.get(id)).status)) {
        await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
        ({ id } = await stage.newBatch());
        walked.add(id);
      }
      const seen = await stage.get(id);
      const pair = [0, 1].map(() => actions[Math.floor(next() * actions.length)] ?? actions[0]);
      const answers = await Promise.all(
        pair.map((action) => stage.clerk.call(`payroll/batches/${action?.[0]}`, { id, version: seen.version, ...action?.[2] })),
      );
      expect(answers.filter(({ status }) => status < 300).length, 'both won with one version').toBeLessThanOrEqual(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      won += answers.filter(({ status }) => status === 200).length;
    }
    const trail = await stage.server.prisma.auditEntry.findMany({
      where: { entity: 'batch', entityId: { in: [...walked].map(String) } },
      orderBy: { id: 'asc' },
    });
    const moves = trail.flatMap(({ before, after }) =>
      before && after ? [[before, after] as [{ status: string }, { status: string; event: BatchEvent }]] : [],
    );
    for (const [before, after] of moves) {
      expect(batchStatuses).toContain(after.status);
      const possible = batchMachine.transitions.some(
        (transition) =>
          transition.event === after.event &&
          (transition.from as readonly string[]).includes(before.status) &&
          transition.to === after.status,
      );
      expect(possible, `${before.status} —${after.event}→ ${after.status}`).toBe(true);
    }
    expect(moves.length).toBeGreaterThan(10);
  });

  it('cannot move a batch of a closed period', async () => {
    await stage.server.prisma.batch.updateMany({ data: { status: 'canceled' } });
    const { id } = await stage.newBatch();
    const { periodId } = await stage.server.prisma.batch.findUniqueOrThrow({ where: { id } });
    await stage.server.prisma.period.update({ where: { id: periodId }, data: { status: 'closed' } });
    for (const verb of ['prepare-batch', 'calculate-batch', 'submit-batch'])
      await expect(stage.act(stage.clerk, verb, id)).rejects.toThrow('ILLEGAL_TRANSITION');
    await stage.server.prisma.period.update({ where: { id: periodId }, data: { status: 'enabled' } });
  });
});
