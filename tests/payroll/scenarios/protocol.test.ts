import { setTimeout as delay } from 'node:timers/promises';
import { startWorker } from '@wagewright/worker';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { plannerForAll } from './stage.ts';

const raise = { kind: 'raise', from: 1, item: 'BASE_SALARY', by: 'percent', value: '2' } as const;

describe('writing and calculating scenarios', () => {
  const planner = plannerForAll();
  const prisma = () => planner.stage.server.prisma;
  const counted = async (id: number): Promise<number[]> => {
    const tables = ['scenario_person', 'scenario_total', 'scenario_slice'];
    return await Promise.all(
      tables.map(async (table) => {
        const [row] = await prisma().$queryRawUnsafe<{ n: number }[]>(
          `SELECT count(*)::int AS n FROM calc.${table} WHERE scenario_id = ${id}`,
        );
        return row?.n ?? -1;
      }),
    );
  };
  const code = async (promise: Promise<unknown>): Promise<string> =>
    await promise.then(
      () => 'done',
      (error: Error) => error.message.split(':')[0] ?? '',
    );

  it('a name is needed, has 50 characters at most, and is one of its solution', async () => {
    expect(await code(planner.create('', []))).toBe('VALIDATION_FAILED');
    expect(await code(planner.create('x'.repeat(51), []))).toBe('VALIDATION_FAILED');
    expect(await code(planner.create('x'.repeat(50), []))).toBe('done');
    expect(await code(planner.create('x'.repeat(50), []))).toBe('SCENARIO_EXISTS');
  });

  it('goes over 24 periods at most', async () => {
    expect(await code(planner.create('Long', [], { periodCount: 24 }))).toBe('done');
    expect(await code(planner.create('Longer', [], { periodCount: 25 }))).toBe('VALIDATION_FAILED');
    expect(await code(planner.create('None', [], { periodCount: 0 }))).toBe('VALIDATION_FAILED');
  });

  it('a raise of more than 50 % asks, up and down, and is taken where it is meant', async () => {
    expect(await code(planner.create('Half', [{ ...raise, value: '50' }]))).toBe('done');
    expect(await code(planner.create('Large', [{ ...raise, value: '50.01' }]))).toBe('LARGE_RAISE');
    expect(await code(planner.create('Cut', [{ ...raise, value: '-51' }]))).toBe('LARGE_RAISE');
    expect(await code(planner.create('Large', [{ ...raise, value: '50.01' }], { meansLargeRaise: true }))).toBe('done');
    expect(await code(planner.create('Gone', [{ ...raise, value: '-100' }], { meansLargeRaise: true }))).toBe('SCENARIO_ASSUMPTION');
  });

  it.each([
    ['a period that the scenario does not have', { ...raise, from: 5 }],
    ['an item that nobody reads', { ...raise, item: 'HOUSING' }],
    ['a department that does not exist', { kind: 'joiners', from: 1, count: 1, departmentId: 999_999, item: 'BASE_SALARY' }],
    ['people whom the base does not pay', { kind: 'leavers', from: 1, employeeIds: [1] }],
    ['nobody who leaves', { kind: 'leavers', from: 1, percent: '0' }],
    ['more than everybody who leaves', { kind: 'leavers', from: 1, percent: '100.1' }],
    ['a copy that was never published', { kind: 'copy', from: 1, copyNumber: 9 }],
    [
      'a rate that the definition does not have',
      { kind: 'rates', from: 1, changes: [{ table: 'Flat', validFrom: '2020-01-01', row: 2, column: 'Share', value: '1' }] },
    ],
  ])('refuses %s, by the number of the assumption', async (_what, assumption) => {
    await expect(planner.create('Refused', [{ ...raise, from: 1 }, assumption])).rejects.toThrow(/^SCENARIO_ASSUMPTION: Assumption 2/);
  });

  it('changing what it assumes makes it a draft, whose figures are shown to nobody', async () => {
    const id = await planner.calculated('Changed', [raise]);
    const { version } = await planner.get(id);
    await planner.call('update-scenario', { id, version, name: 'Changed', periodCount: 2, assumptions: [] });
    expect(await planner.get(id)).toMatchObject({ status: 'draft', totals: null });
    expect(await code(planner.compare(id))).toBe('SCENARIOS_NOT_COMPARABLE');
    expect(await code(planner.call('update-scenario', { id, version, name: 'Late', periodCount: 1, assumptions: [] }))).toBe(
      'STALE_VERSION',
    );
  });

  it('calculating again gives the same figures, and none of them twice', async () => {
    const id = await planner.calculated('Again', [raise]);
    const [figures, first] = [await counted(id), (await planner.get(id)).totals];
    expect((await planner.calculate(await planner.get(id))).totals).toEqual(first);
    expect(await counted(id)).toEqual(figures);
  });

  it('deleting it takes its figures with it', async () => {
    const id = await planner.calculated('Deleted');
    expect((await counted(id)).every((count) => count > 0)).toBe(true);
    const { version } = await planner.get(id);
    await planner.call('delete-scenario', { id, version });
    expect(await counted(id)).toEqual([0, 0, 0]);
    expect(await code(planner.get(id))).toBe('NOT_FOUND');
  });

  it('whoever starts it is told once that it has been calculated', async () => {
    const id = await planner.calculated('Told');
    const messages = await prisma().notification.findMany({ where: { template: 'scenario-calculated', link: `/payroll/scenarios/${id}` } });
    expect(messages.map(({ payload }) => payload)).toEqual([{ title: 'Told' }]);
  });

  it('a base that is prepared anew makes the calculation fail, in words', async () => {
    const scenario = await planner.create('Base gone', []);
    await prisma().$executeRaw`UPDATE calc.input SET row_number = row_number + 100 WHERE batch_id = ${planner.baseBatchId}`;
    const failed = await planner.calculate(scenario);
    await prisma().$executeRaw`UPDATE calc.input SET row_number = row_number - 100 WHERE batch_id = ${planner.baseBatchId}`;
    expect(failed).toMatchObject({ status: 'failed', totals: null });
    expect(failed.failure?.reason.en).toContain('Calculate that batch');
    expect(failed.failure?.reason['zh-CN']).toContain('请先计算该批次');
    expect(await counted(scenario.id)).toEqual([0, 0, 0]);
    expect((await planner.calculate(failed)).status).toBe('calculated');
  });

  describe('without a worker', () => {
    const startAgain = () => startWorker({ databaseUrl: planner.stage.server.database.url, log: pino({ level: 'silent' }), threads: 1 });

    it('a cancelled calculation writes nothing more, and is a draft that can be calculated', async () => {
      await planner.stage.worker.stop();
      const scenario = await planner.create('Cancelled', [raise]);
      const started = await planner.call<{ id: number; version: number }>('calculate-scenario', {
        id: scenario.id,
        version: scenario.version,
      });
      await planner.call('cancel-scenario', { id: started.id, version: started.version });
      await using worker = { [Symbol.asyncDispose]: () => running.stop() };
      const running = await startAgain();
      expect(worker).toBeDefined();
      const other = await planner.calculated('After the cancelled one');
      expect(await counted(other)).not.toEqual([0, 0, 0]);
      expect(await counted(scenario.id)).toEqual([0, 0, 0]);
      expect((await planner.calculate(await planner.get(scenario.id))).status).toBe('calculated');
    });

    it('one that a killed worker has half done is gone on with where it stood, and nothing is doubled', async () => {
      const scenario = await planner.create('Taken over', [raise]);
      await planner.call('calculate-scenario', { id: scenario.id, version: scenario.version });
      // a worker that has claimed it, stored its only slice and was killed before it could finish
      await prisma().$executeRaw`UPDATE scenario SET token = gen_random_uuid(), attempt = 1, people_done = 3 WHERE id = ${scenario.id}`;
      await prisma().$executeRaw`INSERT INTO calc.scenario_slice (scenario_id, from_row) VALUES (${scenario.id}, 1)`;
      await prisma().$executeRaw`INSERT INTO calc.scenario_person (scenario_id, sequence, employee_id, gross, net, cost)
        VALUES (${scenario.id}, 13, 7, 10, 8, 12)`;
      const running = await startAgain();
      const ended = await planner.ended(scenario.id);
      await delay(0);
      await running.stop();
      expect(ended).toMatchObject({
        status: 'calculated',
        totals: { gross: '10', net: '8', cost: '12', people: 1 },
        progress: { done: 3 },
      });
    });
  });
});
