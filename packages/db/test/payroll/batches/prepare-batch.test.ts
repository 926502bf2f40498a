import type { InputPlan, Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearInput, prepareBatch, unprepareBatch } from '../../../src/payroll/batches/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('preparing a batch', () => {
  let seeded: SeededDatabase;
  let program: Program;
  let batchId: number;
  let periodId: number;
  const { query } = { query: <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters) };

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId, periodId } = await findBatch(seeded.sql, 'US_BIWEEKLY', 4));
    program = await programOf(seeded.sql, batchId);
  });
  afterAll(() => seeded.close());

  const input = (code: string): InputPlan => {
    const found = program.inputs.find((candidate) => candidate.code === code);
    if (!found) throw new Error(`No input ${code}`);
    return found;
  };
  /** A frozen value as text. */
  const frozen = async (employeeId: number, table: string, column: string): Promise<string | null> => {
    const plan = input(table).columns.find(({ code }) => code === column);
    if (!plan) throw new Error(`No column ${column}`);
    const [row] = await query<{ value: string | null }>(
      `SELECT (${plan.storage}[${plan.position}])::text AS value FROM calc.input WHERE batch_id = $1::int AND table_no = $2::int AND employee_id = $3::int`,
      [batchId, input(table).tableNo, employeeId],
    );
    return row?.value ?? null;
  };
  const someone = async (condition: string): Promise<{ id: number; salary: string }> => {
    const [row] = await query<{ id: number; salary: string }>(
      `SELECT e.id, (c.amount * 100)::bigint::text AS salary FROM employee e JOIN compensation_record c ON c.employee_id = e.id
         JOIN period p ON p.id = ${periodId} AND daterange(c.effective_date, c.expiry_date, '[]') @> least(p.end_date, e.termination_date)
       WHERE e.legal_entity_id = (SELECT legal_entity_id FROM solution WHERE code = 'US_BIWEEKLY') AND ${condition} ORDER BY e.id LIMIT 1`,
    );
    if (!row) throw new Error(`Nobody: ${condition}`);
    return row;
  };

  it('freezes everybody employed on any day of the period, densely numbered in order of employee id', async () => {
    const { payees } = await prepareBatch(seeded.sql, { batchId, program });
    const [expected] = await query<{ people: number }>(
      `SELECT count(*)::int AS people FROM employee e, period p JOIN solution s ON s.id = p.solution_id
       WHERE p.id = $1::int AND e.legal_entity_id = s.legal_entity_id AND e.hire_date <= p.end_date
         AND coalesce(e.termination_date, p.end_date) >= p.start_date`,
      [periodId],
    );
    expect(payees).toBe(expected?.people);
    const [order] = await query(
      `SELECT count(*)::int AS rows, min(row_number) AS first, max(row_number) AS last, bool_and(row_number = n) AS dense
       FROM (SELECT row_number, row_number() OVER (ORDER BY employee_id) AS n FROM batch_payee WHERE batch_id = $1::int) t`,
      [batchId],
    );
    expect(order).toEqual({ rows: payees, first: 1, last: payees, dense: true });
  });

  it('leaves out who left before the period and who comes after it', async () => {
    const strangers = await query(
      `SELECT e.id FROM batch_payee y JOIN employee e ON e.id = y.employee_id JOIN period p ON p.id = $2::int
       WHERE y.batch_id = $1::int AND (e.termination_date < p.start_date OR e.hire_date > p.end_date)`,
      [batchId, periodId],
    );
    expect(strangers).toEqual([]);
  });

  it('marks joiners and leavers, the one of the last day too', async () => {
    const rows = await query<{ movement: string; n: number }>(
      'SELECT movement, count(*)::int AS n FROM batch_payee WHERE batch_id = $1::int AND movement IS NOT NULL GROUP BY 1 ORDER BY 1',
      [batchId],
    );
    expect(rows.map(({ movement }) => movement)).toEqual(['joiner', 'leaver']);
    const [lastDay] = await query<{ movement: string }>(
      `SELECT y.movement FROM batch_payee y JOIN employee e ON e.id = y.employee_id JOIN period p ON p.id = $2::int
       WHERE y.batch_id = $1::int AND e.hire_date = p.end_date`,
      [batchId, periodId],
    );
    expect(lastDay?.movement).toBe('joiner');
  });

  it('freezes the salary that holds at the end of the period, in minor units', async () => {
    const raised = await someone(`c.remarks LIKE 'Step increment%' AND c.effective_date BETWEEN p.start_date AND p.end_date`);
    const steady = await someone(`c.remarks LIKE 'General%'`);
    expect(await frozen(raised.id, 'Employee', 'AnnualSalary')).toBe(raised.salary);
    expect(await frozen(steady.id, 'Employee', 'AnnualSalary')).toBe(steady.salary);
  });

  it('freezes the salary before a raise that comes after the period', async () => {
    const earlier = await findBatch(seeded.sql, 'US_BIWEEKLY', 1);
    await prepareBatch(seeded.sql, { batchId: earlier.id, program });
    const [row] = await query<{ wrong: number; checked: number }>(
      `SELECT count(*) FILTER (WHERE i.v[3] <> (c.amount * 100)::bigint)::int AS wrong, count(*)::int AS checked
       FROM calc.input i JOIN compensation_record c ON c.employee_id = i.employee_id AND daterange(c.effective_date, c.expiry_date, '[]') @> date '2025-01-04'
       WHERE i.batch_id = $1::int AND i.table_no = $2::int`,
      [earlier.id, input('Employee').tableNo],
    );
    expect(row?.wrong).toBe(0);
    expect(row?.checked).toBeGreaterThan(200);
    await clearInput(seeded.sql, earlier.id);
    await unprepareBatch(seeded.sql, { batchId: earlier.id });
  });

  it('freezes dates as days, texts as they are, and what nobody has as blank', async () => {
    const [person] = await query<{ id: number; days: string; number: string; status: string }>(
      `SELECT e.id, (e.hire_date - date '1970-01-01')::text AS days, e.employee_number AS number, e.custom->>'filing_status' AS status
       FROM batch_payee y JOIN employee e ON e.id = y.employee_id WHERE y.batch_id = $1::int AND e.termination_date IS NULL ORDER BY e.id LIMIT 1`,
      [batchId],
    );
    const id = person?.id ?? 0;
    expect(await frozen(id, 'Employee', 'HireDate')).toBe(person?.days);
    expect(await frozen(id, 'Employee', 'EmployeeNumber')).toBe(person?.number);
    expect(await frozen(id, 'Employee', 'FilingStatus')).toBe(person?.status);
    expect(await frozen(id, 'Employee', 'TerminationDate')).toBeNull();
  });

  it('gives the same hash for the same input and another after a change', async () => {
    const hash = async () => (await query<{ hash: string }>('SELECT input_hash AS hash FROM batch WHERE id = $1::int', [batchId]))[0]?.hash;
    await prepareBatch(seeded.sql, { batchId, program });
    const first = await hash();
    await prepareBatch(seeded.sql, { batchId, program });
    expect(await hash()).toBe(first);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    await query(`UPDATE employee SET custom = custom || '{"filing_status": "single"}' WHERE custom->>'filing_status' = 'married_jointly'`);
    await prepareBatch(seeded.sql, { batchId, program });
    expect(await hash()).not.toBe(first);
  });

  it('refuses a second normal batch over the same people, but not an off-cycle one', async () => {
    const insert = (type: string, sequence: number) =>
      query<{ id: number }>(
        `INSERT INTO batch (period_id, copy_id, type, sequence, name) SELECT period_id, copy_id, $2, $3::int, 'Another' FROM batch WHERE id = $1::int RETURNING id`,
        [batchId, type, sequence],
      );
    const [second] = await insert('normal', 2);
    const [offcycle] = await insert('offcycle', 1);
    const refused = prepareBatch(seeded.sql, { batchId: second?.id ?? 0, program });
    await expect(refused).rejects.toMatchObject({ code: 'PAYEE_IN_OTHER_BATCH' });
    await expect(refused).rejects.toThrow(/\d+ employees are already in another live batch of 2025-P04, .+ \(\d+\) among them/);
    expect((await prepareBatch(seeded.sql, { batchId: offcycle?.id ?? 0, program })).payees).toBeGreaterThan(200);
    await query('DELETE FROM batch_payee WHERE batch_id = ANY($1::int[])', [[second?.id, offcycle?.id]]);
    await query('DELETE FROM batch WHERE id = ANY($1::int[])', [[second?.id, offcycle?.id]]);
  });

  it('refuses a period without anybody', async () => {
    const [batch] = await query<{ id: number }>(
      `WITH p AS (INSERT INTO period (solution_id, sequence, name, start_date, end_date, pay_date, payment_month, tax_month, attendance_start, attendance_end, status)
         SELECT solution_id, 99, '1950', '1950-01-01', '1950-01-14', '1950-01-20', '1950-01', '1950-01', '1950-01-01', '1950-01-14', 'enabled' FROM period WHERE id = $2::int RETURNING id)
       INSERT INTO batch (period_id, copy_id, sequence, name) SELECT p.id, b.copy_id, 1, 'Nobody' FROM batch b, p WHERE b.id = $1::int RETURNING id`,
      [batchId, periodId],
    );
    await expect(prepareBatch(seeded.sql, { batchId: batch?.id ?? 0, program })).rejects.toMatchObject({ code: 'BATCH_WITHOUT_PAYEES' });
  });

  it('names the column whose source does not exist', async () => {
    const broken = {
      ...program,
      inputs: program.inputs.map((plan) => ({
        ...plan,
        columns: plan.columns.map((column) => (column.code === 'AnnualSalary' ? { ...column, source: 'salary.of_nobody' } : column)),
      })),
    };
    const refused = prepareBatch(seeded.sql, { batchId, program: broken });
    await expect(refused).rejects.toBeInstanceOf(AppError);
    await expect(refused).rejects.toThrow(/Employee\.AnnualSalary: "salary\.of_nobody" is no source/);
  });

  it('forgets everything when it is undone', async () => {
    await clearInput(seeded.sql, batchId);
    await unprepareBatch(seeded.sql, { batchId });
    const [left] = await query(
      `SELECT (SELECT count(*)::int FROM batch_payee WHERE batch_id = $1::int) AS payees, (SELECT count(*)::int FROM calc.input WHERE batch_id = $1::int) AS rows,
         payee_count AS count, input_hash AS hash FROM batch WHERE id = $1::int`,
      [batchId],
    );
    expect(left).toEqual({ payees: 0, rows: 0, count: 0, hash: null });
  });
});

describe('preparing the Chinese batch', () => {
  let seeded: SeededDatabase;
  beforeAll(async () => {
    seeded = await openSeededDatabase();
  });
  afterAll(() => seeded.close());

  it('freezes approved, paid overtime by kind and unpaid leave of the month', async () => {
    const { id } = await findBatch(seeded.sql, 'CN_MONTHLY', 1);
    const program = await programOf(seeded.sql, id);
    await seeded.sql.query(
      `INSERT INTO leave_request (employee_id, type_id, start_date, end_date, hours, status)
       SELECT max(e.id), (SELECT id FROM leave_type WHERE NOT paid), '2026-01-29', '2026-02-03', 32, 'approved' FROM employee e`,
    );
    await prepareBatch(seeded.sql, { batchId: id, program });
    const time = program.inputs.find(({ code }) => code === 'Time');
    const at = (code: string) => `i.v[${time?.columns.find((column) => column.code === code)?.position}]`;
    const [sums] = await seeded.sql.query<Record<string, string>>(
      `SELECT sum(${at('WeekdayHours')})::text AS weekday, sum(${at('RestDayHours')})::text AS restday, sum(${at('HolidayHours')})::text AS holiday,
         sum(${at('UnpaidLeaveHours')}) FILTER (WHERE i.employee_id = (SELECT max(id) FROM employee))::text AS leave
       FROM calc.input i WHERE i.batch_id = $1::int AND i.table_no = $2::int`,
      [id, time?.tableNo],
    );
    const [expected] = await seeded.sql.query<Record<string, string>>(
      `SELECT (sum(hours) FILTER (WHERE kind = 'weekday') * 100)::bigint::text AS weekday, (sum(hours) FILTER (WHERE kind = 'restday') * 100)::bigint::text AS restday,
         (sum(hours) FILTER (WHERE kind = 'holiday') * 100)::bigint::text AS holiday
       FROM overtime_request WHERE status = 'approved' AND compensation_way = 'pay'`,
    );
    // Thursday and Friday of January out of four working days: 16 of 32 hours, beside what the seed gave this employee.
    const [seededLeave] = await seeded.sql.query<{ hours: number }>(
      `SELECT coalesce(sum(r.hours), 0)::float AS hours FROM leave_request r JOIN leave_type t ON t.id = r.type_id AND NOT t.paid
       WHERE r.employee_id = (SELECT max(id) FROM employee) AND r.status = 'approved' AND r.end_date <= '2026-01-31'`,
    );
    expect(sums).toEqual({ ...expected, leave: String(1600 + (seededLeave?.hours ?? 0) * 100) });
  });
});
