import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { minorDigits } from '@wagewright/contracts/format';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { type BatchContext, lockBatch, readBatchContext } from '../batches/index.ts';
import { bySlices, type TellPeople } from '../payslip-deliveries/index.ts';
import { announceBatch } from '../runs/index.ts';
import { atScale, type CalculatedColumn, calculatedColumn, joinSums, paidPayees, sumOf } from '../tables/index.ts';
import { requireForJob } from './own-job.ts';

interface PayslipFigures {
  readonly gross: CalculatedColumn;
  readonly deductions: CalculatedColumn;
  readonly net: CalculatedColumn;
}

function figuresOf(program: Pick<Program, 'tables' | 'definition' | 'summary'>): PayslipFigures {
  const { summary } = program;
  if (!summary)
    throw new AppError('DEFINITION_INVALID', {
      solution: program.definition.code,
      reason: 'it names no summary of gross, deductions and net',
    });
  return {
    gross: calculatedColumn(program, summary.gross),
    deductions: calculatedColumn(program, summary.deductions),
    net: calculatedColumn(program, summary.net),
  };
}

/** The three amounts as SQL, in minor units of the currency, each named. */
const amounts = (figures: PayslipFigures, currency: string): string =>
  (['gross', 'deductions', 'net'] as const)
    .map((name) => `${atScale(sumOf(figures[name]), figures[name].scale, minorDigits(currency), `The payslip's ${name}`)} AS ${name}`)
    .join(', ');

/** Readable and unique: solution, period, off-cycle or sequence where it is not the first, employee number. */
const payslipNumber = `s.code || '-' || p.name || CASE WHEN b.type = 'offcycle' THEN '-O' || b.sequence WHEN b.sequence > 1 THEN '-' || b.sequence ELSE '' END
    || '-' || e.employee_number`;

const inSlice = 'employee_id BETWEEN $5::int AND $6::int';

/**
 * A payslip that stands and shows this result already is left alone, so that doing it twice changes nothing. A partial run changes the result
 * in place: payslips older than it are made again.
 */
const upsertPayslips = (figures: PayslipFigures, currency: string): string => `
  INSERT INTO payslip (batch_id, period_id, employee_id, setting_id, setting_version, run_id, number, currency, gross, deductions, net)
  SELECT $1::int, b.period_id, y.employee_id, $3::int, $4::int, $2::int, ${payslipNumber}, s.currency, ${amounts(figures, currency)}
  FROM (${paidPayees('$1::int', '$2::int')}) y
      ${joinSums(Object.values(figures), '$2::int', inSlice)}
      JOIN employee e ON e.id = y.employee_id
      JOIN batch b ON b.id = $1::int JOIN period p ON p.id = b.period_id JOIN solution s ON s.id = p.solution_id
  WHERE y.${inSlice}
  ORDER BY y.row_number
  ON CONFLICT (batch_id, employee_id) DO UPDATE SET setting_id = excluded.setting_id, setting_version = excluded.setting_version, run_id = excluded.run_id, gross = excluded.gross,
    deductions = excluded.deductions, net = excluded.net, generated_at = clock_timestamp()
    WHERE payslip.status = 'unpublished' AND (payslip.run_id <> excluded.run_id OR payslip.setting_id <> excluded.setting_id
      OR payslip.setting_version <> excluded.setting_version OR payslip.generated_at < (
      SELECT max(r.finished_at) FROM calculation_run r WHERE r.batch_id = $1::int AND r.kind = 'partial' AND r.state = 'finished'))`;

/** Unpublished payslips of people who are not paid any more, held since or with errors in the new result. */
const deleteUnpaid = `
  DELETE FROM payslip s WHERE s.batch_id = $1::int AND s.status = 'unpublished'
    AND NOT EXISTS (SELECT 1 FROM (${paidPayees('$1::int', '$2::int')}) y WHERE y.employee_id = s.employee_id)`;

async function readSetting(sql: Sql, batch: BatchContext): Promise<{ readonly id: number; readonly version: number }> {
  const [setting] = await sql.query<{ id: number; version: number }>(
    `SELECT p.id, p.version FROM payslip_setting p JOIN payslip_setting_solution ps ON ps.setting_id = p.id
     WHERE ps.solution_id = $1::int AND p.status = 'active' AND p.source = 'batch' ORDER BY p.id DESC LIMIT 1`,
    [batch.solutionId],
  );
  if (!setting) throw new AppError('PAYSLIP_SETTING_MISSING', { solution: batch.solution });
  return setting;
}

/** Σ payslips = Σ batch: as many as people are paid, the same totals, and net = gross − deductions on each. */
async function requireEqualSums(sql: Sql, batch: BatchContext, figures: PayslipFigures): Promise<number> {
  const [slips] = await sql.query<{ people: number; sums: string; wrong: number }>(
    `SELECT count(*)::int AS people, concat_ws(' / ', coalesce(sum(gross), 0), coalesce(sum(deductions), 0), coalesce(sum(net), 0)) AS sums,
       count(*) FILTER (WHERE net <> gross - deductions)::int AS wrong
     FROM payslip WHERE batch_id = $1::int AND run_id = $2::int`,
    [batch.id, batch.runId],
  );
  const [paid] = await sql.query<{ people: number; sums: string }>(
    `SELECT count(*)::int AS people, concat_ws(' / ', coalesce(sum(gross), 0), coalesce(sum(deductions), 0), coalesce(sum(net), 0)) AS sums
     FROM (${paidPayees('$1::int', '$2::int')}) y LEFT JOIN (
       SELECT y.employee_id, ${amounts(figures, batch.currency)}
       FROM batch_payee y ${joinSums(Object.values(figures), '$2::int')} WHERE y.batch_id = $1::int) f ON f.employee_id = y.employee_id`,
    [batch.id, batch.runId],
  );
  const broken = (reason: string): AppError => new AppError('INVARIANT_BROKEN', { id: batch.id, reason });
  if (slips?.people !== paid?.people) throw broken(`there are ${slips?.people} payslips for ${paid?.people} people who are paid`);
  if (slips?.sums !== paid?.sums)
    throw broken(`the payslips add up to ${slips?.sums}, the batch to ${paid?.sums} (gross / deductions / net, minor units)`);
  if (slips && slips.wrong > 0) throw broken(`${slips.wrong} payslips have a net that is not gross less deductions`);
  return slips?.people ?? 0;
}

interface GeneratePayslips {
  readonly batchId: number;
  readonly program: Program;
  readonly tell?: TellPeople;
}

const payees = 'SELECT employee_id FROM batch_payee WHERE batch_id = $1::int AND held_at IS NULL';

/**
 * Makes the payslips of an approved batch from its current result, one for each payee who is neither held nor has failed cells. Doing it
 * again changes nothing; after a new calculation it renews those that are not published. Within the caller's transaction, which locks period and
 * batch only at its end: beside a job that is at the payslips nothing moves the batch.
 * @returns how many payslips the batch has now
 * @throws AppError ILLEGAL_TRANSITION, RESULT_MISSING, PAYSLIP_SETTING_MISSING, INVARIANT_BROKEN, DEFINITION_INVALID, NOT_FOUND
 */
export async function generatePayslips(sql: Sql, { batchId, program, tell }: GeneratePayslips): Promise<{ payslips: number }> {
  const batch = await readBatchContext(sql, batchId);
  if (batch.payslipsPublished) return { payslips: await countPayslips(sql, batchId) };
  requireForJob(batch, 'generate-payslips');
  if (batch.runId === null) throw new AppError('RESULT_MISSING', { id: batchId });
  const setting = await readSetting(sql, batch);
  const figures = figuresOf(program);
  const payslips = await withoutLoops(sql, async () => {
    await sql.query(deleteUnpaid, [batchId, batch.runId]);
    const upsert = upsertPayslips(figures, batch.currency);
    const made = [batchId, batch.runId, setting.id, setting.version];
    const everybody = { who: payees, id: batchId, tell, next: 'sums' } as const;
    await bySlices(sql, everybody, (first, last) => sql.query(upsert, [...made, first, last]));
    return await requireEqualSums(sql, batch, figures);
  });
  requireForJob(await lockBatch(sql, batchId), 'generate-payslips');
  await sql.query(
    'UPDATE batch SET payslips_generated_at = clock_timestamp(), version = version + 1, last_failure = NULL WHERE id = $1::int',
    [batchId],
  );
  await announceBatch(sql, batchId);
  return { payslips };
}

async function countPayslips(sql: Sql, batchId: number): Promise<number> {
  const [row] = await sql.query<{ count: number }>('SELECT count(*)::int AS count FROM payslip WHERE batch_id = $1::int', [batchId]);
  return row?.count ?? 0;
}
