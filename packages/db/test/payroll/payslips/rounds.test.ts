import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepRound, listOwnPayslips, type RoundLines, readKeptLines, readOwnPayslip } from '../../../src/payroll/payslips/index.ts';
import { readsOfPool, sqlOfClient } from '../../../src/sql.ts';
import { holdRow } from '../../../src/testing/index.ts';
import { openSeededDatabase, type SeededDatabase } from '../../support/seeded-database.ts';

describe('payslips of a round, by balance or by import', () => {
  let seeded: SeededDatabase;
  let periodIds: number[];
  let settingId: number;
  const query = <Row>(text: string, parameters: unknown[] = []) => seeded.sql.query<Row>(text, parameters);

  beforeAll(async () => {
    seeded = await openSeededDatabase();
    const periods = await query<{ id: number }>(
      `SELECT p.id FROM period p JOIN solution s ON s.id = p.solution_id WHERE s.code = 'CN_MONTHLY' ORDER BY p.sequence LIMIT 2`,
    );
    periodIds = periods.map(({ id }) => id);
    const [setting] = await query<{ id: number }>(
      `SELECT ps.setting_id AS id FROM payslip_setting_solution ps JOIN solution s ON s.id = ps.solution_id WHERE s.code = 'CN_MONTHLY'`,
    );
    settingId = setting?.id ?? 0;
  });
  afterAll(() => seeded.close());

  async function newRound(period = 0, sequence = 1, source = 'import'): Promise<number> {
    const [round] = await query<{ id: number }>(
      `INSERT INTO payslip_round (setting_id, setting_version, period_id, sequence, source) VALUES ($1, 1, $2, $3, $4) RETURNING id`,
      [settingId, periodIds[period], sequence, source],
    );
    return round?.id ?? 0;
  }

  /** Two people: 1,000.50 less 100.25, and 20 with a text beside it. */
  const lines: RoundLines = {
    select: `SELECT e.id AS employee_id, l.code, l.value, l.section, l.amount FROM (VALUES
        ('YL0002', 'Pay', '1000.50', 'earning', 1000.50), ('YL0002', 'Tax', '100.25', 'deduction', 100.25),
        ('YL0003', 'Pay', '20', 'earning', 20), ('YL0003', 'Note', 'half a day', 'information', NULL)) AS l(number, code, value, section, amount)
      JOIN employee e ON e.employee_number = l.number WHERE $2::int IS NOT NULL`,
    parameters: [1],
    who: `SELECT id AS employee_id FROM employee WHERE employee_number IN ('YL0002', 'YL0003') AND $1::int > 0`,
  };
  const read = async () => lines;
  const slips = (roundId: number) =>
    query<{ number: string; source: string; gross: string; deductions: string; net: string; lines: number }>(
      `SELECT number, source, gross::text, deductions::text, net::text, (SELECT count(*)::int FROM payslip_line l WHERE l.payslip_id = p.id) AS lines
       FROM payslip p WHERE round_id = $1 ORDER BY number`,
      [roundId],
    );

  it('keep the lines that were read, and earnings less deductions in minor units', async () => {
    const roundId = await newRound();
    expect(await keepRound(seeded.sql, roundId, read)).toEqual({ payslips: 2 });
    const name = (number: string) => `PS${settingId}/2026-01/${number}`;
    expect(await slips(roundId)).toEqual([
      { number: name('YL0002'), source: 'import', gross: '100050', deductions: '10025', net: '90025', lines: 2 },
      { number: name('YL0003'), source: 'import', gross: '2000', deductions: '0', net: '2000', lines: 2 },
    ]);
  });

  it('are made once for each person of a round, though two jobs make them at once', async () => {
    const roundId = await newRound(0, 2);
    await using row = await holdRow(seeded.database.url, 'payslip_round', 'id = $1', [roundId]);
    const clients = [1, 2].map(() => new pg.Client({ connectionString: seeded.database.url }));
    await Promise.all(clients.map((client) => client.connect()));
    const making = clients.map(async (client) => {
      await client.query('BEGIN');
      const made = await keepRound(sqlOfClient(client), roundId, read);
      await client.query('COMMIT');
      return made;
    });
    await row.waiting(2);
    await row.release();
    expect(await Promise.all(making)).toEqual([{ payslips: 2 }, { payslips: 2 }]);
    await Promise.all(clients.map((client) => client.end()));
    expect((await slips(roundId)).map(({ number }) => number)).toEqual(
      ['YL0002', 'YL0003'].map((one) => `PS${settingId}/2026-01-2/${one}`),
    );
  });

  it('cannot stand twice for a person of a round, nor without what their source needs', async () => {
    const [slip] = await query<{ id: number; round: number }>(
      `SELECT id, round_id AS round FROM payslip WHERE source = 'import' ORDER BY id LIMIT 1`,
    );
    const copy = (round: unknown, source: string) =>
      query(
        `INSERT INTO payslip (source, round_id, period_id, employee_id, setting_id, number, currency, gross, deductions, net)
         SELECT $3, $2::int, period_id, employee_id, setting_id, 'TWICE', currency, gross, deductions, net FROM payslip WHERE id = $1`,
        [slip?.id, round, source],
      );
    await expect(copy(slip?.round, 'import')).rejects.toMatchObject({ constraint: 'payslip_round_id_employee_id_key' });
    await expect(copy(null, 'import')).rejects.toMatchObject({ constraint: 'payslip_source_check' });
    await expect(copy(slip?.round, 'batch')).rejects.toMatchObject({ constraint: 'payslip_source_check' });
    const rounds = newRound(0, 1);
    await expect(rounds).rejects.toMatchObject({ constraint: 'payslip_round_setting_id_period_id_sequence_key' });
  });

  it('are worked on by one job of a kind at a time; another kind, another round and what is over stand in nobody’s way', async () => {
    const [one, other] = [await newRound(0, 8), await newRound(0, 9)];
    const job = (round: number, kind: string, state = 'running') =>
      query(
        `INSERT INTO payslip_job (round_id, kind, state, asked_by_user_id, trace_id) SELECT $1::int, $2, $3, min(id), 'twice' FROM app_user`,
        [round, kind, state],
      );
    await job(one, 'generate', 'finished');
    await job(one, 'generate');
    await expect(job(one, 'generate')).rejects.toMatchObject({ constraint: 'payslip_job_round_running_key' });
    await job(one, 'generate', 'failed');
    await job(one, 'resend');
    await expect(job(one, 'resend')).rejects.toMatchObject({ constraint: 'payslip_job_round_running_key' });
    await job(other, 'generate');
  });

  it('are not made where nobody has a figure, and where an amount has no whole minor units', async () => {
    const roundId = await newRound(0, 3);
    const nobody = async () => ({ ...lines, select: `${lines.select} AND false` });
    await expect(keepRound(seeded.sql, roundId, nobody)).rejects.toMatchObject({ code: 'PAYSLIPS_NOBODY' });
    const uneven = async () => ({ ...lines, select: lines.select.replace('100.25)', '100.255)') });
    await query('BEGIN');
    await expect(keepRound(seeded.sql, roundId, uneven)).rejects.toMatchObject({ code: 'PAYSLIP_AMOUNT_UNEVEN' });
    await query('ROLLBACK');
    expect(await slips(roundId)).toEqual([]);
  });

  it('show to their employee once they are published, with the one before and with what was kept; balances are no part of the year', async () => {
    const [first, second] = [await newRound(1, 1, 'balance'), await newRound(1, 2, 'balance')];
    await keepRound(seeded.sql, first, read);
    await keepRound(seeded.sql, second, read);
    await query(`UPDATE payslip SET status = 'published', published_at = now() WHERE round_id = ANY($1::int[])`, [[first, second]]);
    const reads = readsOfPool(seeded.client);
    const [own] = await query<{ id: number; employeeId: number }>(
      `SELECT p.id, employee_id AS "employeeId" FROM payslip p JOIN employee e ON e.id = p.employee_id WHERE round_id = $1 AND e.employee_number = 'YL0002'`,
      [second],
    );
    const { id, employeeId } = own ?? { id: 0, employeeId: 0 };
    expect((await listOwnPayslips(reads, employeeId)).map(({ source }) => source)).toEqual(['balance', 'balance']);
    const page = await readOwnPayslip(reads, id, employeeId);
    expect(page?.payslip).toMatchObject({ calculated: null, gross: '100050', net: '90025', year: { gross: '0', net: '0' } });
    expect(page?.previous?.number).toBe(`PS${settingId}/2026-02/YL0002`);
    const kept = (await readKeptLines(reads, [id])).map(({ code, value }) => `${code} ${value}`).sort();
    expect(kept).toEqual(['Pay 1000.50', 'Tax 100.25']);
  });
});
