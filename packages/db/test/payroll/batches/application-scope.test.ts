/** Whom a batch freezes where its rules say whom they are for, against people whom SQL finds by itself. */
import { compileDefinition, evaluateRow, type Program, scopeProgram } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  clearInput,
  prepareBatch,
  readBatchContext,
  readPopulationThen,
  ScopeStandings,
  unprepareBatch,
} from '../../../src/payroll/batches/index.ts';
import { judgePeople } from '../../../src/payroll/batches/scope/index.ts';
import { readFactsOfPeriod, readPeriodFacts } from '../../../src/payroll/runs/index.ts';
import { findBatch, programOf } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('the application scope of a batch', () => {
  let seeded: SeededDatabase;
  let plain: Program;
  let batchId: number;
  let periodId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId, periodId } = await findBatch(seeded.sql, 'US_BIWEEKLY', 4));
    plain = await programOf(seeded.sql, batchId);
  });
  afterEach(async () => {
    await clearInput(seeded.sql, batchId);
    await unprepareBatch(seeded.sql, { batchId });
  });
  afterAll(() => seeded.close());

  const scoped = (scope: string): Program => {
    const compiled = compileDefinition({ ...plain.definition, scope });
    if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
    return compiled.program;
  };
  const asked = () => ({ batchId, periodId, solution: 'US_BIWEEKLY' });
  const ids = async (text: string, parameters: unknown[] = []) => (await query<{ id: number }>(text, parameters)).map(({ id }) => id);
  const frozen = () => ids('SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1::int ORDER BY row_number', [batchId]);
  /** Who is employed in the period, by a condition on employee `e`, assignment `a`, department `dep` as of the last day employed. */
  const employed = (condition: string) =>
    ids(
      `SELECT e.id FROM period p JOIN solution s ON s.id = p.solution_id JOIN employee e ON e.legal_entity_id = s.legal_entity_id
         LEFT JOIN assignment a ON a.employee_id = e.id AND a.effective_date <= least(p.end_date, e.termination_date)
           AND coalesce(a.expiry_date, 'infinity') >= least(p.end_date, e.termination_date)
         LEFT JOIN department dep ON dep.id = a.department_id
       WHERE p.id = $1::int AND e.hire_date <= p.end_date AND coalesce(e.termination_date, 'infinity') >= p.start_date AND ${condition} ORDER BY e.id`,
      [periodId],
    );
  const someDepartment = async (): Promise<string> => {
    const [row] = await query<{ code: string }>(
      `SELECT dep.code FROM assignment a JOIN department dep ON dep.id = a.department_id JOIN employee e ON e.id = a.employee_id
       JOIN solution s ON s.code = 'US_BIWEEKLY' AND s.legal_entity_id = e.legal_entity_id GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
    );
    return row?.code ?? '';
  };

  it('freezes those for whom it holds, densely numbered in order of employee id, and keeps the others with the cause', async () => {
    const department = await someDepartment();
    const program = scoped(`AND(Department = "${department}", HireDate < DATE(2010, 1, 1))`);
    const { payees, leftOut } = await prepareBatch(seeded.sql, { batchId, program });
    const wanted = await employed(`dep.code = '${department}' AND e.hire_date < date '2010-01-01'`);
    expect(await frozen()).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(3);
    expect(payees).toBe(wanted.length);
    const left = (cause: number) =>
      ids('SELECT employee_id AS id FROM batch_left_out WHERE batch_id = $1::int AND cause = $2::int ORDER BY 1', [batchId, cause]);
    expect(await left(0)).toEqual(await employed(`dep.code IS DISTINCT FROM '${department}'`));
    expect(await left(1)).toEqual(await employed(`dep.code = '${department}' AND e.hire_date >= date '2010-01-01'`));
    expect(payees + leftOut).toBe((await employed('true')).length);
    const [batch] = await query<{ payees: number; left: number; dense: boolean }>(
      `SELECT b.payee_count AS payees, b.left_out_count AS left, (SELECT bool_and(n = row_number) FROM (
         SELECT row_number, row_number() OVER (ORDER BY employee_id) AS n FROM batch_payee WHERE batch_id = b.id) t) AS dense FROM batch b WHERE id = $1::int`,
      [batchId],
    );
    expect(batch).toEqual({ payees, left: leftOut, dense: true });
  });

  it('freezes input of the payees only', async () => {
    const department = await someDepartment();
    await prepareBatch(seeded.sql, { batchId, program: scoped(`Department = "${department}"`) });
    const inputs = await ids('SELECT DISTINCT employee_id AS id FROM calc.input WHERE batch_id = $1::int ORDER BY 1', [batchId]);
    expect(inputs).toEqual(await frozen());
  });

  it('is as of the last day employed in the period, and pay in the currency of its column', async () => {
    await prepareBatch(seeded.sql, { batchId, program: scoped('Employee.AnnualSalary >= 80000') });
    const wanted = await ids(
      `SELECT e.id FROM period p JOIN solution s ON s.id = p.solution_id JOIN employee e ON e.legal_entity_id = s.legal_entity_id
         JOIN compensation_record c ON c.employee_id = e.id AND daterange(c.effective_date, c.expiry_date, '[]') @> least(p.end_date, e.termination_date)
       WHERE p.id = $1::int AND e.hire_date <= p.end_date AND coalesce(e.termination_date, p.end_date) >= p.start_date AND c.amount >= 80000 ORDER BY 1`,
      [periodId],
    );
    expect(wanted.length).toBeGreaterThan(3);
    expect(await frozen()).toEqual(wanted);
  });

  it('reads fields of the company’s own, of people and of the departments where they work on that day', async () => {
    const department = await someDepartment();
    await query(`UPDATE department SET custom = '{"remote": "true"}' WHERE code = $1`, [department]);
    await query(`UPDATE employee SET custom = custom || jsonb_build_object('union', (id % 2 = 0)::text)`);
    const flags = [
      { code: 'Union', source: 'employee.custom.union' },
      { code: 'Remote', source: 'department.custom.remote' },
    ];
    const steps = plain.definition.steps.map((step) => ({
      ...step,
      tables: step.tables.map((table) => {
        if (table.kind !== 'snapshot' || table.code !== 'Employee') return table;
        const more = table.columns
          .slice(0, 1)
          .flatMap((base) => flags.map((flag) => ({ ...base, ...flag, type: 'boolean' as const, blank: 'zero' as const })));
        return { ...table, columns: [...table.columns, ...more] };
      }),
    }));
    const compiled = compileDefinition({ ...plain.definition, steps, scope: 'AND(Employee.Remote, NOT(Employee.Union))' });
    if (!compiled.ok) throw new Error(compiled.errors[0]?.message);
    await prepareBatch(seeded.sql, { batchId, program: compiled.program });
    const wanted = await employed(`dep.code = '${department}' AND e.id % 2 = 1`);
    expect(wanted.length).toBeGreaterThan(3);
    expect(await frozen()).toEqual(wanted);
  });

  it('leaves out whom it cannot be told of, and says so apart', async () => {
    // nobody who stays has a last day
    await prepareBatch(seeded.sql, { batchId, program: scoped('TerminationDate >= PERIOD_START') });
    expect(await frozen()).toEqual(await employed('e.termination_date IS NOT NULL'));
    const undecided = await ids('SELECT employee_id AS id FROM batch_left_out WHERE batch_id = $1::int AND cause IS NULL ORDER BY 1', [
      batchId,
    ]);
    expect(undecided).toEqual(await employed('e.termination_date IS NULL'));
  });

  it('refuses a batch that it leaves nobody in', async () => {
    const refused = await prepareBatch(seeded.sql, { batchId, program: scoped('Department = "NO_SUCH"') }).catch((error: unknown) => error);
    expect(refused instanceof AppError && refused.code).toBe('NOBODY_IN_SCOPE');
  });

  it('does not ask about those for whom an off-cycle batch was made by name', async () => {
    const [one, other] = await employed('true');
    await query('INSERT INTO batch_named_payee (batch_id, employee_id) VALUES ($1::int, $2::int), ($1::int, $3::int)', [
      batchId,
      one,
      other,
    ]);
    await prepareBatch(seeded.sql, { batchId, program: scoped('Department = "NO_SUCH"') });
    expect(await frozen()).toEqual([one, other]);
    await query('DELETE FROM batch_named_payee WHERE batch_id = $1::int', [batchId]);
  });

  it('taken back and prepared by rules for everybody, the batch has everybody and nobody is left out', async () => {
    await prepareBatch(seeded.sql, { batchId, program: scoped(`Department = "${await someDepartment()}"`) });
    await clearInput(seeded.sql, batchId);
    await unprepareBatch(seeded.sql, { batchId });
    await prepareBatch(seeded.sql, { batchId, program: plain });
    expect(await frozen()).toEqual(await employed('true'));
    expect(await ids('SELECT employee_id AS id FROM batch_left_out WHERE batch_id = $1::int', [batchId])).toEqual([]);
  });

  it('is the same in chunks of seven', async () => {
    const scope = scopeProgram(scoped('MONTHS_BETWEEN(HireDate, PERIOD_END) >= 60').definition);
    if (!scope) throw new Error('no scope');
    const judge = async (atOnce: number) => {
      const found: (readonly [number, string | number])[] = [];
      for await (const { ids: people, answer } of judgePeople(seeded.sql, scope, asked(), atOnce)) {
        found.push(...people.map((id, row) => [id, answer[row] ?? ''] as const));
      }
      return found;
    };
    const few = await judge(7);
    expect(few).toEqual(await judge(10_000));
    expect(few.map(([id]) => id)).toEqual(await employed('true'));
  });

  it('generated code and the reference evaluator agree about everybody', async () => {
    const program = scoped('OR(Employee.AnnualSalary < 60000, AND(Gender = "F", MONTHS_BETWEEN(HireDate, PERIOD_END) >= 120))');
    const scope = scopeProgram(program.definition);
    if (!scope) throw new Error('no scope');
    const { page, inScope } = await new ScopeStandings().of(seeded.sql, scope, asked(), { group: 'in', offset: 0, limit: 10_000 });
    const period = await readFactsOfPeriod(seeded.sql, periodId);
    const no = scope.program.tables.find(({ code }) => code === scope.cell.table)?.no ?? 0;
    const exact = page.map(({ input }) => evaluateRow(scope.program, { period }, input).get(no)?.[0]?.get(scope.cell.column));
    expect(exact.every((cell) => cell?.kind === 'number' && cell.minor === 1n)).toBe(true);
    expect([inScope, page.length > 5]).toEqual([exact.length, true]);
  });

  it('is told before anything is frozen, page by page, and nothing is written', async () => {
    const department = await someDepartment();
    const scope = scopeProgram(scoped(`Department = "${department}"`).definition);
    if (!scope) throw new Error('no scope');
    const wanted = await employed(`dep.code IS DISTINCT FROM '${department}'`);
    const { page, ...counts } = await new ScopeStandings().of(
      seeded.sql,
      scope,
      { ...asked(), batchId: 0 },
      { group: 0, offset: 2, limit: 5 },
    );
    expect(page.map(({ employeeId }) => employeeId)).toEqual(wanted.slice(2, 7));
    expect(counts).toEqual({ inScope: (await employed(`dep.code = '${department}'`)).length, leftOut: [wanted.length], undecided: 0 });
    expect(await frozen()).toEqual([]);
  });

  it('is judged once for all pages, and anew when a record has changed', async () => {
    const scope = scopeProgram(scoped('Gender = "F"').definition);
    if (!scope) throw new Error('no scope');
    let judged = 0;
    const sql: typeof seeded.sql = {
      query: async <Row>(text: string, values?: readonly unknown[]) => {
        if (text.includes('json_agg') && values?.[4] === null) judged += 1;
        return await seeded.sql.query<Row>(text, values);
      },
    };
    const standings = new ScopeStandings(0);
    const ask = (offset = 0) => standings.of(sql, scope, asked(), { group: 'in', offset, limit: 3 });
    const first = await ask();
    const second = await ask(3);
    expect([judged, first.page.length, second.inScope]).toEqual([1, 3, first.inScope]);
    expect(second.page[0]?.employeeId).toBeGreaterThan(first.page[2]?.employeeId ?? 0);
    const id = first.page[0]?.employeeId ?? 0;
    await query('UPDATE employee SET gender = $2::text WHERE id = $1::int', [id, 'M']);
    const third = await ask();
    expect([judged, third.inScope]).toEqual([2, first.inScope - 1]);
    expect(third.page.map(({ employeeId }) => employeeId)).not.toContain(id);
    await query('UPDATE employee SET gender = $2::text WHERE id = $1::int', [id, 'F']);
  });

  it('a period has the facts that its batch has', async () => {
    expect(await readFactsOfPeriod(seeded.sql, periodId)).toEqual(await readPeriodFacts(seeded.sql, batchId));
  });

  it('whoever looks back asks who was in scope then: nobody is counted whom the rules are not for', async () => {
    const program = scoped(`Department = "${await someDepartment()}"`);
    await prepareBatch(seeded.sql, { batchId, program });
    const context = await readBatchContext(seeded.sql, batchId);
    const then = await readPopulationThen(seeded.sql, context, program, new Date('2100-01-01'));
    expect(then).toEqual({ employeeIds: await frozen(), paidNow: 0, paidThen: 0 });
  });
});
