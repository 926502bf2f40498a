import type { Program } from '@wagewright/calc-engine';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { appConnection } from '../../client.ts';
import { lockBatch, prepareBatch } from '../../payroll/batches/index.ts';
import { type Sql, sqlOfClient } from '../../sql.ts';
import { countyPeriods } from '../pay-calendar.ts';
import { refreshStatistics } from '../refresh-statistics.ts';
import { compilePack } from '../solutions.ts';
import { approveSeedBatch } from './approve-seed-batch.ts';
import { closeSeedPeriod, paidBySeed } from './close-seed-period.ts';
import { moveSeedBatch } from './seed-batch.ts';
import { awaitSeedRun, startSeedRun } from './start-seed-run.ts';

export interface PayOptions {
  readonly log: (message: string) => void;
  /** How long a run may take before the seed gives up. */
  readonly runSecondsMax?: number;
}

interface Paying {
  readonly client: pg.Client;
  readonly sql: Sql;
  readonly boss: PgBoss;
  readonly program: Program;
  readonly options: PayOptions;
}

interface PastBatch {
  readonly id: number;
  readonly period: string;
}

const pastSequences = countyPeriods.filter(({ status }) => status === 'paid').map(({ sequence }) => sequence);

/** Past periods whose payment is not in the audit yet, in order: none after the seed is done, whatever people do with them later. */
const findUnpaid = (sql: Sql): Promise<PastBatch[]> =>
  sql.query(
    `SELECT b.id, p.name AS period FROM batch b JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
     WHERE s.code = 'US_BIWEEKLY' AND b.is_default AND p.sequence = ANY($1::int[])
       AND NOT EXISTS (SELECT 1 FROM audit_entry x WHERE x.entity = 'period' AND x.entity_id = p.id::text AND x.procedure = $2)
     ORDER BY p.sequence`,
    [pastSequences, paidBySeed],
  );

async function inTransaction<Result>({ client }: Paying, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Takes the batch from where it stands to closed. Each step commits, so that a seed that was interrupted goes on where it stopped. */
async function payBatch(paying: Paying, { id, period }: PastBatch): Promise<void> {
  const { sql, boss, program, options } = paying;
  const started = performance.now();
  const statusNow = async (): Promise<string> => (await inTransaction(paying, () => lockBatch(sql, id))).status;
  if ((await statusNow()) === 'new') {
    await inTransaction(paying, async () => {
      await moveSeedBatch(sql, await lockBatch(sql, id, 'change'), 'prepare', 'payroll/batches/prepare-batch');
      await prepareBatch(sql, { batchId: id, program });
    });
  }
  if ((await statusNow()) === 'waiting') await inTransaction(paying, () => startSeedRun(sql, boss, id, program));
  if ((await statusNow()) === 'calculating') await awaitSeedRun(sql, id, options.runSecondsMax ?? 120);
  if ((await statusNow()) === 'calculated') await inTransaction(paying, () => approveSeedBatch(sql, id, program));
  const { payslips } = await inTransaction(paying, () => closeSeedPeriod(sql, id, program));
  options.log(`Period ${period}: ${payslips} payslips paid in ${Math.round(performance.now() - started)} ms.`);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(appConnection({ url, applicationName: 'wagewright-tools' }));
  await client.connect();
  return client;
}

/** Whether the demo company has past periods that the seed has not paid yet, so that a worker is wanted. */
export async function hasUnpaidPastPeriods(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await findUnpaid(sqlOfClient(client))).length > 0;
  } finally {
    await client.end();
  }
}

/**
 * Pays the demo company's past periods one after the other by the real path: prepare, calculate (a worker must be running on this database),
 * approve, ledger, payslips, close. Does nothing where that is done.
 * @throws Error when no worker calculates a batch in time
 */
export async function payPastPeriods(url: string, options: PayOptions): Promise<void> {
  const client = await connect(url);
  const sql = sqlOfClient(client);
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await client.query(text, values) },
    schema: 'pgboss',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', (error) => options.log(`The queue reports: ${error.message}`));
  try {
    const unpaid = await findUnpaid(sql);
    if (unpaid.length === 0) return;
    await boss.start();
    const program = compilePack('united-states/biweekly');
    for (const batch of unpaid) await payBatch({ client, sql, boss, program, options }, batch);
    await refreshStatistics(client);
  } finally {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await client.end();
  }
}
