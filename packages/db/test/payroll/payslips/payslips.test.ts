import type { Program } from '@wagewright/calc-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareBatch } from '../../../src/payroll/batches/index.ts';
import { bySlices, type PeopleSight } from '../../../src/payroll/payslip-deliveries/index.ts';
import { countLeftOut, countUntold, generatePayslips, publishPayslips, readOwnPayslip } from '../../../src/payroll/payslips/index.ts';
import { readsOfPool } from '../../../src/sql.ts';
import { calculateBatch, findBatch, programOf, setStatus } from '../../support/calculate-batch.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('payslips', () => {
  let seeded: SeededDatabase;
  let batchId: number;
  let program: Program;
  let payees: number;
  let held: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);
  const publish = () => publishPayslips(seeded.sql, { batchId, baseUrl: 'http://localhost/hr' });
  const counts = async () =>
    (
      await query(
        `SELECT (SELECT count(*)::int FROM payslip WHERE batch_id = $1::int) AS slips, (SELECT count(*)::int FROM notification WHERE template = 'payslip-published') AS inbox,
           (SELECT count(*)::int FROM outbox_message WHERE template = 'payslip-published') AS mails`,
        [batchId],
      )
    )[0];

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    ({ id: batchId } = await findBatch(seeded.sql, 'CN_MONTHLY', 1));
    program = await programOf(seeded.sql, batchId);
    ({ payees } = await prepareBatch(seeded.sql, { batchId, program }));
    await calculateBatch(seeded.sql, batchId);
    const [person] = await query<{ id: number }>('SELECT min(employee_id) AS id FROM batch_payee WHERE batch_id = $1::int', [batchId]);
    held = person?.id ?? 0;
  });
  afterAll(() => seeded.close());

  it('are not made before the batch is approved', async () => {
    await expect(generatePayslips(seeded.sql, { batchId, program })).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await counts()).toEqual({ slips: 0, inbox: 0, mails: 0 });
  });

  it('are one for everybody who is not held, with readable numbers', async () => {
    await setStatus(seeded.sql, batchId, 'approved');
    await query('UPDATE batch_payee SET held_at = now() WHERE batch_id = $1::int AND employee_id = $2::int', [batchId, held]);
    expect(await generatePayslips(seeded.sql, { batchId, program })).toEqual({ payslips: payees - 1 });
    const [slip] = await query<{ number: string }>(
      `SELECT p.number FROM payslip p JOIN employee e ON e.id = p.employee_id WHERE e.employee_number = 'YL0002'`,
    );
    expect(slip?.number).toBe('CN_MONTHLY-2026-01-YL0002');
  });

  it('stay the same when they are generated again, which the batch says', async () => {
    const marks = async () =>
      (
        await query<{ at: Date; version: number }>('SELECT payslips_generated_at AS at, version FROM batch WHERE id = $1::int', [batchId])
      )[0];
    const [before, was] = [await query('SELECT * FROM payslip ORDER BY id'), await marks()];
    expect(await generatePayslips(seeded.sql, { batchId, program })).toEqual({ payslips: payees - 1 });
    expect(await query('SELECT * FROM payslip ORDER BY id')).toEqual(before);
    const is = await marks();
    expect([is?.version, Number(is?.at) > Number(was?.at)]).toEqual([(was?.version ?? 0) + 1, true]);
  });

  it('are renewed after another calculation, and go where somebody is held since', async () => {
    await setStatus(seeded.sql, batchId, 'waiting');
    const { runId } = await calculateBatch(seeded.sql, batchId);
    await setStatus(seeded.sql, batchId, 'approved');
    await expect(publish()).rejects.toMatchObject({ code: 'PAYSLIPS_NOT_GENERATED' });
    await query('UPDATE batch_payee SET held_at = now() WHERE batch_id = $1::int AND row_number = 2', [batchId]);
    expect(await generatePayslips(seeded.sql, { batchId, program })).toEqual({ payslips: payees - 2 });
    expect(await query('SELECT DISTINCT run_id FROM payslip')).toEqual([{ run_id: runId }]);
  });

  it.each([1, 499, 500, 501, 9_228, 30_000])(
    'of %i people are made some at a time: each person once, and how many are done is told',
    async (people) => {
      const sights: PeopleSight[] = [];
      const everybody = { who: 'SELECT 10 * g AS employee_id FROM generate_series(1, $1::int) g', id: people };
      const tell = async (sight: PeopleSight) => void sights.push(sight);
      const ranges = await bySlices(seeded.sql, { ...everybody, tell, next: 'sums' }, async (first, last) => ({ first, last }));
      expect([ranges[0]?.first, ranges.at(-1)?.last]).toEqual([10, 10 * people]);
      expect(ranges.slice(1).map(({ first }) => first)).toEqual(ranges.slice(0, -1).map(({ last }) => last + 10));
      expect(ranges.length).toBeLessThanOrEqual(20);
      expect(sights[0]).toEqual({ part: 'people', done: 0, total: people });
      const done = sights.filter(({ part }) => part === 'people').map((sight) => sight.done);
      expect(done).toEqual([0, ...ranges.map(({ last }) => last / 10)]);
      expect(sights.at(-1)).toEqual({ part: 'sums', done: people, total: people });
    },
  );

  it('leave out whom a figure is missing of, and know whom nobody can tell', async () => {
    const [batch] = await query<{ runId: number }>('SELECT current_run_id AS "runId" FROM batch WHERE id = $1::int', [batchId]);
    const runId = batch?.runId ?? 0;
    await query('BEGIN');
    expect([await countLeftOut(seeded.sql, batchId, runId), await countUntold(seeded.sql, batchId, runId)]).toEqual([0, 0]);
    const [someone] = await query<{ id: number }>(
      'SELECT employee_id AS id FROM batch_payee WHERE batch_id = $1::int AND held_at IS NULL ORDER BY employee_id LIMIT 1',
      [batchId],
    );
    await query('UPDATE employee SET email = NULL WHERE id = $1::int', [someone?.id]);
    expect(await countUntold(seeded.sql, batchId, runId)).toBe(0);
    await query(`UPDATE app_user SET status = 'disabled' WHERE employee_id = $1::int`, [someone?.id]);
    expect(await countUntold(seeded.sql, batchId, runId)).toBe(1);
    await query(
      `INSERT INTO calc.cell_error (run_id, table_no, employee_id, line, column_code, code, detail)
       SELECT $1::int, 1, employee_id, 0, 'Net', 'OVERFLOW', '{}' FROM batch_payee WHERE batch_id = $2::int AND employee_id IN ($3::int, $4::int)`,
      [runId, batchId, someone?.id, held],
    );
    // who is held gets none anyway
    expect([await countLeftOut(seeded.sql, batchId, runId), await countUntold(seeded.sql, batchId, runId)]).toEqual([1, 0]);
    await query('ROLLBACK');
  });

  it('stop everything when they do not add up to the batch (M2)', async () => {
    await query('BEGIN');
    await query('UPDATE payslip SET gross = gross + 1, net = net + 1 WHERE id = (SELECT min(id) FROM payslip)');
    await expect(generatePayslips(seeded.sql, { batchId, program })).rejects.toMatchObject({ code: 'INVARIANT_BROKEN' });
    await query('ROLLBACK');
  });

  it('are published once: each employee is told once in the app and once by mail', async () => {
    expect(await publish()).toEqual({ published: payees - 2, notifications: payees - 2, emails: payees - 2 });
    expect(await counts()).toEqual({ slips: payees - 2, inbox: payees - 2, mails: payees - 2 });
    expect(await publish()).toEqual({ published: 0, notifications: 0, emails: 0 });
    expect(await counts()).toEqual({ slips: payees - 2, inbox: payees - 2, mails: payees - 2 });
  });

  it('tell nobody an amount, in the language of whom they tell, with a link to the payslip', async () => {
    const [mail] = await query<{ language: string; payload: Record<string, string>; thing: string }>(
      'SELECT language, payload, thing FROM outbox_message ORDER BY id LIMIT 1',
    );
    expect(mail?.language).toBe('zh-CN');
    expect(Object.keys(mail?.payload ?? {}).sort()).toEqual(['name', 'period', 'url']);
    expect(mail?.payload.url).toBe(`http://localhost/hr/payslips/${mail?.thing.replace('payslip:', '')}`);
  });

  it('are left alone by a late repetition of the generating job', async () => {
    const before = await query('SELECT * FROM payslip ORDER BY id');
    expect(await generatePayslips(seeded.sql, { batchId, program })).toEqual({ payslips: payees - 2 });
    expect(await query('SELECT * FROM payslip ORDER BY id')).toEqual(before);
  });

  it('show what they showed when they were made, whatever becomes of the setting', async () => {
    const [slip] = await query<{ id: number; employeeId: number; settingId: number }>(
      `SELECT id, employee_id AS "employeeId", setting_id AS "settingId" FROM payslip WHERE batch_id = $1::int AND status = 'published' ORDER BY id LIMIT 1`,
      [batchId],
    );
    if (!slip) throw new Error('nothing was published');
    const style = async () => (await readOwnPayslip(readsOfPool(seeded.client), slip.id, slip.employeeId))?.payslip.style;
    const before = await style();
    expect(before).not.toEqual([]);
    await query(
      'INSERT INTO payslip_setting_version (setting_id, version, name, layout, style) SELECT id, version, name, layout, style FROM payslip_setting WHERE id = $1::int',
      [slip.settingId],
    );
    await query(`UPDATE payslip_setting SET style = '[]', version = version + 1 WHERE id = $1::int`, [slip.settingId]);
    expect(await style()).toEqual(before);
    await query('UPDATE payslip SET setting_version = setting_version + 1 WHERE id = $1::int', [slip.id]);
    expect(await style()).toEqual([]);
  });
});
