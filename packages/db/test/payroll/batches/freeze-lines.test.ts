import type { ColumnPlan, InputPlan, Program } from '@wagewright/calc-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

const tableNo = 90;
type Type = ColumnPlan['type'];

describe('a table with lines', () => {
  let seeded: SeededDatabase;
  let program: Program;
  let batchId: number;
  let employeeId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId } = await findBatch(seeded.sql, 'CN_MONTHLY', 1));
    program = await programOf(seeded.sql, batchId);
    const [person] = await query<{ id: number }>(
      `SELECT e.id FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'CN_MONTHLY'
         JOIN compensation_record c ON c.employee_id = e.id AND c.item_id = (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')
         JOIN assignment a ON a.employee_id = e.id AND a.expiry_date IS NULL
       WHERE e.hire_date < '2025-01-01' AND e.termination_date IS NULL GROUP BY e.id HAVING count(*) = 1 ORDER BY e.id LIMIT 1`,
    );
    employeeId = person?.id ?? 0;
  });
  afterAll(() => seeded.close());

  /** The solution's program with one more snapshot table: column code → [source, type]. */
  function withTable(lines: string, columns: Readonly<Record<string, readonly [string, Type]>>): Program {
    const counters = { v: 0, t: 0 };
    const plans = Object.entries(columns).map(([code, [source, type]]): ColumnPlan => {
      const storage = type === 'text' ? 't' : 'v';
      counters[storage] += 1;
      const scale = type === 'money' ? 2 : type === 'decimal' ? 6 : 0;
      const currency = type === 'money' ? 'CNY' : null;
      const base = program.inputs[0]?.columns[0] as ColumnPlan;
      return { ...base, code, type, scale, currency, storage, position: counters[storage], source };
    });
    const table: InputPlan = { tableNo, code: 'Lines', lines: 'many', columns: plans };
    const name = { en: 'Lines', 'zh-CN': '明细' };
    const step = { code: 'L', name, tables: [{ kind: 'snapshot' as const, code: 'Lines', name, lines, columns: [] }] };
    return {
      ...program,
      inputs: [...program.inputs, table],
      definition: { ...program.definition, steps: [...program.definition.steps, step] },
    };
  }

  async function freeze(lines: string, columns: Readonly<Record<string, readonly [string, Type]>>) {
    await prepareBatch(seeded.sql, { batchId, program: withTable(lines, columns) });
    return await query<{ line: number; v: string[]; t: string[] }>(
      'SELECT line::int AS line, v::text[] AS v, t FROM calc.input WHERE batch_id = $1::int AND table_no = $2::int AND employee_id = $3::int ORDER BY line',
      [batchId, tableNo, employeeId],
    );
  }
  const days = (date: string): string => String(Date.parse(date) / 86_400_000);
  const hash = async () => (await query<{ hash: string }>('SELECT input_hash AS hash FROM batch WHERE id = $1::int', [batchId]))[0]?.hash;

  const segments = {
    From: ['segment.from', 'date'],
    To: ['segment.to', 'date'],
    Base: ['compensation.BASE_SALARY', 'money'],
    Department: ['assignment.department', 'text'],
  } as const;

  it('of segments has one line where nothing changes in the period', async () => {
    const [only, ...more] = await freeze('segments', segments);
    expect(more).toEqual([]);
    expect(only?.v.slice(0, 2)).toEqual([days('2026-01-01'), days('2026-01-31')]);
  });

  it('splits at a raise and at a transfer, and both parts stay visible', async () => {
    const before = await hash();
    await query(
      `UPDATE compensation_record SET expiry_date = '2026-01-14' WHERE employee_id = $1::int AND item_id = (SELECT id FROM compensation_item WHERE code = 'BASE_SALARY')`,
      [employeeId],
    );
    await query(
      `INSERT INTO compensation_record (employee_id, item_id, effective_date, amount, currency, payroll_effective_period)
       SELECT employee_id, item_id, '2026-01-15', amount + 1000, currency, '2026-01' FROM compensation_record
       WHERE employee_id = $1::int AND expiry_date = '2026-01-14'`,
      [employeeId],
    );
    await query(`UPDATE assignment SET expiry_date = '2026-01-20' WHERE employee_id = $1::int AND expiry_date IS NULL`, [employeeId]);
    await query(
      `INSERT INTO assignment (employee_id, effective_date, department_id, position_id, cost_center_id, supervisor_id, category)
       SELECT employee_id, '2026-01-21', (SELECT d.id FROM department d WHERE d.legal_entity_id = e.legal_entity_id AND d.id <> a.department_id ORDER BY d.id LIMIT 1),
         position_id, cost_center_id, supervisor_id, category FROM assignment a JOIN employee e ON e.id = a.employee_id
       WHERE a.employee_id = $1::int AND a.expiry_date = '2026-01-20'`,
      [employeeId],
    );
    const parts = await freeze('segments', segments);
    expect(parts.map(({ line, v }) => [line, ...v.slice(0, 2)])).toEqual([
      [0, days('2026-01-01'), days('2026-01-14')],
      [1, days('2026-01-15'), days('2026-01-20')],
      [2, days('2026-01-21'), days('2026-01-31')],
    ]);
    const [old, raised, moved] = parts;
    expect(Number(raised?.v[2]) - Number(old?.v[2])).toBe(100_000);
    expect(moved?.v[2]).toBe(raised?.v[2]);
    expect(raised?.t).toEqual(old?.t);
    expect(moved?.t).not.toEqual(old?.t);
    expect(await hash()).not.toBe(before);
  });

  it('does not split at a change that the table does not read', async () => {
    const { From, To, Base, Department } = segments;
    expect(await freeze('segments', { From, To, Department })).toHaveLength(2);
    expect(await freeze('segments', { From, To, Base })).toHaveLength(2);
    expect(await freeze('segments', { From, To, Category: ['assignment.category', 'text'] })).toHaveLength(1);
    expect(await freeze('segments', { From, To, Name: ['employee.name', 'text'] })).toHaveLength(1);
  });

  it('has fields of the company’s own: those of the department of the day in each part, yes and no as such, what does not read as the type blank', async () => {
    await query(
      `UPDATE department d SET custom = jsonb_build_object('site', d.code, 'remote', (a.expiry_date IS NULL)::text, 'desks', '4.5', 'opened', '2024-02-29', 'word', 'yes')
       FROM assignment a WHERE a.department_id = d.id AND a.employee_id = $1::int AND coalesce(a.expiry_date >= '2026-01-01', true)`,
      [employeeId],
    );
    await query(`UPDATE employee SET custom = custom || '{"drives": "false", "word": "maybe"}' WHERE id = $1::int`, [employeeId]);
    const parts = await freeze('segments', {
      Remote: ['department.custom.remote', 'boolean'],
      Desks: ['department.custom.desks', 'decimal'],
      Opened: ['department.custom.opened', 'date'],
      Word: ['department.custom.word', 'boolean'],
      Drives: ['employee.custom.drives', 'boolean'],
      Unsure: ['employee.custom.word', 'boolean'],
      Site: ['department.custom.site', 'text'],
      Department: ['assignment.department', 'text'],
      Text: ['department.custom.remote', 'text'],
    });
    expect(parts.map(({ v }) => v)).toEqual([
      ['0', '4500000', days('2024-02-29'), null, '0', null],
      ['1', '4500000', days('2024-02-29'), null, '0', null],
    ]);
    expect(parts.map(({ t }) => [t[0] === t[1], t[2]])).toEqual([
      [true, 'false'],
      [true, 'true'],
    ]);
    const [whole, ...more] = await freeze('employee', { Remote: ['department.custom.remote', 'boolean'] });
    expect([whole?.v, more]).toEqual([['1'], []]); // as of the last day employed in the period
  });

  it('of segments ends with the last day of a leaver and begins with the first of a joiner', async () => {
    await query(`UPDATE employee SET hire_date = '2026-01-05', termination_date = '2026-01-16' WHERE id = $1::int`, [employeeId]);
    const parts = await freeze('segments', segments);
    expect(parts.map(({ v }) => v.slice(0, 2))).toEqual([
      [days('2026-01-05'), days('2026-01-14')],
      [days('2026-01-15'), days('2026-01-16')],
    ]);
    await query(`UPDATE employee SET hire_date = '2024-06-01', termination_date = NULL WHERE id = $1::int`, [employeeId]);
  });

  /** Somebody's periods of service as they are from here on, the latest last. */
  const serve = async (id: number, ...periods: readonly (readonly [from: string, until: string | null])[]) => {
    await query('DELETE FROM period_of_service WHERE employee_id = $1::int', [id]);
    for (const [from, until] of periods.slice(0, -1))
      await query('INSERT INTO period_of_service VALUES ($1::int, $2::date, $3::date)', [id, from, until]);
    await query('UPDATE employee SET hire_date = $2::date, termination_date = $3::date WHERE id = $1::int', [
      id,
      ...(periods.at(-1) ?? []),
    ]);
  };
  const payee = async () =>
    (
      await query<{ movement: string | null; department: string | null }>(
        `SELECT y.movement, d.code AS department FROM batch_payee y LEFT JOIN department d ON d.id = y.department_id
       WHERE y.batch_id = $1::int AND y.employee_id = $2::int`,
        [batchId, employeeId],
      )
    )[0];
  const service = {
    Hired: ['employee.hire_date', 'date'],
    Left: ['employee.termination_date', 'date'],
    Base: ['compensation.BASE_SALARY', 'money'],
  } as const;

  describe('of somebody who left and came back', () => {
    afterAll(() => serve(employeeId, ['2024-06-01', null]));

    it('within the month has both parts, and none of the days between', async () => {
      await serve(employeeId, ['2024-06-01', '2026-01-05'], ['2026-01-20', null]);
      const parts = await freeze('segments', segments);
      expect(parts.map(({ v }) => v.slice(0, 2))).toEqual([
        [days('2026-01-01'), days('2026-01-05')],
        [days('2026-01-20'), days('2026-01-20')],
        [days('2026-01-21'), days('2026-01-31')],
      ]);
      expect(await payee()).toMatchObject({ movement: 'both' });
    });

    it('does not join two parts that say the same across the break', async () => {
      const { From, To, Base } = segments;
      const parts = await freeze('segments', { From, To, Name: ['employee.name', 'text'] });
      expect(parts.map(({ v }) => v)).toEqual([
        [days('2026-01-01'), days('2026-01-05')],
        [days('2026-01-20'), days('2026-01-31')],
      ]);
      // back on the day after the last one: no day is missing, so that nothing is cut
      await serve(employeeId, ['2024-06-01', '2026-01-15'], ['2026-01-16', null]);
      expect((await freeze('segments', { From, To, Base })).map(({ v }) => v.slice(0, 2))).toEqual([
        [days('2026-01-01'), days('2026-01-14')],
        [days('2026-01-15'), days('2026-01-31')],
      ]);
    });

    it('has records of pay once for each part of the days that they hold', async () => {
      await serve(employeeId, ['2024-06-01', '2026-01-19'], ['2026-01-28', null]);
      const lines = await freeze('compensation', {
        Item: ['record.item', 'text'],
        From: ['record.from', 'date'],
        To: ['record.to', 'date'],
      });
      expect(lines.filter(({ t }) => t[0] === 'BASE_SALARY').map(({ v }) => v)).toEqual([
        [days('2026-01-01'), days('2026-01-14')],
        [days('2026-01-15'), days('2026-01-19')],
        [days('2026-01-28'), days('2026-01-31')],
      ]);
    });

    it('says of the first and the last day those of the period of service that had begun last', async () => {
      const asFrozen = async () => (await freeze('employee', service))[0]?.v.slice(0, 2);
      expect(await asFrozen()).toEqual([days('2026-01-28'), null]);
      await serve(employeeId, ['2024-06-01', '2026-01-05'], ['2026-02-02', null]);
      expect(await asFrozen()).toEqual([days('2024-06-01'), days('2026-01-05')]);
      expect(await payee()).toMatchObject({ movement: 'leaver' });
      await serve(employeeId, ['2020-03-01', '2021-02-28'], ['2022-05-01', '2025-11-30'], ['2026-01-10', null]);
      expect(await asFrozen()).toEqual([days('2026-01-10'), null]);
      expect(await payee()).toMatchObject({ movement: 'joiner' });
    });

    it('is not paid for a month in which nobody employed them', async () => {
      await serve(employeeId, ['2024-06-01', '2025-12-31'], ['2026-02-01', null]);
      expect(await freeze('employee', service)).toEqual([]);
      expect(await payee()).toBeUndefined();
    });

    it('has for each month the days of all periods of service, whatever they are, counted day by day', async () => {
      const people = await query<{ id: number; hired: string; last: string | null }>(
        `SELECT e.id, e.hire_date::text AS hired, e.termination_date::text AS last FROM employee e JOIN solution s ON s.legal_entity_id = e.legal_entity_id AND s.code = 'CN_MONTHLY' ORDER BY e.id LIMIT 60`,
      );
      const january = Array.from({ length: 31 }, (_, day) => `2026-01-${String(day + 1).padStart(2, '0')}`);
      const around = ['2025-12-29', '2025-12-30', '2025-12-31', ...january, '2026-02-01', '2026-02-02', '2026-02-03'];
      let seed = 7;
      const draw = (below: number): number => {
        seed = (seed * 48_271) % 2_147_483_647;
        return seed % below;
      };
      const wanted = new Map<number, string[]>();
      for (const { id } of people) {
        const cuts = [...new Set(Array.from({ length: 2 + draw(5) }, () => draw(around.length)))].toSorted((a, b) => a - b);
        const periods: (readonly [string, string | null])[] = [];
        for (let at = 0; at < cuts.length; at += 2) {
          const [from, until] = [around[cuts[at] ?? 0] ?? '', cuts[at + 1] === undefined ? null : (around[cuts[at + 1] ?? 0] ?? '')];
          periods.push([from, until]);
        }
        if (wanted.size === 0) periods.splice(0, periods.length, ['2025-12-29', '2025-12-31'], ['2026-02-01', null]);
        await serve(id, ...periods);
        wanted.set(
          id,
          january.filter((day) => periods.some(([from, until]) => day >= from && (until === null || day <= until))),
        );
      }
      await prepareBatch(seeded.sql, {
        batchId,
        program: withTable('segments', { From: ['segment.from', 'date'], To: ['segment.to', 'date'] }),
      });
      const found = await query<{ id: number; days: string[] | null }>(
        `SELECT y.employee_id AS id, array_agg(g.day::date::text ORDER BY g.day) FILTER (WHERE g.day IS NOT NULL) AS days
         FROM batch_payee y LEFT JOIN calc.input i ON i.batch_id = y.batch_id AND i.table_no = $2::int AND i.row_number = y.row_number
           LEFT JOIN LATERAL generate_series(date '1970-01-01' + i.v[1]::int, date '1970-01-01' + i.v[2]::int, '1 day') g(day) ON true
         WHERE y.batch_id = $1::int AND y.employee_id = ANY ($3::int[]) GROUP BY y.employee_id`,
        [batchId, tableNo, people.map(({ id }) => id)],
      );
      expect(new Map(found.map(({ id, days: own }) => [id, own ?? []]))).toEqual(new Map([...wanted].filter(([, own]) => own.length > 0)));
      expect([...wanted.values()].filter((own) => own.length === 0)).not.toEqual([]);
      for (const { id, hired, last } of people) await serve(id, [hired, last]);
    });
  });

  it('of overtime has one line a date, by date, none for who has none, adding up to the sum of the period', async () => {
    await query('DELETE FROM overtime_request WHERE employee_id = $1::int', [employeeId]);
    const columns = { Kind: ['record.kind', 'text'], Date: ['record.date', 'date'], Hours: ['record.hours', 'decimal'] } as const;
    expect(await freeze('overtime', columns)).toEqual([]);
    await query(
      `WITH made AS (INSERT INTO overtime_request (employee_id, date, kind, hours, compensation_way, status) VALUES
         ($1::int, '2026-01-20', 'weekday', 2.5, 'pay', 'approved'), ($1::int, '2026-01-10', 'restday', 8, 'pay', 'approved'),
         ($1::int, '2026-01-11', 'restday', 8, 'leave', 'approved'), ($1::int, '2026-01-12', 'weekday', 1, 'pay', 'rejected'),
         ($1::int, '2026-02-10', 'weekday', 1, 'pay', 'approved'), ($1::int, '2026-01-30', 'weekday', 5, 'pay', 'approved'),
         ($1::int, '2026-01-31', 'restday', 6, 'pay', 'approved') RETURNING *)
       INSERT INTO overtime_request_day (request_id, date, employee_id, kind, applied_hours, hours)
       SELECT id, date, employee_id, kind, hours, hours FROM made WHERE hours NOT IN (5, 6)
       UNION ALL SELECT id, date + place, employee_id, CASE WHEN place = 0 THEN kind ELSE 'restday' END, hours / 2, place + 2
       FROM made, generate_series(0, 1) AS place WHERE hours IN (5, 6)`,
      [employeeId],
    );
    expect(await freeze('overtime', columns)).toEqual([
      { line: 0, v: [days('2026-01-10'), '8000000'], t: ['restday'] },
      { line: 1, v: [days('2026-01-20'), '2500000'], t: ['weekday'] },
      { line: 2, v: [days('2026-01-30'), '2000000'], t: ['weekday'] },
      { line: 3, v: [days('2026-01-31'), '3000000'], t: ['restday'] }, // after midnight
      { line: 4, v: [days('2026-01-31'), '2000000'], t: ['restday'] }, // the night after, whose 1 February is paid with February
    ]);
  });

  it('of leave clips days and hours to the period', async () => {
    await query('DELETE FROM leave_request WHERE employee_id = $1::int', [employeeId]);
    await query(
      `INSERT INTO leave_request (employee_id, type_id, start_date, end_date, hours, status)
       SELECT $1::int, id, '2026-01-29', '2026-02-03', 32, 'approved' FROM leave_type WHERE NOT paid ORDER BY id LIMIT 1`,
      [employeeId],
    );
    const [line] = await freeze('leave', {
      Paid: ['record.paid', 'boolean'],
      From: ['record.from', 'date'],
      To: ['record.to', 'date'],
      Hours: ['record.hours', 'decimal'],
    });
    expect(line?.v).toEqual(['0', days('2026-01-29'), days('2026-01-31'), '16000000']);
  });

  it('of employees sums up the attendance of the period, and not of the days around it', async () => {
    const day = async (date: string, columns: string) =>
      await query(
        `INSERT INTO attendance_record (employee_id, date, shift_id, scheduled_hours, worked_hours) SELECT $1::int, '${date}', min(id), 8, 8 FROM shift
         ON CONFLICT (employee_id, date) DO UPDATE SET worked_hours = 8, absent_hours = 0, late_minutes = 0, early_minutes = 0, is_missing = false, extra_hours = 0`,
        [employeeId],
      ).then(
        async () => await query(`UPDATE attendance_record SET ${columns} WHERE employee_id = $1::int AND date = '${date}'`, [employeeId]),
      );
    await query('DELETE FROM attendance_record WHERE employee_id = $1::int', [employeeId]);
    await day('2025-12-31', 'absent_hours = 8, worked_hours = 0, early_minutes = 99');
    await day('2026-01-05', 'late_minutes = 12, early_minutes = 7');
    await day('2026-01-06', 'absent_hours = 8, worked_hours = 0');
    await day('2026-01-07', 'is_missing = true, worked_hours = 0, extra_hours = 2');
    await day('2026-01-08', 'early_minutes = 30');
    const words = [
      'worked_hours',
      'late_minutes',
      'early_minutes',
      'absent_hours',
      'extra_hours',
      'worked_days',
      'absent_days',
      'missing_punches',
    ];
    const columns = Object.fromEntries(words.map((word) => [word, [`attendance.${word}`, 'integer']])) as Parameters<typeof freeze>[1];
    const [line] = await freeze('employee', columns);
    expect(line?.v).toEqual(['16', '12', '37', '8', '2', '2', '1', '1']);
  });

  it('of compensation, attendance and cost centers has one line a record', async () => {
    const compensation = await freeze('compensation', {
      Item: ['record.item', 'text'],
      Amount: ['record.amount', 'money'],
      To: ['record.to', 'date'],
    });
    expect(compensation.filter(({ t }) => t[0] === 'BASE_SALARY').map(({ v }) => v[1])).toEqual([days('2026-01-14'), days('2026-01-31')]);
    const [shifts] = await query<{ count: number }>(
      `SELECT count(*)::int AS count FROM attendance_record WHERE employee_id = $1::int AND shift_id IS NOT NULL AND date BETWEEN '2026-01-01' AND '2026-01-31'`,
      [employeeId],
    );
    expect(await freeze('attendance', { Date: ['record.date', 'date'], Late: ['record.late_minutes', 'integer'] })).toHaveLength(
      shifts?.count ?? -1,
    );
    await query(
      `INSERT INTO cost_center_allocation (employee_id, cost_center_id, effective_date, ratio, is_main, takes_tail_difference)
       SELECT $1::int, id, '2026-01-01', CASE n WHEN 1 THEN 0.333333 ELSE 0.666667 END, n = 2, n = 1
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM cost_center ORDER BY id LIMIT 2) c`,
      [employeeId],
    );
    const parts = await freeze('cost-centers', {
      Ratio: ['record.ratio', 'decimal'],
      Main: ['record.main', 'boolean'],
      Tail: ['record.tail', 'boolean'],
    });
    expect(parts.map(({ v }) => v)).toEqual([
      ['666667', '1', '0'],
      ['333333', '0', '1'],
    ]);
  });

  it('of something that the catalogue does not know is refused, and so are sums of the whole period in it', async () => {
    await expect(freeze('bonuses', { Name: ['employee.name', 'text'] })).rejects.toThrow(
      /names no set of records. Choose one of employee, segments, overtime/,
    );
    await expect(freeze('segments', { Hours: ['overtime.weekday', 'decimal'] })).rejects.toThrow('a sum over the whole period');
    await expect(freeze('employee', { From: ['segment.from', 'date'] })).rejects.toThrow('no source of employee data');
  });
});
