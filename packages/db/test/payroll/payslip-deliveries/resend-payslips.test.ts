import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countDeliveries, listIssuedPayslips, readDeliveries, resendPayslips } from '../../../src/payroll/payslip-deliveries/index.ts';
import { keepRound, publishChosen } from '../../../src/payroll/payslips/index.ts';
import { sqlOfClient } from '../../../src/sql.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const all = { all: true, legalEntityIds: [], solutionIds: [], batchIds: [] };
const baseUrl = 'http://localhost/hr';

describe('telling again of payslips (TRUST R8)', () => {
  let seeded: SeededDatabase;
  let ids: number[];
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  /** Four payslips, published: of YL0002 to YL0005, of whom the last has no address and no account. */
  beforeAll(async () => {
    seeded = await openSeededDatabase();
    await query(`UPDATE employee SET email = NULL WHERE employee_number = 'YL0005'`);
    await query(`UPDATE app_user SET status = 'disabled' WHERE employee_id = (SELECT id FROM employee WHERE employee_number = 'YL0005')`);
    const [round] = await query<{ id: number }>(
      `INSERT INTO payslip_round (setting_id, setting_version, period_id, sequence, source)
       SELECT ps.id, 1, p.id, 1, 'import' FROM payslip_setting ps, period p JOIN solution s ON s.id = p.solution_id
       WHERE s.code = 'CN_MONTHLY' ORDER BY p.sequence, ps.id DESC LIMIT 1 RETURNING id`,
    );
    await keepRound(seeded.sql, round?.id ?? 0, async () => ({
      select: `SELECT id AS employee_id, 'Pay' AS code, '10' AS value, 'earning' AS section, 10 AS amount FROM employee
        WHERE employee_number BETWEEN 'YL0002' AND 'YL0005' AND $2::int = 1`,
      parameters: [1],
      who: 'SELECT id AS employee_id FROM employee WHERE $1::int > 0',
    }));
    const slips = await query<{ id: number }>('SELECT id FROM payslip WHERE round_id = $1::int ORDER BY number', [round?.id]);
    ids = slips.map(({ id }) => id);
    await publishChosen(seeded.sql, { ids, baseUrl });
  });
  afterAll(() => seeded.close());
  beforeEach(() => query(`UPDATE outbox_message SET status = 'sent', sent_at = now()`));

  const mails = () =>
    query<{ recipient: string; status: string }>(
      `SELECT o.recipient, o.status FROM outbox_message o WHERE template = 'payslip-published' ORDER BY o.thing, o.id`,
    );
  const fail = (id: number | undefined) =>
    query(
      `UPDATE outbox_message SET status = 'failed', attempts = 8, last_error = '550 no such user' WHERE thing = 'payslip:' || $1::int`,
      [id],
    );
  const ledger = async (id: number | undefined) =>
    (await readDeliveries(seeded.sql, id ?? 0)).map(({ channel, status, failure, resends }) => ({ channel, status, failure, resends }));
  const marked = async (mark: 'failed' | 'unreached' | 'waiting' | 'sent' | 'delivered') =>
    (await listIssuedPayslips(seeded.sql, all, { mark }, { offset: 0, limit: 50, language: 'en' })).rows.map(({ id }) => id);

  it('the ledger says of each employee which ways they were told in, and who could not be', async () => {
    const [first] = await ledger(ids[0]);
    expect(first).toMatchObject({ status: 'delivered', channel: 'app-message' });
    expect((await ledger(ids[0])).at(-1)).toEqual({ channel: 'email', status: 'sent', failure: null, resends: 0 });
    expect(await ledger(ids[3])).toEqual([]);
    expect(await marked('unreached')).toEqual([ids[3]]);
    expect(await marked('sent')).toEqual(ids.slice(0, 3));
  });

  it('each figure counts the payslips that stand in its list', async () => {
    await fail(ids[1]);
    const { marks, total } = await countDeliveries(seeded.sql, all, {});
    expect({ total, failed: marks.failed, unreached: marks.unreached }).toMatchObject({ total: 4, failed: 1, unreached: 1 });
    for (const mark of ['failed', 'unreached', 'waiting', 'sent', 'delivered'] as const)
      expect({ mark, count: (await marked(mark)).length }).toEqual({ mark, count: marks[mark] });
  });

  it('of fifty at once one sends what failed, and nothing else is sent', async () => {
    await fail(ids[1]);
    const pool = new pg.Pool({ connectionString: seeded.database.url, max: 50 });
    const again = async () => {
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query('SELECT id FROM payslip WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
      const resent = await resendPayslips(sqlOfClient(client), ids, baseUrl);
      await client.query('COMMIT');
      client.release();
      return resent;
    };
    const outcomes = await Promise.all(Array.from({ length: 50 }, again));
    await pool.end();
    expect(outcomes.filter((resent) => resent.length > 0)).toEqual([[ids[1]]]);
    expect((await mails()).map(({ status }) => status)).toEqual(['sent', 'queued', 'sent']);
    expect((await ledger(ids[1])).at(-1)).toMatchObject({ status: 'queued', resends: 1 });
  });

  it('a mail goes to the address that its employee has now, and the old one stays in the ledger as replaced', async () => {
    await fail(ids[2]);
    const [before] = await query<{ email: string }>(
      'SELECT email FROM employee e JOIN payslip p ON p.employee_id = e.id WHERE p.id = $1::int',
      [ids[2]],
    );
    await query(`UPDATE employee SET email = 'right@example.com' WHERE id = (SELECT employee_id FROM payslip WHERE id = $1::int)`, [
      ids[2],
    ]);
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([ids[2]]);
    const kept = (await readDeliveries(seeded.sql, ids[2] ?? 0)).filter(({ channel }) => channel === 'email');
    expect(kept.map(({ recipient, status }) => [recipient, status])).toEqual([
      [before?.email, 'replaced'],
      ['right@example.com', 'queued'],
    ]);
    expect(await marked('failed')).toEqual([]);
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([]);
  });

  it('whom nobody could tell is told once they have an address', async () => {
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([]);
    await query(`UPDATE employee SET email = 'new@example.com' WHERE employee_number = 'YL0005'`);
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([ids[3]]);
    expect(await ledger(ids[3])).toEqual([{ channel: 'email', status: 'queued', failure: null, resends: 0 }]);
  });

  it('whose mail was sent is not told again at another address', async () => {
    await query(`UPDATE employee SET email = 'moved@example.com' WHERE id = (SELECT employee_id FROM payslip WHERE id = $1::int)`, [
      ids[0],
    ]);
    expect((await ledger(ids[0])).at(-1)).toMatchObject({ channel: 'email', status: 'sent' });
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([]);
    expect((await ledger(ids[0])).at(-1)).toMatchObject({ channel: 'email', status: 'sent' });
  });

  it('nobody is told again of a payslip that is not published', async () => {
    await fail(ids[0]);
    await query(`UPDATE payslip SET status = 'forbidden' WHERE id = $1::int`, [ids[0]]);
    expect(await resendPayslips(seeded.sql, ids, baseUrl)).toEqual([]);
  });

  it('are listed by pay date, the latest first, window by window, each once', async () => {
    await query(
      `WITH round AS (
         INSERT INTO payslip_round (setting_id, setting_version, period_id, sequence, source)
         SELECT r.setting_id, 1, p.id, 9, 'import' FROM (SELECT * FROM payslip_round ORDER BY id LIMIT 1) r, period p JOIN solution s ON s.id = p.solution_id
         WHERE s.code = 'CN_MONTHLY' AND p.id <> r.period_id RETURNING id, period_id)
       INSERT INTO payslip (source, round_id, period_id, employee_id, setting_id, number, currency, gross, deductions, net)
       SELECT 'import', round.id, round.period_id, ps.employee_id, ps.setting_id, 'ROUND-' || round.id || '-' || ps.id, ps.currency, 0, 0, 0
       FROM round, payslip ps WHERE ps.id = ANY ($1::int[])`,
      [ids],
    );
    const expected = await query<{ id: number }>(
      'SELECT ps.id FROM payslip ps JOIN period p ON p.id = ps.period_id ORDER BY p.pay_date DESC, ps.id',
    );
    const listed: number[] = [];
    for (let offset = 0; offset < expected.length + 3; offset += 3) {
      const { total, rows } = await listIssuedPayslips(seeded.sql, all, {}, { offset, limit: 3, language: 'en' });
      expect(total).toBe(expected.length);
      listed.push(...rows.map(({ id }) => id));
    }
    expect(listed).toEqual(expected.map(({ id }) => id));
    expect(expected.length).toBeGreaterThan(ids.length);
  });

  it('are found within the caller’s reach only', async () => {
    const [other] = await query<{ id: number }>(`SELECT id FROM solution WHERE code = 'US_BIWEEKLY'`);
    const nowhere = { ...all, all: false, solutionIds: [other?.id ?? 0] };
    expect((await countDeliveries(seeded.sql, nowhere, {})).total).toBe(0);
    expect((await listIssuedPayslips(seeded.sql, nowhere, {}, { offset: 0, limit: 10, language: 'en' })).rows).toEqual([]);
  });
});
