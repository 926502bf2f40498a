import type { ColumnPlan, InputPlan, Program } from '@wagewright/calc-engine';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countChangedPayees, listChangedPayees, prepareBatch, readBatchContext } from '../../../src/payroll/batches/index.ts';
import { checkRecords } from '../../../src/payroll/findings/check-records.ts';
import { readChangedPayees, versionedTables } from '../../../src/payroll/known/index.ts';
import { readPayGaps } from '../../../src/payroll/setups/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

type Type = ColumnPlan['type'];
interface Said {
  readonly amount: number;
  readonly from: string;
  readonly until?: string | null;
  /** The month from which payroll takes it. */
  readonly taken: string;
}

/** Tables of the compensation file in each of their shapes. */
const tables = {
  employee: {
    Base: ['compensation.BASE_SALARY', 'money'],
    AtStart: ['compensation.BASE_SALARY.at_start', 'money'],
    ChangedOn: ['compensation.BASE_SALARY.changed_on', 'date'],
  },
  segments: { From: ['segment.from', 'date'], To: ['segment.to', 'date'], Base: ['compensation.BASE_SALARY', 'money'] },
  compensation: {
    Amount: ['record.amount', 'money'],
    From: ['record.from', 'date'],
    To: ['record.to', 'date'],
    Item: ['record.item', 'text'],
  },
} as const;

describe('the payroll effective period of an amount (ADR 156)', () => {
  let seeded: SeededDatabase;
  let program: Program;
  let [january, february] = [0, 0];
  let employeeId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: january } = await findBatch(seeded.sql, 'CN_MONTHLY', 1));
    february = await newBatch(2);
    program = withTables(await programOf(seeded.sql, january));
    const [person] = await query<{ id: number }>(
      `SELECT e.id FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'CN_MONTHLY'
       WHERE e.hire_date < '2025-01-01' AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`,
    );
    employeeId = person?.id ?? 0;
  });
  afterAll(() => seeded.close());
  beforeEach(() => says({ amount: 5000, from: '2025-01-01', until: null, taken: '2025-01' }));

  async function newBatch(sequence: number): Promise<number> {
    const [made] = await query<{ id: number }>(
      `INSERT INTO batch (period_id, copy_id, sequence, name)
       SELECT other.id, b.copy_id, 1, other.name FROM batch b JOIN period p ON p.id = b.period_id
         JOIN period other ON other.solution_id = p.solution_id AND other.sequence = $2::int WHERE b.id = $1::int RETURNING id`,
      [january, sequence],
    );
    return made?.id ?? 0;
  }

  function withTables(plain: Program): Program {
    const base = plain.inputs[0]?.columns[0] as ColumnPlan;
    const name = { en: 'Lines', 'zh-CN': '明细' };
    const made = Object.entries(tables).map(([lines, columns], index) => {
      const counters = { v: 0, t: 0 };
      const plans = Object.entries(columns).map(([code, [source, type]]: [string, readonly [string, Type]]): ColumnPlan => {
        const storage = type === 'text' ? 't' : 'v';
        counters[storage] += 1;
        const [scale, currency] = type === 'money' ? [2, 'CNY'] : [0, null];
        return { ...base, code, type, scale, currency, storage, position: counters[storage], source };
      });
      const table: InputPlan = { tableNo: 90 + index, code: `T_${lines}`, lines: lines === 'employee' ? 'one' : 'many', columns: plans };
      return { table, told: { kind: 'snapshot' as const, code: `T_${lines}`, name, lines, columns: [] } };
    });
    return {
      ...plain,
      inputs: [...plain.inputs, ...made.map(({ table }) => table)],
      definition: { ...plain.definition, steps: [...plain.definition.steps, { code: 'L', name, tables: made.map(({ told }) => told) }] },
    };
  }

  /** The person’s base salary is these records and no others. */
  async function says(...records: readonly Said[]): Promise<void> {
    await query(
      `DELETE FROM compensation_record WHERE employee_id = $1::int AND item_id = (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')`,
      [employeeId],
    );
    for (const { amount, from, until = null, taken } of records) {
      await query(
        `INSERT INTO compensation_record (employee_id, item_id, effective_date, expiry_date, amount, currency, payroll_effective_period)
         SELECT $1::int, id, $2::date, $3::date, $4::numeric, 'CNY', $5 FROM compensation_item WHERE code = 'BASE_SALARY'`,
        [employeeId, from, until, amount, taken],
      );
    }
  }

  const day = (days: string | null | undefined): string | null =>
    days === null || days === undefined ? null : new Date(Number(days) * 86_400_000).toISOString().slice(0, 10);
  const amount = (cents: string | null | undefined): number | null => (cents === null || cents === undefined ? null : Number(cents) / 100);

  /** What a batch freezes of the person: amount, at the start, since when; the parts; the lines of base salary. */
  async function frozen(batchId: number) {
    await prepareBatch(seeded.sql, { batchId, program });
    const rows = await query<{ no: number; v: (string | null)[]; t: string[] }>(
      `SELECT table_no::int AS no, v::text[] AS v, t FROM calc.input WHERE batch_id = $1::int AND table_no >= 90 AND employee_id = $2::int ORDER BY table_no, line`,
      [batchId, employeeId],
    );
    const of = (no: number) => rows.filter((row) => row.no === no);
    const [one] = of(90);
    return {
      pays: [amount(one?.v[0]), amount(one?.v[1]), day(one?.v[2])],
      parts: of(91).map(({ v }) => [day(v[0]), day(v[1]), amount(v[2])]),
      lines: of(92)
        .filter(({ t }) => t[0] === 'BASE_SALARY')
        .map(({ v }) => [day(v[1]), day(v[2]), amount(v[0])]),
    };
  }

  /** Whose records say something else of January, were it paid by another batch. */
  async function owedBy(paidIn: number): Promise<number[]> {
    const context = await readBatchContext(seeded.sql, january);
    const { total, rows } = await listChangedPayees(seeded.sql, context, program, { paidIn, offset: 0, limit: 1_000 });
    expect(await countChangedPayees(seeded.sql, context, program, paidIn)).toBe(total);
    return rows.map((row) => row.employeeId);
  }

  /** Whether the person is told of as having no pay: by the list of what is missing on the last day of January, and by the findings of its batch. */
  async function isMissed(): Promise<readonly [boolean, boolean]> {
    const [entity] = await query<{ id: number }>('SELECT legal_entity_id AS id FROM employee WHERE id = $1::int', [employeeId]);
    const { rows } = await readPayGaps(seeded.sql, {
      legalEntityId: entity?.id ?? 0,
      on: '2026-01-31',
      solutions: [{ currency: 'CNY', items: ['BASE_SALARY'] }],
      currency: 'CNY',
      inScope: null,
      kinds: ['no-pay'],
      show: ['no-pay'],
      offset: 0,
      limit: 1_000,
    });
    // of whatever item: nothing else is on file
    await query(
      `DELETE FROM compensation_record WHERE employee_id = $1::int AND item_id <> (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')`,
      [employeeId],
    );
    await checkRecords(seeded.sql, january, [{ key: 'pay', cause: 'pay', severity: 'warning', question: null, check: 'noCompensation' }]);
    const found = await query('SELECT 1 FROM batch_record_finding WHERE batch_id = $1::int AND employee_id = $2::int', [
      january,
      employeeId,
    ]);
    return [rows.some((row) => row.employeeId === employeeId), found.length > 0];
  }

  it('is the month of the first day: the raise is paid from its day on', async () => {
    await says(
      { amount: 5000, from: '2025-01-01', until: '2026-01-14', taken: '2025-01' },
      { amount: 6000, from: '2026-01-15', taken: '2026-01' },
    );
    expect(await frozen(january)).toEqual({
      pays: [6000, 5000, '2026-01-15'],
      parts: [
        ['2026-01-01', '2026-01-14', 5000],
        ['2026-01-15', '2026-01-31', 6000],
      ],
      lines: [
        ['2026-01-01', '2026-01-14', 5000],
        ['2026-01-15', '2026-01-31', 6000],
      ],
    });
    expect(await owedBy(february)).toEqual([]);
  });

  it('is a later month: until then what it ends goes on, and in that month the days before are owed', async () => {
    await says(
      { amount: 5000, from: '2025-01-01', until: '2026-01-14', taken: '2025-01' },
      { amount: 6000, from: '2026-01-15', taken: '2026-02' },
    );
    const whole = ['2026-01-01', '2026-01-31', 5000];
    expect(await frozen(january)).toEqual({ pays: [5000, 5000, null], parts: [whole], lines: [whole] });
    expect(await owedBy(january)).toEqual([]);
    expect(await owedBy(february)).toEqual([employeeId]);
    expect(await frozen(february)).toMatchObject({ pays: [6000, 6000, null], lines: [['2026-02-01', '2026-02-28', 6000]] });
  });

  it('is owed although nothing was changed since the period was prepared', async () => {
    await says(
      { amount: 5000, from: '2025-01-01', until: '2026-01-14', taken: '2025-01' },
      { amount: 6000, from: '2026-01-15', taken: '2026-02' },
    );
    // all of it was said days ago; versions are the owner's
    const owner = new pg.Client({ connectionString: seeded.database.url });
    await owner.connect();
    for (const table of versionedTables)
      await owner.query(
        `UPDATE known.${table} SET known_from = known_from - interval '3 days', known_until = CASE known_until WHEN 'infinity' THEN known_until ELSE known_until - interval '3 days' END`,
      );
    await owner.query(`UPDATE known.since SET known_since = known_since - interval '3 days'`);
    await owner.end();
    await frozen(january);
    expect(await readChangedPayees(seeded.sql, january, new Date(Date.now() - 86_400_000))).toEqual([]);
    expect(await owedBy(january)).toEqual([]);
    expect(await owedBy(february)).toEqual([employeeId]);
  });

  it('of two raises in a row: one that is not taken yet does not hold back the one before it', async () => {
    await says(
      { amount: 5000, from: '2025-01-01', until: '2026-01-09', taken: '2025-01' },
      { amount: 6000, from: '2026-01-10', until: '2026-01-19', taken: '2026-02' },
      { amount: 7000, from: '2026-01-20', taken: '2026-03' },
    );
    const whole = ['2026-01-01', '2026-01-31', 5000];
    expect(await frozen(january)).toEqual({ pays: [5000, 5000, null], parts: [whole], lines: [whole] });
    expect(await isMissed()).toEqual([false, false]);
    expect(await frozen(february)).toMatchObject({ pays: [6000, 6000, null] });
  });

  it('of a first amount: nothing is paid by it before, and nothing takes its place', async () => {
    await says({ amount: 6000, from: '2026-01-15', taken: '2026-02' });
    expect(await frozen(january)).toMatchObject({ pays: [null, null, null], lines: [] });
    expect(await isMissed()).toEqual([true, true]);
    expect(await frozen(february)).toMatchObject({ pays: [6000, 6000, null] });
  });

  it('does not bring back what ended before with nothing after it', async () => {
    await says(
      { amount: 5000, from: '2025-01-01', until: '2026-01-05', taken: '2025-01' },
      { amount: 6000, from: '2026-01-15', taken: '2026-02' },
    );
    expect(await frozen(january)).toMatchObject({ pays: [null, 5000, null], lines: [['2026-01-01', '2026-01-05', 5000]] });
  });
});
