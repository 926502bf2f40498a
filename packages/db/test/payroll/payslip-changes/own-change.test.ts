import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnChange } from '../../../src/payroll/payslip-changes/index.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

/** Two batches with a payslip each of one person, compared: net pay rises by 30.00, of which 50.00 is a raise and -20.00 an absence. */
describe('why one’s net pay is another one', () => {
  let seeded: SeededDatabase;
  let employeeId: number;
  let now: number;
  let before: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    const [person] = await query<{ id: number }>('SELECT min(id) AS id FROM employee');
    employeeId = person?.id ?? 0;
    const batches = await query<{ id: number; periodId: number }>('SELECT id, period_id AS "periodId" FROM batch ORDER BY id LIMIT 2');
    const slips: number[] = [];
    for (const [at, { id, periodId }] of batches.entries()) {
      const [slip] = await query<{ id: number }>(
        `INSERT INTO payslip (batch_id, period_id, employee_id, setting_id, run_id, number, status, published_at, currency, gross, deductions, net)
         SELECT $1::int, $2::int, $3::int, min(id), $4::int, 'CHANGE-' || $4::int, 'published', now(), 'USD', 10000, 0, 10000 FROM payslip_setting RETURNING id`,
        [id, periodId, employeeId, at + 1],
      );
      slips.push(slip?.id ?? 0);
    }
    [before = 0, now = 0] = slips;
    const items = [
      { path: 'Pay.Gross', name: { en: 'Gross', 'zh-CN': '应发' }, scale: 2, role: 'gross' },
      { path: 'Pay.Net', name: { en: 'Net', 'zh-CN': '实发' }, scale: 2, role: 'net' },
    ];
    await query(
      `INSERT INTO batch_comparison (batch_id, revision, shown_revision, status, run_id, previous_batch_id, items) VALUES ($1, 1, 1, 'compared', 2, $2, $3::jsonb)`,
      [batches[1]?.id, batches[0]?.id, JSON.stringify(items)],
    );
    await query(`INSERT INTO calc.compared_person VALUES ($1, 1, $2, NULL, 'changed', '{9000,10000}', '{9000,13000}')`, [
      batches[1]?.id,
      employeeId,
    ]);
    await query(`INSERT INTO calc.change VALUES ($1, 1, 1, $2, 'absence', -2000), ($1, 1, 1, $2, 'rate', 5000)`, [
      batches[1]?.id,
      employeeId,
    ]);
  });
  afterAll(() => seeded.close());

  it('is told by cause, the largest first, as the comparison has kept it of that very result', async () => {
    expect(await readOwnChange(seeded.sql, now, employeeId)).toEqual({
      currency: 'USD',
      scale: 2,
      previousNumber: 'CHANGE-1',
      before: '10000',
      after: '13000',
      causes: [
        { cause: 'rate', amount: '5000' },
        { cause: 'absence', amount: '-2000' },
      ],
    });
  });

  it('of a first payslip, of somebody else’s, and of another result than was compared, nothing is told', async () => {
    expect(await readOwnChange(seeded.sql, before, employeeId)).toBeUndefined();
    expect(await readOwnChange(seeded.sql, now, employeeId + 1)).toBeUndefined();
    await query('UPDATE payslip SET run_id = 3 WHERE id = $1::int', [now]);
    expect(await readOwnChange(seeded.sql, now, employeeId)).toBeUndefined();
    await query('UPDATE payslip SET run_id = 2 WHERE id = $1::int', [now]);
  });

  it('as long as the payslip before is not theirs to read, neither is what it is compared with', async () => {
    for (const hidden of [`status = 'forbidden'`, `status = 'published', awaits_view_day = true`]) {
      await query(`UPDATE payslip SET ${hidden} WHERE id = $1::int`, [before]);
      expect(await readOwnChange(seeded.sql, now, employeeId)).toBeUndefined();
    }
  });
});
