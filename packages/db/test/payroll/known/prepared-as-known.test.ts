import { type ColumnPlan, type HistoryNeed, historyTableNo, type InputPlan, type Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freezeRunInput, prepareBatch, readPopulationThen } from '../../../src/payroll/batches/index.ts';
import { readBatchContext } from '../../../src/payroll/batches/prepared-batch.ts';
import { endOfKnownDay, readKnownDays } from '../../../src/payroll/known/index.ts';
import { readPeriodFacts } from '../../../src/payroll/runs/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const tableNo = 90;

/**
 * January 2026 of the company in Kunming. Versions are kept since 1 March 2026; what is changed is then said to have been changed on a day of
 * that March, which nobody can say in the product.
 */
describe('a batch’s input as it was known on a day', () => {
  let seeded: SeededDatabase;
  let owner: pg.Client;
  let program: Program;
  let batchId: number;
  let legalEntityId: number;
  let employeeId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    owner = new pg.Client({ connectionString: seeded.database.url });
    await owner.connect();
    ({ id: batchId } = await findBatch(seeded.sql, 'CN_MONTHLY', 1));
    program = withTables(await programOf(seeded.sql, batchId));
    ({ legalEntityId } = await readBatchContext(seeded.sql, batchId));
    const [person] = await query<{ id: number }>(
      `SELECT e.id FROM employee e WHERE e.legal_entity_id = $1::int AND e.hire_date < '2025-01-01' AND e.termination_date IS NULL
         AND (SELECT count(*) FROM compensation_record c JOIN compensation_item i ON i.id = c.item_id AND i.code = 'BASE_SALARY' WHERE c.employee_id = e.id) = 1
       ORDER BY e.id LIMIT 1`,
      [legalEntityId],
    );
    employeeId = person?.id ?? 0;
    await query('DELETE FROM overtime_request WHERE employee_id = $1::int', [employeeId]);
    await owner.query(`UPDATE known.since SET known_since = '2026-03-01T01:00:00+08'`);
    for (const { name } of await query<{ name: string }>('SELECT table_name AS name FROM known.since')) {
      await owner.query(`DELETE FROM known."${name}" WHERE known_until < 'infinity'`);
      await owner.query(`UPDATE known."${name}" SET known_from = '2026-03-01T01:00:00+08'`);
    }
    await prepareBatch(seeded.sql, { batchId, program });
  });
  afterAll(async () => {
    await owner.end();
    await seeded.close();
  });

  const money = (base: ColumnPlan, code: string, source: string | null, position: number): ColumnPlan => ({
    ...base,
    code,
    source,
    position,
    type: 'money',
    scale: 2,
    currency: 'CNY',
    storage: 'v',
  });

  /** The solution's program with the pay of the last day employed and overtime requests in a table of lines, a typed one, and year to date. */
  function withTables(own: Program): Program {
    const base = own.inputs[0]?.columns[0] as ColumnPlan;
    const name = { en: 'T', 'zh-CN': '表' };
    const table = (no: number, code: string, lines: InputPlan['lines'], columns: ColumnPlan[]): InputPlan => ({
      tableNo: no,
      code,
      lines,
      columns,
    });
    const tables = [
      table(tableNo, 'Known', 'one', [
        money(base, 'Base', 'compensation.BASE_SALARY', 1),
        { ...money(base, 'Zone', 'department.custom.zone', 2), type: 'integer', scale: 0, currency: null },
      ]),
      table(tableNo + 1, 'Overtime', 'many', [{ ...money(base, 'Hours', 'record.hours', 1), type: 'decimal', currency: null }]),
      table(tableNo + 2, 'Typed', 'one', [money(base, 'Bonus', null, 1)]),
    ];
    const history: HistoryNeed[] = [{ element: 'GROSS', window: 'BALANCE', back: 0, until: null, basis: 'paid', scale: 2 }];
    const step = {
      code: 'K',
      name,
      tables: [
        { kind: 'snapshot' as const, code: 'Known', name, lines: 'employee', columns: [] },
        { kind: 'snapshot' as const, code: 'Overtime', name, lines: 'overtime', columns: [] },
      ],
    };
    return {
      ...own,
      history,
      inputs: [...own.inputs, ...tables],
      definition: { ...own.definition, steps: [...own.definition.steps, step] },
    };
  }

  /** Changes something and says that it was changed at that time. */
  async function changeOn(day: string, ...statements: readonly string[]): Promise<void> {
    const [{ at } = { at: '' }] = await query<{ at: string }>('SELECT clock_timestamp()::text AS at');
    await query('BEGIN');
    for (const statement of statements) await query(statement);
    await query('COMMIT');
    for (const { name } of await query<{ name: string }>('SELECT table_name AS name FROM known.since')) {
      await owner.query(`UPDATE known."${name}" SET known_from = $1 WHERE known_from >= $2`, [day, at]);
      await owner.query(`UPDATE known."${name}" SET known_until = $1 WHERE known_until >= $2 AND known_until < 'infinity'`, [day, at]);
    }
  }

  let runs = 0;
  /** What a run freezes as known on a day: cells of the tables with lines by line. */
  async function knownOn(
    day: string,
  ): Promise<{ base: string | null; zone: string | null; overtime: string[]; bonus: string | null; yearToDate: string | null }> {
    const at = await endOfKnownDay(seeded.sql, legalEntityId, day);
    runs += 1;
    const runId = 9_000 + runs;
    const { employeeIds } = await readPopulationThen(seeded.sql, await readBatchContext(seeded.sql, batchId), program, at);
    await query('BEGIN');
    await freezeRunInput(seeded.sql, { runId, batchId, program, frozen: program, known: { at, employeeIds } });
    const rows = await query<{ no: number; v: string | null; second: string | null }>(
      `SELECT table_no::int AS no, v[1]::text AS v, v[2]::text AS second FROM calc.run_input WHERE run_id = $1::int AND employee_id = $2::int ORDER BY table_no, line`,
      [runId, employeeId],
    );
    await query('ROLLBACK');
    const of = (no: number) => rows.filter((row) => row.no === no).flatMap(({ v }) => v ?? []);
    return {
      base: of(tableNo)[0] ?? null,
      zone: rows.find(({ no }) => no === tableNo)?.second ?? null,
      overtime: of(tableNo + 1),
      bonus: of(tableNo + 2)[0] ?? null,
      yearToDate: of(historyTableNo)[0] ?? null,
    };
  }
  const base = async () =>
    Number(
      (
        await query<{ amount: string }>(
          `SELECT amount FROM known.compensation_record WHERE employee_id = $1::int AND known_from = '2026-03-01T01:00:00+08'
      AND item_id = (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')`,
          [employeeId],
        )
      )[0]?.amount,
    ) * 100;

  it('a salary typed in on 10 March, effective 1 January, is not seen on 5 March and is on 11 March', async () => {
    const was = await base();
    await changeOn(
      '2026-03-10T10:00:00+08',
      `UPDATE compensation_record SET expiry_date = '2025-12-31' WHERE employee_id = ${employeeId} AND item_id = (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')`,
      `INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
       SELECT ${employeeId}, id, '2026-01-01', 54321, 'CNY', '2026-01' FROM compensation_item WHERE code = 'BASE_SALARY'`,
    );
    expect((await knownOn('2026-03-05')).base).toBe(String(was));
    expect((await knownOn('2026-03-09')).base).toBe(String(was));
    // typed in at ten in the morning: known on that day
    expect((await knownOn('2026-03-10')).base).toBe('5432100');
    expect((await knownOn('2026-03-11')).base).toBe('5432100');
  });

  it('a deleted overtime request is seen on the day before its deletion, and not before it was made', async () => {
    const request = `WITH made AS (INSERT INTO overtime_request (employee_id, date, kind, hours, compensation_way, status)
      VALUES (${employeeId}, (SELECT attendance_start FROM period p JOIN batch b ON b.period_id = p.id WHERE b.id = ${batchId}), 'weekday', 2.5, 'pay', 'approved')
      RETURNING *)
      INSERT INTO overtime_request_day (request_id, date, employee_id, kind, applied_hours, hours) SELECT id, date, employee_id, kind, hours, hours FROM made`;
    await changeOn('2026-03-02T09:00:00+08', request);
    await changeOn('2026-03-12T09:00:00+08', `DELETE FROM overtime_request WHERE employee_id = ${employeeId}`);
    expect((await knownOn('2026-03-01')).overtime).toEqual([]);
    expect((await knownOn('2026-03-11')).overtime).toEqual(['250']);
    expect((await knownOn('2026-03-12')).overtime).toEqual([]);
  });

  it('what a department said in a field of the company’s own is asked of the day too', async () => {
    const say = (zone: number) =>
      `UPDATE department SET custom = custom || '{"zone": "${zone}"}' WHERE id IN (SELECT department_id FROM assignment WHERE employee_id = ${employeeId})`;
    await changeOn('2026-03-03T09:00:00+08', say(1));
    await changeOn('2026-03-13T09:00:00+08', say(2));
    expect((await knownOn('2026-03-02')).zone).toBe(null);
    expect((await knownOn('2026-03-12')).zone).toBe('1');
    expect((await knownOn('2026-03-13')).zone).toBe('2');
  });

  it('a day ends where the employer is: a minute to midnight in Kunming is known on that day, in New York it is still the morning', async () => {
    await changeOn(
      '2026-03-15T23:59:00+08',
      `UPDATE compensation_record SET amount = 60000 WHERE employee_id = ${employeeId} AND effective_date = '2026-01-01'`,
    );
    expect((await knownOn('2026-03-14')).base).toBe('5432100');
    expect((await knownOn('2026-03-15')).base).toBe('6000000');
  });

  it('what was typed into the batch stays as it is', async () => {
    await query(`UPDATE calc.input SET v[1] = 777 WHERE batch_id = $1::int AND table_no = $2::int AND employee_id = $3::int`, [
      batchId,
      tableNo + 2,
      employeeId,
    ]);
    expect((await knownOn('2026-03-05')).bonus).toBe('777');
  });

  it('the ledger is as it stood: what was submitted later, and a reversal made later, are not seen', async () => {
    const write = (cents: number, kind: string, submission: number, at: string) =>
      query(
        `INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, recorded_at, v)
         SELECT $1::int, $2::int, p.id, p.id, CASE WHEN $3 <> 'opening' THEN (SELECT min(id) FROM batch WHERE id <> $4::int) END, $3, $5::int, $6::timestamptz,
           array_fill(NULL::bigint, ARRAY[e.serial_number - 1]) || $7::bigint
         FROM batch b JOIN period p ON p.id = b.period_id, balance_element e WHERE b.id = $4::int AND e.code = 'GROSS'`,
        [employeeId, legalEntityId, kind, batchId, submission, at, cents],
      );
    await write(100, 'opening', 1, '2026-03-02T12:00:00+08');
    await write(1_000, 'normal', 1, '2026-03-06T12:00:00+08');
    await write(-1_000, 'reversal', 1, '2026-03-08T12:00:00+08');
    await write(2_000, 'normal', 2, '2026-03-09T12:00:00+08');
    const days = ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-08', '2026-03-09'];
    const seen: (string | null)[] = [];
    for (const day of days) seen.push((await knownOn(day)).yearToDate);
    expect(seen).toEqual(['0', '100', '1100', '100', '2100']);
  });

  it('a holiday that was declared later is no fact of the period then', async () => {
    await changeOn(
      '2026-03-13T09:00:00+08',
      `INSERT INTO work_calendar_day (calendar_id, date, kind) SELECT calendar_id, '2026-01-14', 'holiday' FROM legal_entity WHERE id = ${legalEntityId}`,
    );
    const holidays = async (day: string) =>
      (await readPeriodFacts(seeded.sql, batchId, await endOfKnownDay(seeded.sql, legalEntityId, day))).holidays;
    expect(await holidays('2026-03-12')).not.toContain('2026-01-14');
    expect(await holidays('2026-03-13')).toContain('2026-01-14');
  });

  it('who was hired or left by what came to be known later is counted, and not calculated', async () => {
    const population = async (day: string) =>
      await readPopulationThen(
        seeded.sql,
        await readBatchContext(seeded.sql, batchId),
        program,
        await endOfKnownDay(seeded.sql, legalEntityId, day),
      );
    const everybody = await population('2026-03-01');
    expect([everybody.paidNow, everybody.paidThen]).toEqual([0, 0]);
    // found out on 20 March: somebody had left in the year before
    await changeOn('2026-03-20T09:00:00+08', `UPDATE employee SET termination_date = '2025-06-30' WHERE id = ${employeeId}`);
    const [before, after] = [await population('2026-03-19'), await population('2026-03-20')];
    expect([before.employeeIds.includes(employeeId), before.paidNow, before.paidThen]).toEqual([true, 0, 0]);
    expect([after.employeeIds.includes(employeeId), after.paidNow, after.paidThen]).toEqual([false, 1, 0]);
    await prepareBatch(seeded.sql, { batchId, program });
    const later = await population('2026-03-19');
    expect([later.employeeIds.includes(employeeId), later.paidNow, later.paidThen]).toEqual([false, 0, 1]);
  });

  it('days of which nothing is known are refused with those that can be asked about', async () => {
    const { first, last } = await readKnownDays(seeded.sql, legalEntityId);
    expect(first).toBe('2026-03-01');
    for (const day of ['2026-02-28', '2999-01-01']) {
      const refusal = await endOfKnownDay(seeded.sql, legalEntityId, day).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(AppError);
      expect(refusal).toMatchObject({ code: 'KNOWN_ON_UNANSWERABLE', parameters: { on: day, first, last } });
    }
    expect((await endOfKnownDay(seeded.sql, legalEntityId, '2026-03-05')).toISOString()).toBe('2026-03-05T16:00:00.000Z');
    expect((await endOfKnownDay(seeded.sql, legalEntityId, last)).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('a company that came later is known since then', async () => {
    await owner.query(`UPDATE known.legal_entity SET known_from = '2026-04-02T09:00:00+08' WHERE id = ${legalEntityId}`);
    expect((await readKnownDays(seeded.sql, legalEntityId)).first).toBe('2026-04-02');
  });
});
