import {
  type HistoryNeed,
  type HistoryWindow,
  historyTableNo,
  type LedgerPeriod,
  type LedgerRow,
  type Program,
  windowAmount,
} from '@wagewright/calc-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const windows: Readonly<Record<Exclude<HistoryWindow, 'RETRO'>, readonly Partial<HistoryNeed>[]>> = {
  YTD: [{}],
  QTD: [{}],
  MTD: [{}],
  PREV: [{ back: 1 }, { back: 2 }, { back: 3 }],
  LAST: [{ back: 1 }, { back: 3 }],
  LAST_COUNT: [{ back: 3, scale: 0 }],
  BALANCE: [{ until: null }, { until: 'period-start' }, { until: 'period-end' }, { until: '2024-12-31' }, { until: '2025-01-24' }],
  OPENING: [{}],
  PREV_YEAR: [{}],
  PREV_YTD: [{}],
};

/** Every window, by period paid and by period earned. */
const needs = Object.entries(windows).flatMap(([window, variants]) =>
  variants.flatMap((variant) =>
    (['paid', 'earned'] as const).map(
      (basis): HistoryNeed => ({ element: 'GROSS', window: window as HistoryWindow, back: 0, until: null, scale: 2, basis, ...variant }),
    ),
  ),
);

/** When the four periods are paid; the batch is that of the fourth. */
const calendars = [
  ['2025-01-10', '2025-01-24', '2025-02-07', '2025-02-21'],
  ['2024-12-31', '2025-01-24', '2025-03-31', '2025-04-01'],
  ['2024-01-31', '2024-02-29', '2024-12-31', '2025-02-28'],
  ['2023-12-31', '2024-03-31', '2025-03-31', '2025-03-31'],
  // paid later than the fourth, though its turn is before it
  ['2024-12-20', '2025-01-10', '2025-02-28', '2025-02-21'],
];

/** Who earned what in which period, and was paid it in which: [cents, earned, paid], periods from 1. */
const ledgers: readonly (readonly [cents: number, earned: number, paid: number])[][] = [
  [
    [100, 1, 1],
    [20, 2, 2],
    [3, 3, 3],
  ],
  [
    [100, 1, 1],
    [7, 1, 3],
    [-40, 2, 3],
    [3, 3, 3],
    [40, 2, 2],
  ],
  [
    [500, 1, 1],
    [500, 2, 2],
    [-500, 2, 2],
    [11, 3, 3],
    [17, 4, 4],
  ],
];

/** A row of the ledger is the only one of its kind of a batch and a period earned. */
const kindOf = (cents: number, earned: number, paid: number): string => {
  if (paid === 4) return 'opening';
  return earned !== paid ? 'retro' : cents < 0 ? 'reversal' : 'normal';
};

describe('windows of the ledger in memory are those of the database', () => {
  let seeded: SeededDatabase;
  let program: Program;
  let batches: { id: number; periodId: number }[];
  let payee: { id: number; serial: number; entity: number };
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    batches = await Promise.all([1, 2, 3, 4].map((sequence) => findBatch(seeded.sql, 'US_BIWEEKLY', sequence)));
    program = await programOf(seeded.sql, batches[3]?.id ?? 0);
    const [row] = await query<typeof payee>(
      `SELECT e.id, e.legal_entity_id AS entity, (SELECT serial_number FROM balance_element WHERE code = 'GROSS') AS serial
       FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'US_BIWEEKLY'
       WHERE e.hire_date < '2024-01-01' AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`,
    );
    payee = row ?? { id: 0, serial: 0, entity: 0 };
  });
  afterAll(() => seeded.close());

  async function frozen(): Promise<number[]> {
    await prepareBatch(seeded.sql, { batchId: batches[3]?.id ?? 0, program: { ...program, history: needs } });
    const [row] = await query<{ v: string[] }>(
      'SELECT v::text[] AS v FROM calc.input WHERE batch_id = $1::int AND table_no = $2::int AND employee_id = $3::int',
      [batches[3]?.id, historyTableNo, payee.id],
    );
    return (row?.v ?? []).map(Number);
  }

  describe.each(calendars)('paid on %s, %s, %s and %s', (...days) => {
    it.each(ledgers)('%j, %j …', async (...entries) => {
      await query('DELETE FROM calc.ledger');
      for (const [index, day] of days.entries()) {
        await query('UPDATE period SET pay_date = $2::date WHERE id = $1::int', [batches[index]?.periodId, day]);
      }
      const periods = days.map((payDate, index): LedgerPeriod => ({ name: String(index + 1), sequence: index + 1, payDate }));
      const rows: LedgerRow[] = [];
      for (const [cents, earned, paid] of entries) {
        const [of, by] = [periods[earned - 1], periods[paid - 1]];
        if (!of || !by) throw new RangeError('no such period');
        rows.push({ kind: earned === paid ? 'normal' : 'retro', earned: of, paid: by, amounts: new Map([['GROSS', BigInt(cents)]]) });
        // what the batch itself wrote would not be read: the fourth period has an opening balance, which is no batch's
        const batchId = paid === 4 ? null : batches[paid - 1]?.id;
        await query(
          `INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, v)
           VALUES ($1::int, $2::int, $3::int, $4::int, $5::int, $6, array_fill(NULL::bigint, ARRAY[$7::int - 1]) || $8::bigint)`,
          [
            payee.id,
            payee.entity,
            batches[earned - 1]?.periodId,
            batches[paid - 1]?.periodId,
            batchId,
            kindOf(cents, earned, paid),
            payee.serial,
            cents,
          ],
        );
      }
      const [present] = await query<{ start: string; end: string }>(
        'SELECT start_date::text AS start, end_date::text AS end FROM period WHERE id = $1::int',
        [batches[3]?.periodId],
      );
      const fourth = { ...(periods[3] as LedgerPeriod), facts: present ?? { start: '', end: '' } };
      const inMemory = needs.map((need) => Number(windowAmount(need, fourth, rows, [])));
      expect(Object.fromEntries(needs.map((need, index) => [JSON.stringify(need), inMemory[index]]))).toEqual(
        await frozen().then((values) => Object.fromEntries(needs.map((need, index) => [JSON.stringify(need), values[index]]))),
      );
    });
  });
});
