import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword, seedDemo } from '../../src/seed/index.ts';
import { openWholeSeed, type SeededDatabase } from '../support/seeded-database.ts';

/** Counts and total of the register, computed outside of the product. */
const register = { employees: 9228, departments: 37, positions: 443, salaries: '677244566.60' };

describe('the whole demo seed', () => {
  let seeded: SeededDatabase;
  const one = async <Row>(text: string): Promise<Row> => {
    const [row] = await seeded.sql.query<Row>(text);
    if (!row) throw new Error(`No row: ${text}`);
    return row;
  };
  beforeAll(async () => {
    seeded = await openWholeSeed();
  });
  afterAll(() => seeded.close());

  it('holds everybody of the register, and some 300 people in Kunming', async () => {
    const rows = await seeded.sql.query<{ code: string; people: number }>(
      'SELECT l.code, count(*)::int AS people FROM employee e JOIN legal_entity l ON l.id = e.legal_entity_id GROUP BY l.code ORDER BY l.code',
    );
    expect(rows).toEqual([
      { code: 'MCG', people: register.employees },
      { code: 'YLKJ', people: 300 },
    ]);
  });

  it('pays the salaries of the register after the last raise', async () => {
    const { total } = await one<{ total: string }>(
      `SELECT sum(last.amount)::numeric(19,2)::text AS total FROM
         (SELECT DISTINCT ON (c.employee_id) c.amount FROM compensation_record c WHERE c.currency = 'USD' ORDER BY c.employee_id, c.effective_date DESC) last`,
    );
    expect(Number(total)).toBeLessThanOrEqual(Number(register.salaries));
    expect(Number(total)).toBeGreaterThan(Number(register.salaries) * 0.9999); // leavers never got their last raises
  });

  it('has the departments and positions of the register', async () => {
    const counts = await one(
      `SELECT (SELECT count(DISTINCT department_id)::int FROM department_version v JOIN department d ON d.id = v.department_id
                 JOIN legal_entity l ON l.id = d.legal_entity_id WHERE parent_id IS NULL AND l.code = 'MCG') AS departments,
              (SELECT count(*)::int FROM position WHERE code LIKE 'MC-%') AS positions`,
    );
    expect(counts).toEqual({ departments: register.departments, positions: register.positions });
  });

  it('keeps history: raises, transfers, a renamed department', async () => {
    const history = await one<{ steps: number; transfers: number; renamed: number }>(
      `SELECT (SELECT max(n)::int FROM (SELECT count(*) AS n FROM compensation_record WHERE currency = 'USD' GROUP BY employee_id) t) AS steps,
              (SELECT count(*)::int FROM (SELECT employee_id FROM assignment GROUP BY employee_id HAVING count(*) > 1) t) AS transfers,
              (SELECT count(*)::int FROM (SELECT department_id FROM department_version GROUP BY department_id HAVING count(*) > 1) t) AS renamed`,
    );
    expect(history.steps).toBe(4);
    expect(history.transfers).toBeGreaterThan(40);
    expect(history.renamed).toBe(1);
  });

  it('has joiners and leavers in every paid and open period of the county', async () => {
    const rows = await seeded.sql.query<{ joiners: number; leavers: number }>(
      `SELECT (SELECT count(*)::int FROM employee e WHERE e.hire_date BETWEEN p.start_date AND p.end_date) AS joiners,
              (SELECT count(*)::int FROM employee e WHERE e.termination_date BETWEEN p.start_date AND p.end_date) AS leavers
       FROM period p JOIN solution s ON s.id = p.solution_id WHERE s.code = 'US_BIWEEKLY' AND p.status = 'enabled' ORDER BY p.sequence`,
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(Math.min(row.joiners, row.leavers)).toBeGreaterThanOrEqual(7);
  });

  it('gives everybody of the county a supervisor but the three who have none, and no circles', async () => {
    const { without } = await one<{ without: number }>(
      `SELECT count(*)::int AS without FROM assignment a JOIN employee e ON e.id = a.employee_id JOIN legal_entity l ON l.id = e.legal_entity_id
       WHERE a.supervisor_id IS NULL AND l.code = 'MCG'`,
    );
    expect(without).toBe(3); // County Executive, Sheriff's Office, County Council
    const { circles } = await one<{ circles: number }>(
      `WITH RECURSIVE line AS (
         SELECT employee_id, supervisor_id, 1 AS depth FROM assignment WHERE expiry_date IS NULL
         UNION ALL SELECT l.employee_id, a.supervisor_id, l.depth + 1 FROM line l JOIN assignment a ON a.employee_id = l.supervisor_id AND a.expiry_date IS NULL
           WHERE l.depth < 40)
       SELECT count(*)::int AS circles FROM line WHERE depth >= 40`,
    );
    expect(circles).toBe(0);
  });

  it('gives unique addresses and names that are mostly unique', async () => {
    const counts = await one<{ people: number; emails: number; names: number }>(
      'SELECT count(*)::int AS people, count(DISTINCT email)::int AS emails, count(DISTINCT name)::int AS names FROM employee',
    );
    expect(counts.emails).toBe(counts.people);
    expect(counts.names).toBeGreaterThan(counts.people * 0.99);
  });

  it('gives a user to everybody, and a password to the demo sign-ins only', async () => {
    const rows = await seeded.sql.query<{ account: string; password_hash: string }>(
      'SELECT account, password_hash FROM app_user WHERE password_hash IS NOT NULL ORDER BY account',
    );
    expect(rows.map(({ account }) => account)).toEqual(demoAccounts.map(({ account }) => account).sort());
    for (const { password_hash: stored } of rows) expect(await verify(stored, demoPassword)).toBe(true);
    const { missing } = await one<{ missing: number }>(
      'SELECT count(*)::int AS missing FROM employee e WHERE NOT EXISTS (SELECT 1 FROM app_user u WHERE u.employee_id = e.id)',
    );
    expect(missing).toBe(0);
  });

  it('publishes both solutions with payslip settings, periods and default batches', async () => {
    const rows = await seeded.sql.query(
      `SELECT s.code, (SELECT count(*)::int FROM period p WHERE p.solution_id = s.id) AS periods,
         (SELECT count(*)::int FROM batch b JOIN period p ON p.id = b.period_id WHERE p.solution_id = s.id AND b.is_default) AS batches,
         (SELECT jsonb_array_length(style -> 'groups') >= 2 FROM payslip_setting x JOIN payslip_setting_solution xs ON xs.setting_id = x.id
           WHERE xs.solution_id = s.id AND x.status = 'active') AS setting,
         (SELECT count(*)::int FROM solution_user u WHERE u.solution_id = s.id) AS people
       FROM solution s ORDER BY s.code`,
    );
    expect(rows).toEqual([
      { code: 'CN_MONTHLY', periods: 2, batches: 1, setting: true, people: 2 },
      { code: 'US_BIWEEKLY', periods: 5, batches: 4, setting: true, people: 2 },
    ]);
  });

  it('has time records of January 2026 for Kunming that agree with the public calendar', async () => {
    const counts = await one<{ workdays: number; holidays: number; overtime: number; leave: number }>(
      `SELECT (SELECT count(DISTINCT date)::int FROM attendance_record WHERE shift_id IS NOT NULL) AS workdays,
              (SELECT count(*)::int FROM overtime_request WHERE kind = 'holiday' AND date <> '2026-01-01') AS holidays,
              (SELECT count(*)::int FROM overtime_request) AS overtime, (SELECT count(*)::int FROM leave_request) AS leave`,
    );
    expect(counts.workdays).toBe(21);
    expect(counts.holidays).toBe(0);
    expect(counts.overtime).toBeGreaterThan(200);
    expect(counts.leave).toBeGreaterThan(30);
  });

  it('does nothing the second time', async () => {
    expect(await seedDemo(seeded.database.url, { log: () => undefined })).toBe(false);
  });
});
