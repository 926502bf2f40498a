/** A batch's payslips: as PDF in zip files, from the asking to the last file; and published, until everybody is told. Both as a worker does it. */
import { limits, queueName } from '@wagewright/contracts';
import { plainLook } from '@wagewright/contracts/payroll/payslips';
import { generatePayslips } from '@wagewright/db';
import { createTestDatabase, startTestCluster } from '@wagewright/db/testing';
import { type Clerk, calculate, createSyntheticBatch, openClerk, runEnds, type SyntheticBatch } from '@wagewright/worker/testing';
import pg from 'pg';
import { startWorkerProcess } from './batch-worker.ts';

export interface PayslipsBench {
  readonly payslips: number;
  readonly lines: number;
  readonly files: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly payslipsPerSecond: number;
  /** The batch's payslips published: everybody has an account and is told in the app, every other one by mail too. From the asking to the end of the job. */
  readonly publish: { readonly payslips: number; readonly seconds: number };
  /** Largest memory of the worker's process: when the batch was calculated, and when its payslips were written. */
  readonly workerRssBeforeMb: number | null;
  readonly workerRssMb: number | null;
}

const items = 20;
const lookMs = 100;

/** How the payslips look: some columns of the batch's table as earnings. */
async function makeSetting(owner: pg.Client, { program }: SyntheticBatch): Promise<void> {
  const pay = program.tables.find(({ code }) => code === 'Pay');
  const columns = (pay?.columns ?? []).filter(({ type }) => type === 'money').slice(0, items);
  const name = { en: 'Earnings', 'zh-CN': '应发项' };
  const style = {
    header: null,
    remarks: null,
    logo: null,
    groups: [
      {
        code: 'earning',
        section: 'earning',
        name,
        condition: null,
        items: columns.map(({ code, name: called }) => ({ ...plainLook, zero: 'show', table: 'Pay', column: code, name: called })),
      },
    ],
  };
  await owner.query(
    `WITH setting AS (
       INSERT INTO payslip_setting (name, style, view_day, status) VALUES ('Synthetic', $1::jsonb, 1, 'active') RETURNING id)
     INSERT INTO payslip_setting_solution (setting_id, solution_id) SELECT id, 900 FROM setting`,
    [JSON.stringify(style)],
  );
}

async function makePayslips(owner: pg.Client, clerk: Clerk, batch: SyntheticBatch): Promise<void> {
  await runEnds(clerk, await calculate(clerk, batch, limits.chunkEmployees));
  await makeSetting(owner, batch);
  await owner.query(`UPDATE batch SET status = 'approved' WHERE id = $1`, [batch.batchId]);
  await clerk.client.query('BEGIN');
  await generatePayslips(clerk.sql, batch);
  await clerk.client.query('COMMIT');
}

/** What the clerk's call does. @returns the archive's id */
async function ask(owner: pg.Client, clerk: Clerk, { batchId, userId }: SyntheticBatch): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `WITH archive AS (
       INSERT INTO payslip_archive (language, total, asked_by_user_id, asked_at)
       SELECT 'en', count(*), $2::int, now() FROM payslip WHERE batch_id = $1::int RETURNING id),
     added AS (INSERT INTO payslip_archive_payslip (archive_id, payslip_id) SELECT archive.id, p.id FROM archive, payslip p WHERE p.batch_id = $1::int)
     SELECT id FROM archive`,
    [batchId, userId],
  );
  const archiveId = rows[0]?.id ?? 0;
  await clerk.boss.send(queueName('payroll.make-payslip-archive'), { archiveId });
  return archiveId;
}

async function untilEnded(owner: pg.Client, table: 'payslip_archive' | 'payslip_job', id: number): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ state: string; failure: unknown }>(`SELECT state, failure FROM ${table} WHERE id = $1`, [id]);
    if (rows[0]?.state === 'finished') return;
    if (rows[0]?.state !== 'running') throw new Error(`${table} ${id} ended as ${rows[0]?.state}: ${JSON.stringify(rows[0]?.failure)}`);
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}

/** Everybody has a user, every other one an address. */
const toBeTold = `
  INSERT INTO app_user (id, kind, account, display_name, employee_id) SELECT 100000000 + id, 'employee', lower(employee_number), name, id FROM employee WHERE legal_entity_id = 900;
  UPDATE employee SET email = lower(employee_number) || '@people.example' WHERE legal_entity_id = 900 AND id % 2 = 0;
  ANALYZE`;

/** What the clerk's call does, and the job after it. */
async function publish(owner: pg.Client, clerk: Clerk, { batchId, userId }: SyntheticBatch): Promise<PayslipsBench['publish']> {
  await owner.query(toBeTold);
  const start = performance.now();
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO payslip_job (batch_id, kind, asked_by_user_id, trace_id) VALUES ($1::int, 'publish', $2::int, 'bench') RETURNING id`,
    [batchId, userId],
  );
  const [job] = rows;
  await clerk.boss.send(queueName('payroll.publish-payslips'), { payslipJobId: job?.id ?? 0 });
  await untilEnded(owner, 'payslip_job', job?.id ?? 0);
  const seconds = (performance.now() - start) / 1_000;
  const published = await owner.query<{ payslips: number }>(
    `SELECT count(*)::int AS payslips FROM payslip WHERE batch_id = $1 AND status = 'published'`,
    [batchId],
  );
  return { payslips: published.rows[0]?.payslips ?? 0, seconds };
}

export async function benchPayslips(payslips: number): Promise<PayslipsBench> {
  const cluster = await startTestCluster();
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const worker = await startWorkerProcess(database.url);
  const clerk = await openClerk(database.url);
  try {
    const batch = await createSyntheticBatch({ url: database.url, employees: payslips });
    await makePayslips(owner, clerk, batch);
    const workerRssBeforeMb = worker.peakMegabytes();
    const start = performance.now();
    const archiveId = await ask(owner, clerk, batch);
    await untilEnded(owner, 'payslip_archive', archiveId);
    const seconds = (performance.now() - start) / 1_000;
    const { rows } = await owner.query<{ files: number; bytes: number }>(
      `SELECT count(*)::int AS files, sum(bytes)::float8 AS bytes FROM stored_file WHERE owner_kind = 'payslip-archive' AND owner_id = $1`,
      [archiveId],
    );
    const { files = 0, bytes = 0 } = rows[0] ?? {};
    const told = { seconds, payslipsPerSecond: payslips / seconds, workerRssBeforeMb, workerRssMb: worker.peakMegabytes() };
    return { payslips, lines: items, files, bytes, ...told, publish: await publish(owner, clerk, batch) };
  } finally {
    await clerk.close();
    await worker.stop();
    await owner.end();
    await database.drop();
    await cluster.stop();
  }
}
