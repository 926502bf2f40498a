import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasUnpaidPastPeriods, payPastPeriods } from '../../src/seed/index.ts';
import { calculateBatch } from '../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../support/seeded-database.ts';

const quiet = { log: () => undefined };

describe('paying the past periods of the demo company', () => {
  let seeded: SeededDatabase;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
  });
  afterAll(() => seeded.close());

  const calculating = () => seeded.sql.query<{ id: number }>(`SELECT id FROM batch WHERE status = 'calculating'`);

  /** Stands in for a worker: calculates whatever waits for it, until told to stop. */
  async function calculateUntil(stopped: AbortSignal): Promise<void> {
    while (!stopped.aborted) {
      for (const { id } of await calculating()) {
        await seeded.sql.query(`UPDATE calculation_run SET state = 'cancelled' WHERE batch_id = $1::int AND state = 'running'`, [id]);
        await calculateBatch(seeded.sql, id);
      }
      await delay(10);
    }
  }

  it('says that a worker is missing, and keeps what it has done so far', async () => {
    await expect(payPastPeriods(seeded.database.url, { ...quiet, runSecondsMax: 0.2 })).rejects.toThrow(
      /No worker ended the run of batch \d+ within 0.2 s/,
    );
    expect(await calculating()).toHaveLength(1);
    expect(await hasUnpaidPastPeriods(seeded.database.url)).toBe(true);
  });

  it('goes on where it stopped and pays all three', async () => {
    const worker = new AbortController();
    const working = calculateUntil(worker.signal);
    await payPastPeriods(seeded.database.url, quiet);
    worker.abort();
    await working;
    expect(await hasUnpaidPastPeriods(seeded.database.url)).toBe(false);
    const rows = await seeded.sql.query(
      `SELECT p.name, p.status, b.status AS batch, p.paid_date = p.pay_date AS paid,
         (SELECT count(*) FROM payslip x WHERE x.batch_id = b.id AND x.status = 'published') = b.payee_count AS slips,
         (SELECT sum(net) FROM payslip x WHERE x.batch_id = b.id) =
           (SELECT sum(l.v[e.serial_number]) FROM calc.ledger l, balance_element e WHERE l.batch_id = b.id AND e.code = 'NET') AS ledger
       FROM period p JOIN batch b ON b.period_id = p.id JOIN solution s ON s.id = p.solution_id WHERE s.code = 'US_BIWEEKLY' AND p.sequence <= 3 ORDER BY p.sequence`,
    );
    const paid = { status: 'closed', batch: 'closed', paid: true, slips: true, ledger: true };
    expect(rows).toEqual(['2025-P01', '2025-P02', '2025-P03'].map((name) => ({ name, ...paid })));
  });

  it('tells everybody in the app and nobody by mail', async () => {
    const [told] = await seeded.sql.query(
      `SELECT (SELECT count(*) FROM notification WHERE template = 'payslip-published') = (SELECT count(*) FROM payslip) AS inbox,
         (SELECT count(*)::int FROM outbox_message) AS mails`,
    );
    expect(told).toEqual({ inbox: true, mails: 0 });
  });

  it('leaves every step in the audit, as the product’s own', async () => {
    const rows = await seeded.sql.query<{ procedure: string; n: number }>(
      `SELECT procedure, count(*)::int AS n FROM audit_entry WHERE actor_user_id IS NULL GROUP BY procedure ORDER BY procedure`,
    );
    expect(rows.map(({ n }) => n)).toEqual(rows.map(() => 3));
    expect(rows.map(({ procedure }) => procedure)).toContain('payroll/batches/close-batch');
  });

  it('never touches a period again that people have reopened', async () => {
    await seeded.sql.query(`UPDATE period SET status = 'enabled' WHERE name = '2025-P02'`);
    await payPastPeriods(seeded.database.url, quiet);
    expect(await seeded.sql.query(`SELECT status FROM period WHERE name = '2025-P02'`)).toEqual([{ status: 'enabled' }]);
  });
});
