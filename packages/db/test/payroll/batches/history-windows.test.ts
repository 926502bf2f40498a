import { type HistoryNeed, historyTableNo, type Program } from '@wagewright/calc-engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setOpeningBalances } from '../../../src/payroll/balances/index.ts';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const need = (window: HistoryNeed['window'], more: Partial<HistoryNeed> = {}): HistoryNeed => ({
  element: 'GROSS',
  window,
  back: 0,
  until: null,
  basis: 'paid',
  scale: window === 'LAST_COUNT' ? 0 : 2,
  ...more,
});

/** Four periods of two weeks, paid on 10 and 24 January and 7 and 21 February 2025; the batch is that of the fourth. */
describe('windows over the ledger', () => {
  let seeded: SeededDatabase;
  let program: Program;
  const batches: { id: number; periodId: number }[] = [];
  let employeeId: number;
  let serial: number;
  let legalEntityId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);
  const periodOf = (sequence: number): number => batches[sequence - 1]?.periodId ?? 0;

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    for (const sequence of [1, 2, 3, 4]) batches.push(await findBatch(seeded.sql, 'US_BIWEEKLY', sequence));
    program = await programOf(seeded.sql, batches[3]?.id ?? 0);
    const [row] = await query<{ id: number; serial: number; entity: number }>(
      `SELECT e.id, e.legal_entity_id AS entity, (SELECT serial_number FROM balance_element WHERE code = 'GROSS') AS serial
       FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'US_BIWEEKLY'
       WHERE e.hire_date < '2024-01-01' AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`,
    );
    ({ id: employeeId, serial, entity: legalEntityId } = row ?? { id: 0, serial: 0, entity: 0 });
  });
  afterAll(() => seeded.close());
  beforeEach(async () => void (await query('DELETE FROM calc.ledger')));

  /** Cents of gross pay, earned and paid in periods by their number. */
  const write = (cents: number, paid: number, earned = paid, kind = 'normal') =>
    query(
      `INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, v)
       VALUES ($1::int, $2::int, $3::int, $4::int, $5::int, $6, array_fill(NULL::bigint, ARRAY[$7::int - 1]) || $8::bigint)`,
      [employeeId, legalEntityId, periodOf(earned), periodOf(paid), batches[paid - 1]?.id, kind, serial, cents],
    );

  async function frozen(...history: HistoryNeed[]): Promise<number[]> {
    await prepareBatch(seeded.sql, { batchId: batches[3]?.id ?? 0, program: { ...program, history } });
    const [row] = await query<{ v: string[] }>(
      'SELECT v::text[] AS v FROM calc.input WHERE batch_id = $1::int AND table_no = $2::int AND employee_id = $3::int',
      [batches[3]?.id, historyTableNo, employeeId],
    );
    return (row?.v ?? []).map(Number);
  }

  it('LAST sums the periods before, and LAST_COUNT counts those with an entry that is not zero', async () => {
    await write(100, 1);
    await write(20, 2);
    await write(-20, 2, 2, 'reversal');
    await write(3, 3);
    await write(1_000, 4, 4, 'retro');
    expect(
      await frozen(
        need('LAST', { back: 3 }),
        need('LAST_COUNT', { back: 3 }),
        need('LAST', { back: 1 }),
        need('LAST_COUNT', { back: 1 }),
        need('PREV', { back: 2 }),
      ),
    ).toEqual([103, 2, 3, 1, 0]);
  });

  it('LAST_COUNT without any entry is zero', async () => {
    expect(await frozen(need('LAST', { back: 3 }), need('LAST_COUNT', { back: 3 }))).toEqual([0, 0]);
  });

  it('BALANCE is everything until a day, by payment date: the third period is paid after the fourth begins', async () => {
    await write(100, 1);
    await write(20, 2);
    await write(3, 3);
    const until = (day: HistoryNeed['until']) => need('BALANCE', { until: day });
    expect(await frozen(until(null), until('2025-01-24'), until('2025-01-23'), until('period-start'), until('period-end'))).toEqual([
      123, 120, 100, 120, 123,
    ]);
  });

  it('by period earned, a retro amount counts where it was earned', async () => {
    await write(100, 1);
    await write(7, 3, 1, 'retro');
    expect(
      await frozen(need('PREV', { back: 3 }), need('PREV', { back: 3, basis: 'earned' }), need('PREV', { back: 1, basis: 'earned' })),
    ).toEqual([100, 107, 0]);
  });

  it('opening balances count in their period; writing them again appends the difference', async () => {
    const set = (minor: string) =>
      setOpeningBalances(seeded.sql, { legalEntityId, periodId: periodOf(1), balances: [{ employeeId, serialNumber: serial, minor }] });
    expect(await set('5000')).toBe(1);
    expect(await frozen(need('YTD'), need('BALANCE'), need('OPENING'))).toEqual([5_000, 5_000, 0]);
    expect(await set('5000')).toBe(0);
    expect(await set('4000')).toBe(1);
    expect(await frozen(need('YTD'))).toEqual([4_000]);
    const rows = await query<{ submission: number }>(
      `SELECT submission::int AS submission FROM calc.ledger WHERE kind = 'opening' ORDER BY 1`,
    );
    expect(rows.map(({ submission }) => submission)).toEqual([1, 2]);
  });

  it('OPENING is what was paid before the year', async () => {
    await write(100, 1);
    await write(20, 2);
    await query(`UPDATE period SET pay_date = '2024-12-31' WHERE id = $1::int`, [periodOf(1)]);
    expect(await frozen(need('OPENING'), need('YTD'))).toEqual([100, 20]);
    await query(`UPDATE period SET pay_date = '2025-01-10' WHERE id = $1::int`, [periodOf(1)]);
  });

  it('PREV_YEAR is all of the year before, PREV_YTD its part up to the end of the same month', async () => {
    await write(100, 1);
    await write(20, 2);
    const paidOn = (day: string, sequence: number) =>
      query(`UPDATE period SET pay_date = '${day}' WHERE id = $1::int`, [periodOf(sequence)]);
    await paidOn('2024-01-31', 1);
    await paidOn('2024-12-31', 2);
    expect(await frozen(need('PREV_YEAR'), need('PREV_YTD'), need('YTD'))).toEqual([120, 100, 0]);
    await paidOn('2023-12-31', 1);
    expect(await frozen(need('PREV_YEAR'), need('PREV_YTD'))).toEqual([20, 0]);
    await paidOn('2025-01-10', 1);
    await paidOn('2025-01-24', 2);
  });
});
