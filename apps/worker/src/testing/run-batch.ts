import { setTimeout as delay } from 'node:timers/promises';
import { appConnection, enqueueChunks, type Sql, type StartRun, sqlOfClient, startRun } from '@wagewright/db';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { SyntheticBatch } from './synthetic-batch.ts';

/** The clerk's side of a run: starts runs as the server does, waits for them, reads what they stored. */
export interface Clerk {
  readonly client: pg.Client;
  readonly boss: PgBoss;
  readonly sql: Sql;
  close(): Promise<void>;
}

export async function openClerk(url: string): Promise<Clerk> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-server' }));
  client.on('error', () => undefined);
  await client.connect();
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await client.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (error) {
    await client.end().catch(() => undefined); // whoever tries again would leave one session more behind each time
    throw error;
  }
  return {
    client,
    boss,
    sql: sqlOfClient(client),
    close: async () => {
      await boss.stop({ graceful: false });
      await client.end();
    },
  };
}

/** What is calculated, where it is not the whole batch. */
export type Calculation = Pick<StartRun, 'employeeIds' | 'upToStep'>;

/** What the Calculate button does: state, run, chunks and jobs in one transaction. Named employees make a partial run. */
export async function calculate(
  { client, boss, sql }: Clerk,
  batch: SyntheticBatch,
  chunkEmployees: number,
  calculation: Calculation = {},
): Promise<number> {
  await client.query('BEGIN');
  try {
    const { rows } = await client.query<{ status: string }>('SELECT status FROM batch WHERE id = $1 FOR UPDATE', [batch.batchId]);
    await client.query(`UPDATE batch SET status = 'calculating', version = version + 1 WHERE id = $1`, [batch.batchId]);
    const { engineVersion, hash } = batch.program;
    const { runId, jobs } = await startRun(sql, {
      batchId: batch.batchId,
      kind: calculation.employeeIds ? 'partial' : 'calculate',
      userId: batch.userId,
      returnStatus: rows[0]?.status as string,
      engineVersion,
      definitionHash: hash,
      chunkEmployees,
      ...calculation,
    });
    await enqueueChunks(boss, sql, jobs);
    await client.query('COMMIT');
    return runId;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

export interface EndedRun {
  readonly state: string;
  readonly remaining: number;
  readonly payeesDone: number;
  readonly errorCount: number;
  readonly refusedWrites: number;
  readonly referenceRows: number;
  readonly totals: unknown;
  readonly failure: { readonly code: string; readonly message: string } | null;
}

export async function readRun({ client }: Clerk, runId: number): Promise<EndedRun> {
  const { rows } = await client.query<EndedRun>(
    `SELECT state, remaining, payees_done AS "payeesDone", error_count AS "errorCount", refused_writes AS "refusedWrites",
       reference_rows AS "referenceRows", totals, failure FROM calculation_run WHERE id = $1`,
    [runId],
  );
  const [run] = rows;
  if (!run) throw new Error(`Run ${runId} does not exist.`);
  return run;
}

/** Waits until something holds. @throws Error that names what did not happen in time */
export async function until<Value>(what: string, secondsMax: number, look: () => Promise<Value | undefined | false>): Promise<Value> {
  for (const deadline = performance.now() + secondsMax * 1_000; ; await delay(10)) {
    const value = await look();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`Waited ${secondsMax} s in vain: ${what}`);
  }
}

/** Waits until the run is over. */
export const runEnds = (clerk: Clerk, runId: number, secondsMax = 180): Promise<EndedRun> =>
  until(`run ${runId} ends`, secondsMax, async () => {
    const run = await readRun(clerk, runId);
    return run.state !== 'running' && run;
  });

export interface StoredResult {
  /** Over all rows, errors and findings in order: equal hashes are equal results, byte by byte. */
  readonly hash: string;
  readonly rows: number;
  readonly errors: number;
  readonly findings: number;
}

/** What a run stored, without its own number, and without one employee where that is asked for. */
export async function readResult({ client }: Clerk, runId: number, exceptEmployeeId = 0): Promise<StoredResult> {
  const { rows } = await client.query<StoredResult>(
    `SELECT encode(sha256(convert_to(coalesce(r.text, '') || '|' || coalesce(e.text, '') || '|' || coalesce(f.text, ''), 'UTF8')), 'hex') AS hash, r.n AS rows, e.n AS errors, f.n AS findings FROM
       (SELECT string_agg(md5(table_no || ' ' || employee_id || ' ' || line || ' ' || v::text || ' ' || t::text || ' ' || errors), ''
          ORDER BY table_no, employee_id, line) AS text, count(*)::int AS n FROM calc.row WHERE run_id = $1 AND ($2::int = 0 OR employee_id <> $2)) r,
       (SELECT string_agg(md5(table_no || ' ' || employee_id || ' ' || column_code || ' ' || code || ' ' || detail::text), ''
          ORDER BY table_no, employee_id, line, column_code) AS text, count(*)::int AS n FROM calc.cell_error WHERE run_id = $1 AND ($2::int = 0 OR employee_id <> $2)) e,
       (SELECT string_agg(question || ' ' || employee_id || ' ' || line || ' ' || value || ' ' || coalesce(against::text, ''), ','
          ORDER BY question, employee_id, line) AS text, count(*)::int AS n FROM calc.finding WHERE run_id = $1 AND ($2::int = 0 OR employee_id <> $2)) f`,
    [runId, exceptEmployeeId],
  );
  return rows[0] as StoredResult;
}
