import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBatch, reverseData, submitData } from '../../../src/payroll/batches/index.ts';
import { calculateBatch, findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('the ledger', () => {
  let seeded: SeededDatabase;
  let first: number;
  let second: number;
  let held: number;
  let failing: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: first } = await findBatch(seeded.sql, 'US_BIWEEKLY', 1));
    ({ id: second } = await findBatch(seeded.sql, 'US_BIWEEKLY', 2));
    const people = await query<{ id: number }>(
      `SELECT id FROM employee WHERE custom->>'w4_step2' = 'no' AND hire_date < '2016-01-01' ORDER BY id LIMIT 2`,
    );
    held = people[0]?.id ?? 0;
    failing = people[1]?.id ?? 0;
    await query(`UPDATE employee SET custom = custom || '{"filing_status": "divorced"}' WHERE id = $1::int`, [failing]);
    await prepareBatch(seeded.sql, { batchId: first, program: await programOf(seeded.sql, first) });
    await calculateBatch(seeded.sql, first);
    await query('UPDATE batch_payee SET held_at = now() WHERE batch_id = $1::int AND employee_id = $2::int', [first, held]);
  });
  afterAll(() => seeded.close());

  const elementSum = async (batchId: number, code: string): Promise<string | undefined> =>
    (
      await query<{ sum: string }>(
        `SELECT sum(l.v[b.serial_number])::text AS sum FROM calc.ledger l, balance_element b WHERE l.batch_id = $1::int AND b.code = $2`,
        [batchId, code],
      )
    )[0]?.sum;

  it('gets one row for everybody who is neither held nor has errors, with the sums of the batch (M2)', async () => {
    const program = await programOf(seeded.sql, first);
    const { people: rows } = await submitData(seeded.sql, { batchId: first, program });
    const [payees] = await query<{ n: number }>('SELECT payee_count AS n FROM batch WHERE id = $1::int', [first]);
    expect(rows).toBe((payees?.n ?? 0) - 2);
    expect(await query('SELECT 1 FROM calc.ledger WHERE employee_id = ANY($1::int[])', [[held, failing]])).toEqual([]);
    const pay = program.tables.find(({ code }) => code === 'Pay');
    const gross = pay?.columns.find(({ code }) => code === 'Gross');
    const [sum] = await query<{ sum: string }>(
      `SELECT sum(r.v[${gross?.position}])::text AS sum FROM calc.row r JOIN batch b ON b.current_run_id = r.run_id
       WHERE b.id = $1::int AND r.table_no = $2::int AND r.employee_id <> ALL($3::int[])`,
      [first, pay?.no, [held, failing]],
    );
    expect(await elementSum(first, 'GROSS')).toBe(sum?.sum);
  });

  it('refuses to take a batch twice', async () => {
    const program = await programOf(seeded.sql, first);
    await expect(submitData(seeded.sql, { batchId: first, program })).rejects.toMatchObject({ code: 'STALE_VERSION' });
  });

  it('gives the next period its year to date, zero to whom nothing was paid', async () => {
    const program = await programOf(seeded.sql, second);
    await prepareBatch(seeded.sql, { batchId: second, program });
    const index = program.history.findIndex(({ element, window }) => element === 'GROSS' && window === 'YTD');
    const [wrong] = await query<{ wrong: number; zero: number; rows: number }>(
      `SELECT count(*)::int AS rows, count(*) FILTER (WHERE i.v[$2::int] <> coalesce(l.v[(SELECT serial_number FROM balance_element WHERE code = 'GROSS')], 0))::int AS wrong,
         count(*) FILTER (WHERE i.v[$2::int] = 0 AND i.employee_id = ANY($3::int[]))::int AS zero
       FROM calc.input i LEFT JOIN calc.ledger l ON l.employee_id = i.employee_id WHERE i.batch_id = $1::int AND i.table_no = 0`,
      [second, index + 1, [held, failing]],
    );
    expect(wrong).toMatchObject({ wrong: 0, zero: 2 });
    expect(wrong?.rows).toBeGreaterThan(200);
  });

  it('does not count what was paid in another year', async () => {
    const program = await programOf(seeded.sql, second);
    await query(`UPDATE period SET pay_date = '2024-12-31' WHERE id = (SELECT period_id FROM batch WHERE id = $1::int)`, [first]);
    await prepareBatch(seeded.sql, { batchId: second, program });
    const [sum] = await query<{ sum: string }>('SELECT sum(v[1])::text AS sum FROM calc.input WHERE batch_id = $1::int AND table_no = 0', [
      second,
    ]);
    expect(sum?.sum).toBe('0');
    await query(`UPDATE period SET pay_date = '2025-01-10' WHERE id = (SELECT period_id FROM batch WHERE id = $1::int)`, [first]);
  });

  it('reads PREV, MTD and QTD windows from the same rows', async () => {
    const program = await programOf(seeded.sql, second);
    const windows = (['PREV', 'MTD', 'QTD', 'PREV'] as const).map((window, at) => ({
      element: 'NET',
      window,
      back: window === 'PREV' ? (at === 0 ? 1 : 2) : 0,
      until: null,
      basis: 'paid' as const,
      scale: 2,
    }));
    await prepareBatch(seeded.sql, { batchId: second, program: { ...program, history: windows } });
    const [sums] = await query<{ sums: string[] }>(
      'SELECT ARRAY[sum(v[1]), sum(v[2]), sum(v[3]), sum(v[4])]::text[] AS sums FROM calc.input WHERE batch_id = $1::int AND table_no = 0',
      [second],
    );
    const net = await elementSum(first, 'NET');
    const [leavers] = await query<{ sum: string }>(
      `SELECT coalesce(sum(l.v[b.serial_number]), 0)::text AS sum FROM calc.ledger l, balance_element b WHERE b.code = 'NET'
         AND l.employee_id NOT IN (SELECT employee_id FROM batch_payee WHERE batch_id = $1::int)`,
      [second],
    );
    const expected = String(BigInt(net ?? 0) - BigInt(leavers?.sum ?? 0));
    expect(sums?.sums).toEqual([expected, expected, expected, '0']);
  });

  it('adds up to zero after a reversal, and to the batch again after another submission', async () => {
    const before = await elementSum(first, 'NET');
    const { rows } = await reverseData(seeded.sql, { batchId: first });
    expect(rows).toBeGreaterThan(200);
    expect(await elementSum(first, 'NET')).toBe('0');
    expect((await reverseData(seeded.sql, { batchId: first })).rows).toBe(0);
    await submitData(seeded.sql, { batchId: first, program: await programOf(seeded.sql, first) });
    expect(await elementSum(first, 'NET')).toBe(before);
  });
});
