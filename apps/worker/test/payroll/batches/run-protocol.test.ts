import { AppError } from '@wagewright/contracts';
import { cancelRun, claimChunk, deleteRuns, finishChunk } from '@wagewright/db';
import { CopyBuffer } from '@wagewright/db/copy';
import type pg from 'pg';
import type { Submittable } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  calculate,
  createSyntheticBatch,
  readResult,
  readRun,
  type SyntheticBatch,
  syntheticDefinition,
} from '../../../src/testing/index.ts';
import { chunk, freshToken, openWorkbench, type Workbench } from './workbench.ts';

let bench: Workbench;
let batch: SyntheticBatch;
beforeAll(async () => {
  bench = await openWorkbench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  batch = await createSyntheticBatch({ url: bench.url, employees: 50, columns: 20, failingEvery: 25 });
});

const readBatch = async (): Promise<{ status: string; current: number | null; version: number; failure: { message: string } | null }> => {
  const { rows } = await bench.clerk.client.query(
    'SELECT status, current_run_id AS current, version, last_failure AS failure FROM batch WHERE id = $1',
    [batch.batchId],
  );
  return rows[0];
};

/** Computes all chunks of a run of 20 employees a chunk, one after the other. */
async function computeAll(runId: number): Promise<string[]> {
  const computer = bench.computer(await bench.connect());
  const outcomes: string[] = [];
  for (const number of [1, 2, 3]) outcomes.push((await computer.compute(chunk(runId, number))).outcome);
  return outcomes;
}

/** A connection that breaks after a commit took effect, before the answer arrives. */
function losingItsAnswer(client: pg.Client, tookEffect: () => Promise<boolean>): pg.Client {
  const query = async (text: string, values?: unknown[]) => {
    const answer = await client.query(text, values);
    if (text === 'COMMIT' && (await tookEffect())) throw new Error('connection lost');
    return answer;
  };
  return new Proxy(client, {
    get: (target, property) => {
      if (property !== 'query') return Reflect.get(target, property) as unknown;
      return (given: string | Submittable, values?: unknown[]) => (typeof given === 'string' ? query(given, values) : target.query(given));
    },
  });
}

describe('a run', () => {
  it('appends its chunks, counts down, and becomes the current result with the last one', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    expect(await computeAll(runId)).toEqual(['finished', 'finished', 'run-finished']);
    const run = await readRun(bench.clerk, runId);
    expect(run).toMatchObject({ state: 'finished', remaining: 0, payeesDone: 50, errorCount: 2, refusedWrites: 0, referenceRows: 2 });
    expect(await readBatch()).toMatchObject({ status: 'calculated', current: runId, failure: null });
    expect(await readResult(bench.clerk, runId)).toMatchObject({ rows: 100, errors: 2 });
    const stored = await bench.clerk.client.query('SELECT column_code, code, detail FROM calc.cell_error WHERE run_id = $1', [runId]);
    expect(stored.rows[0]).toMatchObject({
      column_code: 'Checked',
      code: 'RAISED',
      detail: { parameters: { message: expect.stringMatching(/./) } },
    });
  });

  it('adds up to the sums of its stored rows', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    await computeAll(runId);
    const { totals } = (await readRun(bench.clerk, runId)) as {
      totals: { summary: Record<string, string>; columns: Record<string, string> };
    };
    const { rows } = await bench.clerk.client.query(
      'SELECT (sum(v[5]) / 100)::numeric(20, 2)::text AS gross, (sum(v[17]) / 100)::numeric(20, 2)::text AS net FROM calc.row WHERE run_id = $1 AND table_no = 3',
      [runId],
    );
    expect(totals.summary).toMatchObject(rows[0]);
    expect(totals.columns['Pay.Gross']).toBe(totals.summary['gross']);
  });

  it('leaves held payees out of its totals, though not out of its rows', async () => {
    const first = await calculate(bench.clerk, batch, 20);
    await computeAll(first);
    await bench.clerk.client.query('UPDATE batch_payee SET held_at = now() WHERE batch_id = $1 AND row_number <= 30', [batch.batchId]);
    const runId = await calculate(bench.clerk, batch, 20);
    expect(await computeAll(runId)).toContain('run-finished');
    const { totals } = await readRun(bench.clerk, runId);
    const { rows } = await bench.clerk.client.query(
      `SELECT (sum(v[17]) / 100)::numeric(20, 2)::text AS net FROM calc.row r JOIN batch_payee p USING (employee_id)
       WHERE r.run_id = $1 AND r.table_no = 3 AND p.batch_id = $2 AND p.held_at IS NULL`,
      [runId, batch.batchId],
    );
    expect(totals).toMatchObject({ payees: 50, held: 30, summary: { net: rows[0].net } });
    expect((await readResult(bench.clerk, runId)).hash).toBe((await readResult(bench.clerk, first)).hash);
  });

  it('is refused while another one is active, and without payees', async () => {
    await calculate(bench.clerk, batch, 20);
    await expect(calculate(bench.clerk, batch, 20)).rejects.toThrowError(expect.objectContaining({ code: 'RUN_IN_PROGRESS' }));
    const empty = await createSyntheticBatch({ url: bench.url, employees: 0 });
    await expect(calculate(bench.clerk, empty, 20)).rejects.toBeInstanceOf(AppError);
  });

  it('tells who started it, once, and announces the change', async () => {
    const heard: unknown[] = [];
    bench.clerk.client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await bench.clerk.client.query('LISTEN wagewright_change');
    const runId = await calculate(bench.clerk, batch, 20);
    await computeAll(runId);
    const { rows } = await bench.clerk.client.query(`SELECT template, payload, link FROM notification WHERE thing = 'run:' || $1::text`, [
      runId,
    ]);
    expect(rows).toEqual([
      {
        template: 'batch-calculated',
        payload: { title: 'January 2026', payees: 50, errors: 2 },
        link: `/payroll/batches/${batch.batchId}`,
      },
    ]);
    expect(heard).toContainEqual({ topic: 'inbox', userId: batch.userId });
    expect(heard).toContainEqual({ topic: 'batch', id: batch.batchId });
  });

  it('deletes the result that it replaces, but not one that payslips read', async () => {
    const runs: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const runId = await calculate(bench.clerk, batch, 20);
      await computeAll(runId);
      runs.push(runId);
    }
    await bench.clerk.client.query(
      `INSERT INTO payslip_setting (id, name, style, view_day) VALUES (900, 'Payslip', '{}', 1) ON CONFLICT DO NOTHING`,
    );
    await bench.clerk.client.query(
      `INSERT INTO payslip (batch_id, period_id, employee_id, setting_id, run_id, number, currency, gross, deductions, net)
       SELECT id, period_id, 1000001, 900, $2, 'P1', 'CNY', 1, 0, 1 FROM batch WHERE id = $1`,
      [batch.batchId, runs[0]],
    );
    await deleteRuns(bench.clerk.sql, { batchId: batch.batchId });
    const counts = await Promise.all(runs.map(async (runId) => (await readResult(bench.clerk, runId)).rows));
    expect(counts).toEqual([100, 0, 100]);
  });
});

describe('a chunk', () => {
  /** Whoever held a chunk writes what they have computed. */
  function finishLate(client: Parameters<typeof finishChunk>[0], claim: Awaited<ReturnType<typeof claimChunk>>) {
    const finished = {
      rows: new CopyBuffer(),
      rowCopy: '',
      errors: new CopyBuffer(),
      findings: new CopyBuffer(),
      blocks: new CopyBuffer(),
      shape: { stages: [{ tables: [], shared: [] }], sums: [], questionStages: [], causes: [], summary: null },
      program: batch.program,
      result: { payees: 50, held: 0, rows: {}, errors: 0, referenceRows: 0, paid: {}, stored: {}, unbalanced: [] },
    };
    const options = {
      enqueueDeleteRuns: async () => undefined,
      enqueueChunks: async () => undefined,
      enqueueComparison: async () => undefined,
      failPoint: () => undefined,
    };
    return finishChunk(client, claim as NonNullable<typeof claim>, finished, options);
  }

  it('cannot be finished by whoever lost it: the late write is refused and counted (R6)', async () => {
    const runId = await calculate(bench.clerk, batch, 50);
    const late = await bench.connect();
    const lost = await claimChunk(late, chunk(runId, 1), freshToken());
    expect((await bench.computer(await bench.connect()).compute(chunk(runId, 1))).outcome).toBe('run-finished');
    const before = await readResult(bench.clerk, runId);
    expect(await finishLate(late, lost)).toBe('refused');
    expect(await readRun(bench.clerk, runId)).toMatchObject({ state: 'finished', refusedWrites: 1, remaining: 0 });
    expect(await readResult(bench.clerk, runId)).toEqual(before);
  });

  it('cannot be finished by whoever lost it while its new holder is still at work (R6)', async () => {
    const runId = await calculate(bench.clerk, batch, 50);
    const late = await bench.connect();
    const lost = await claimChunk(late, chunk(runId, 1), freshToken());
    await claimChunk(await bench.connect(), chunk(runId, 1), freshToken());
    expect(await finishLate(late, lost)).toBe('refused');
    expect(await readRun(bench.clerk, runId)).toMatchObject({ state: 'running', refusedWrites: 1, remaining: 1 });
    await cancelRun(bench.clerk.sql, { runId });
  });

  it('that is done, or whose run is over, is not computed again', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    const computer = bench.computer(await bench.connect());
    await computer.compute(chunk(runId, 2));
    expect((await computer.compute(chunk(runId, 2))).outcome).toBe('nothing-to-do');
    await cancelRun(bench.clerk.sql, { runId });
    expect((await computer.compute(chunk(runId, 1))).outcome).toBe('nothing-to-do');
  });

  it('held by a worker that was paused in the middle is freed by ending that backend', async () => {
    const runId = await calculate(bench.clerk, batch, 50);
    const paused = await bench.connect();
    await claimChunk(paused, chunk(runId, 1), freshToken());
    await paused.query('BEGIN');
    await paused.query('UPDATE calculation_chunk SET finished_at = now() WHERE run_id = $1', [runId]);
    expect((await bench.computer(await bench.connect()).compute(chunk(runId, 1))).outcome).toBe('run-finished');
    await expect(paused.query('COMMIT')).rejects.toThrow();
  });

  it('whose commit went through though its answer was lost counts as finished', async () => {
    const runId = await calculate(bench.clerk, batch, 20);
    const client = await bench.connect();
    const lossy = losingItsAnswer(client, async () => {
      const { rows } = await bench.clerk.client.query<{ state: string }>(
        'SELECT state FROM calculation_chunk WHERE run_id = $1 AND number = 1',
        [runId],
      );
      return rows[0]?.state === 'done';
    });
    expect((await bench.computer(lossy, await bench.connect()).compute(chunk(runId, 1))).outcome).toBe('finished');
    expect(await readRun(bench.clerk, runId)).toMatchObject({ remaining: 2, payeesDone: 20 });
  });
});

describe('a run that cannot succeed', () => {
  it('when cancelled returns the batch to where it came from, with its old result, and later chunks write nothing', async () => {
    const first = await calculate(bench.clerk, batch, 20);
    await computeAll(first);
    const runId = await calculate(bench.clerk, batch, 20);
    const client = await bench.connect();
    const claim = await claimChunk(client, chunk(runId, 1), freshToken());
    expect(await cancelRun(bench.clerk.sql, { runId })).toEqual({ batchId: batch.batchId });
    expect(await cancelRun(bench.clerk.sql, { runId })).toBeUndefined();
    const finished = {
      rows: new CopyBuffer(),
      rowCopy: '',
      errors: new CopyBuffer(),
      findings: new CopyBuffer(),
      blocks: new CopyBuffer(),
      shape: { stages: [{ tables: [], shared: [] }], sums: [], questionStages: [], causes: [], summary: null },
      program: batch.program,
      result: { payees: 20, held: 0, rows: {}, errors: 0, referenceRows: 0, paid: {}, stored: {}, unbalanced: [] },
    };
    const options = {
      enqueueDeleteRuns: async () => undefined,
      enqueueChunks: async () => undefined,
      enqueueComparison: async () => undefined,
      failPoint: () => undefined,
    };
    expect(await finishChunk(client, claim as NonNullable<typeof claim>, finished, options)).toBe('over');
    expect(await readBatch()).toMatchObject({ status: 'calculated', current: first });
    expect(await readRun(bench.clerk, runId)).toMatchObject({ state: 'cancelled', payeesDone: 0 });
  });

  it.each([
    [
      'rows that vanished',
      'DELETE FROM calc.row WHERE run_id = $1 AND table_no = 3 AND employee_id = 1000001',
      /has 49 rows for 50 payees/,
    ],
    [
      'amounts that changed',
      'UPDATE calc.row SET v[17] = v[17] + 1 WHERE run_id = $1 AND table_no = 3 AND employee_id = 1000002',
      /Pay.Net do not add up/,
    ],
    [
      'errors that vanished',
      'UPDATE calc.row SET errors = errors + 1 WHERE run_id = $1 AND table_no = 4 AND employee_id = 1000003',
      /failed cells are stored/,
    ],
  ])('stops on %s before it becomes current', async (_what, tamper, message) => {
    const runId = await calculate(bench.clerk, batch, 20);
    const computer = bench.computer(await bench.connect());
    await computer.compute(chunk(runId, 1));
    await computer.compute(chunk(runId, 2));
    await bench.clerk.client.query(tamper, [runId]);
    expect((await computer.compute(chunk(runId, 3))).outcome).toBe('run-failed');
    const run = await readRun(bench.clerk, runId);
    expect(run).toMatchObject({ state: 'failed', failure: { code: 'RUN_FIGURES_DISAGREE', message: expect.stringMatching(message) } });
    expect(await readBatch()).toMatchObject({ status: 'waiting', current: null, failure: { message: expect.stringMatching(message) } });
    const { rows } = await bench.clerk.client.query(
      `SELECT template, payload->'reason'->>'en' AS reason FROM notification WHERE thing = 'run:' || $1::text`,
      [runId],
    );
    expect(rows).toEqual([{ template: 'batch-failed', reason: expect.stringMatching(message) }]);
  });

  it('stops when net is not gross − deductions for somebody (M2)', async () => {
    const definition = structuredClone(syntheticDefinition(20));
    const pay = definition.steps[0]?.tables.find(({ code }) => code === 'Pay');
    const net = pay?.kind === 'data' ? pay.columns.find(({ code }) => code === 'Net') : undefined;
    Object.assign(net ?? {}, { expression: 'Gross - Deductions + IF(Facts.Place = "Dali", 0.01, 0)' });
    batch = await createSyntheticBatch({ url: bench.url, employees: 50, definition });
    const runId = await calculate(bench.clerk, batch, 20);
    expect(await computeAll(runId)).toEqual(['finished', 'finished', 'run-failed']);
    expect((await readRun(bench.clerk, runId)).failure?.message).toMatch(/net is not gross − deductions for employee ids 1000002/);
  });

  it('stops at once when a frozen input is missing, or the worker reads the definition differently', async () => {
    await bench.clerk.client.query('DELETE FROM calc.input WHERE batch_id = $1 AND row_number = 7', [batch.batchId]);
    const runId = await calculate(bench.clerk, batch, 20);
    expect((await bench.computer(await bench.connect()).compute(chunk(runId, 1))).outcome).toBe('run-failed');
    expect((await readRun(bench.clerk, runId)).failure).toMatchObject({
      code: 'INPUT_INCOMPLETE',
      message: expect.stringContaining('19 frozen inputs are there instead of 20'),
    });
    const other = await calculate(bench.clerk, { ...batch, program: { ...batch.program, hash: 'f'.repeat(64) } }, 20);
    expect((await bench.computer(await bench.connect()).compute(chunk(other, 1))).outcome).toBe('run-failed');
    expect((await readRun(bench.clerk, other)).failure?.code).toBe('DEFINITION_CHANGED');
    expect(await readBatch()).toMatchObject({ status: 'waiting' });
  });
});
