import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookAfterPayslips } from '../../../src/payroll/payslip-deliveries/index.ts';
import { keepRound, listOwnPayslips, publishChosen, readOwnPayslip } from '../../../src/payroll/payslips/index.ts';
import { readsOfPool, sqlOfClient } from '../../../src/sql.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const baseUrl = 'http://localhost/hr';

/** Kunming is eight hours ahead of UTC: its 10th begins at 16:00 of the 9th. Periods are moved into a year that has not come. */
describe('view day and check day (specification §3)', () => {
  let seeded: SeededDatabase;
  let periodId: number;
  let settingId: number;
  let rounds = 0;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);
  const at = (time: string) => lookAfterPayslips(seeded.sql, { now: new Date(time), baseUrl });

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    const [found] = await query<{ periodId: number; settingId: number }>(
      `SELECT p.id AS "periodId", (SELECT max(payslip_setting.id) FROM payslip_setting) AS "settingId"
       FROM period p JOIN solution s ON s.id = p.solution_id WHERE s.code = 'CN_MONTHLY' ORDER BY p.sequence LIMIT 1`,
    );
    ({ periodId, settingId } = found ?? { periodId: 0, settingId: 0 });
    await query(`UPDATE period SET payment_month = '2099-01' WHERE id = $1::int`, [periodId]);
  });
  afterAll(() => seeded.close());

  /** The published payslips of two people, by a setting of these days. */
  async function published(viewDay: number, viewMonth: string): Promise<number[]> {
    await query('UPDATE payslip_setting SET view_day = $2::int, view_month = $3 WHERE id = $1::int', [settingId, viewDay, viewMonth]);
    const [round] = await query<{ id: number }>(
      `INSERT INTO payslip_round (setting_id, setting_version, period_id, sequence, source) VALUES ($1, 1, $2, $3, 'import') RETURNING id`,
      [settingId, periodId, ++rounds],
    );
    await keepRound(seeded.sql, round?.id ?? 0, async () => ({
      select: `SELECT id AS employee_id, 'Pay' AS code, '10' AS value, 'earning' AS section, 10 AS amount FROM employee
        WHERE employee_number IN ('YL0002', 'YL0003') AND $2::int = 1`,
      parameters: [1],
      who: 'SELECT id AS employee_id FROM employee WHERE $1::int > 0',
    }));
    const slips = await query<{ id: number }>('SELECT id FROM payslip WHERE round_id = $1::int ORDER BY id', [round?.id]);
    await publishChosen(seeded.sql, { ids: slips.map(({ id }) => id), baseUrl });
    return slips.map(({ id }) => id);
  }
  const viewFrom = async (id: number | undefined) =>
    (await query<{ day: string }>('SELECT view_from::text AS day FROM payslip WHERE id = $1::int', [id]))[0]?.day;
  const told = async (ids: readonly number[], template = 'payslip-published') =>
    (
      await query<{ n: number }>(`SELECT count(*)::int AS n FROM notification WHERE template = $2 AND thing = ANY($1::text[])`, [
        ids.map((id) => `payslip:${id}`),
        template,
      ])
    )[0]?.n;
  const seenBy = async (id: number | undefined) => {
    const reads = readsOfPool(seeded.client);
    const [row] = await query<{ employeeId: number }>('SELECT employee_id AS "employeeId" FROM payslip WHERE id = $1::int', [id]);
    const own = await listOwnPayslips(reads, row?.employeeId ?? 0);
    return [own.some((one) => one.id === id), (await readOwnPayslip(reads, id ?? 0, row?.employeeId ?? 0)) !== undefined];
  };

  it('the view day is one of the month of payment or of the next, and the last of a month that has no such day', async () => {
    expect(await viewFrom((await published(10, 'current'))[0])).toBe('2099-01-10');
    expect(await viewFrom((await published(31, 'next'))[0])).toBe('2099-02-28');
    await query('DELETE FROM payslip');
  });

  it('where a setting has no check day nobody is waited for', async () => {
    const ids = await published(1, 'current');
    const rows = await query<{ until: string | null }>('SELECT check_until::text AS until FROM payslip WHERE id = ANY($1::int[])', [ids]);
    expect(rows).toEqual([{ until: null }, { until: null }]);
    await query('DELETE FROM payslip');
  });

  it('until it has come where the employer is, nobody finds a payslip or is told of it', async () => {
    const ids = await published(10, 'current');
    expect([await seenBy(ids[0]), await told(ids)]).toEqual([[false, false], 0]);
    expect(await at('2099-01-09T15:59:59Z')).toEqual({ shown: 0, reminded: 0, unanswered: 0 });
    expect(await seenBy(ids[0])).toEqual([false, false]);
    expect(await at('2099-01-09T16:00:00Z')).toEqual({ shown: 2, reminded: 0, unanswered: 0 });
    expect([await seenBy(ids[0]), await told(ids)]).toEqual([[true, true], 2]);
    expect((await at('2099-01-09T16:00:01Z')).shown).toBe(0);
    expect(await told(ids)).toBe(2);
  });

  it('one that was withdrawn meanwhile is not shown', async () => {
    const ids = await published(12, 'current');
    await query(`UPDATE payslip SET status = 'forbidden' WHERE id = $1::int`, [ids[0]]);
    expect((await at('2099-01-13T00:00:00Z')).shown).toBe(1);
    expect(await told(ids)).toBe(1);
  });

  it('before the check day whoever has not answered is reminded once; after it they count as not answered, and the managers are told once', async () => {
    const ids = await published(1, 'current');
    await query(`UPDATE payslip SET awaits_view_day = false, check_until = '2099-01-20' WHERE id = ANY($1::int[])`, [ids]);
    await query(`UPDATE payslip SET check_status = 'confirmed' WHERE id = $1::int`, [ids[1]]);
    expect((await at('2099-01-17T15:00:00Z')).reminded).toBe(0);
    expect((await at('2099-01-18T01:00:00Z')).reminded).toBe(1);
    expect((await at('2099-01-19T01:00:00Z')).reminded).toBe(0);
    expect(await told(ids, 'payslip-check-due')).toBe(1);
    expect((await at('2099-01-20T15:59:59Z')).unanswered).toBe(0);
    expect((await at('2099-01-20T16:00:00Z')).unanswered).toBe(1);
    expect((await at('2099-01-21T16:00:00Z')).unanswered).toBe(0);
    const standing = await query<{ check: string }>('SELECT check_status AS check FROM payslip WHERE id = ANY($1::int[]) ORDER BY id', [
      ids,
    ]);
    expect(standing.map(({ check }) => check)).toEqual(['unanswered', 'confirmed']);
    const managers = await query(`SELECT payload->>'count' AS count FROM notification WHERE template = 'payslips-unanswered'`);
    expect(managers.length).toBeGreaterThan(0);
    expect(new Set(managers.map((row) => JSON.stringify(row)))).toEqual(new Set(['{"count":"1"}']));
  });

  it('two who look at once show and tell once', async () => {
    const ids = await published(25, 'current');
    const clients = [1, 2].map(() => new pg.Client({ connectionString: seeded.database.url }));
    await Promise.all(clients.map((client) => client.connect()));
    const looks = clients.map((client) => lookAfterPayslips(sqlOfClient(client), { now: new Date('2099-01-25T00:00:00Z'), baseUrl }));
    const shown = (await Promise.all(looks)).map((outcome) => outcome.shown);
    await Promise.all(clients.map((client) => client.end()));
    expect(shown.toSorted((a, b) => a - b)).toEqual([0, 2]);
    expect(await told(ids)).toBe(2);
  });
});
