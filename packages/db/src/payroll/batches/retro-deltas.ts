import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import type { Sql } from '../../sql.ts';
import { joinSums } from '../tables/index.ts';
import { amountOf, bySerialNumber, type LedgerElement, readLedgerElements } from './ledger-elements.ts';
import type { BatchContext } from './prepared-batch.ts';

/** A finished run that has calculated a past batch again for a later one, with the program of the past batch's copy. */
export interface RetroRun {
  readonly runId: number;
  readonly sourceBatchId: number;
  /** The past batch's period: when the amounts were earned. */
  readonly periodId: number;
  readonly program: Program;
}

/**
 * New result − what the ledger says that was earned in the period: by the past batch itself and by whatever was paid for the period
 * later. Off-cycle batches of the period earned something else. Of the employees that were asked for, without those who are held there or
 * whose cells fail now; whoever was not paid in the past batch has nothing to compare with.
 */
function deltasOf({ runId, sourceBatchId, periodId }: RetroRun, elements: readonly LedgerElement[]): string {
  const [run, source, period] = [Number(runId), Number(sourceBatchId), Number(periodId)];
  const standing = elements.map(({ serialNumber: n }) => `coalesce(sum(l.v[${n}]), 0)::bigint AS s${n}`).join(', ');
  const sums = joinSums(
    elements.map(({ column }) => column),
    String(run),
  );
  return `
    SELECT ${period} AS period_earned, y.employee_id, ${run} AS run_id,
      ${bySerialNumber(elements, (element) => `${amountOf(element)} - s.s${element.serialNumber}`)} AS v
    FROM (SELECT p.employee_id FROM forked_run f CROSS JOIN jsonb_array_elements_text(f.changes->'employeeIds') AS asked(id)
      JOIN batch_payee p ON p.batch_id = ${source} AND p.employee_id = asked.id::int AND p.held_at IS NULL
      WHERE f.run_id = ${run} AND NOT EXISTS (SELECT 1 FROM calc.cell_error x WHERE x.run_id = ${run} AND x.employee_id = p.employee_id)) y
      ${sums}
      JOIN (SELECT l.employee_id, ${standing} FROM calc.ledger l
        WHERE l.period_earned = ${period} AND (l.batch_id = ${source} OR l.period_paid <> l.period_earned) GROUP BY l.employee_id) s
        ON s.employee_id = y.employee_id`;
}

/** The deltas of several runs as one query: period_earned, employee_id, run_id, v; none is left out that is not zero. */
async function deltaQuery(sql: Sql, batch: BatchContext, runs: readonly RetroRun[]): Promise<string | undefined> {
  const parts: string[] = [];
  for (const run of runs) {
    const elements = await readLedgerElements(sql, batch, run.program);
    if (elements.length > 0) parts.push(deltasOf(run, elements));
  }
  if (parts.length === 0) return undefined;
  return `SELECT * FROM (${parts.join('\n    UNION ALL')}) d WHERE EXISTS (SELECT 1 FROM unnest(d.v) AS x WHERE x <> 0)`;
}

/** Freezes what a batch will pay for earlier periods; its history reads it by RETRO. */
export async function freezeRetroDeltas(sql: Sql, batch: BatchContext, runs: readonly RetroRun[]): Promise<void> {
  const query = await deltaQuery(sql, batch, runs);
  if (!query) return;
  await sql.query(
    `INSERT INTO calc.retro_delta (batch_id, period_earned, employee_id, run_id, v)
     SELECT ${Number(batch.id)}, d.period_earned, d.employee_id, d.run_id, d.v FROM (${query}) d`,
  );
}

/**
 * What a batch was prepared to pay for earlier periods must still be owed when it is submitted.
 * @throws AppError INVARIANT_BROKEN where another batch has paid some of it meanwhile
 */
export async function requireStandingDeltas(sql: Sql, batch: BatchContext, runs: readonly RetroRun[]): Promise<void> {
  const query = await deltaQuery(sql, batch, runs);
  if (!query) return;
  const [differing] = await sql.query<{ name: string; period: string }>(
    `SELECT e.name, p.name AS period
     FROM (SELECT period_earned, employee_id, v FROM calc.retro_delta WHERE batch_id = ${Number(batch.id)}) frozen
     FULL JOIN (${query}) now ON now.period_earned = frozen.period_earned AND now.employee_id = frozen.employee_id
     JOIN employee e ON e.id = coalesce(now.employee_id, frozen.employee_id)
     JOIN period p ON p.id = coalesce(now.period_earned, frozen.period_earned)
     WHERE now.v IS DISTINCT FROM frozen.v LIMIT 1`,
  );
  if (!differing) return;
  const reason = `what is owed to ${differing.name} for ${differing.period} has changed since the batch was prepared; take it back to new and prepare it again`;
  throw new AppError('INVARIANT_BROKEN', { id: batch.id, reason });
}

export interface RetroDeltaRow {
  readonly employeeId: number;
  readonly employeeNumber: string;
  readonly name: string;
  readonly periodId: number;
  readonly period: string;
  readonly runId: number;
  /** Minor units at the element's scale, by element; those that are zero are left out. */
  readonly deltas: readonly { readonly element: string; readonly name: unknown; readonly minor: string; readonly scale: number }[];
}

/** A window of what a batch pays for earlier periods: as frozen where it is prepared, else as it would be now. */
export async function listRetroDeltas(
  sql: Sql,
  batch: BatchContext,
  runs: readonly RetroRun[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: RetroDeltaRow[]; total: number }> {
  const frozen = `SELECT period_earned, employee_id, run_id, v FROM calc.retro_delta WHERE batch_id = ${Number(batch.id)}`;
  const query = batch.prepared ? frozen : await deltaQuery(sql, batch, runs);
  if (!query) return { rows: [], total: 0 };
  const [count] = await sql.query<{ total: number }>(`SELECT count(*)::int AS total FROM (${query}) d`);
  const rows = await sql.query<RetroDeltaRow>(
    `SELECT d.employee_id AS "employeeId", e.employee_number AS "employeeNumber", e.name, p.id AS "periodId", p.name AS period, d.run_id AS "runId",
       (SELECT json_agg(json_build_object('element', b.code, 'name', b.name, 'minor', d.v[b.serial_number]::text, 'scale', b.scale) ORDER BY b.serial_number)
        FROM balance_element b WHERE d.v[b.serial_number] <> 0) AS deltas
     FROM (${query}) d JOIN employee e ON e.id = d.employee_id JOIN period p ON p.id = d.period_earned
     ORDER BY e.name, d.employee_id, p.sequence LIMIT $1::int OFFSET $2::int`,
    [limit, offset],
  );
  return { rows, total: count?.total ?? 0 };
}
