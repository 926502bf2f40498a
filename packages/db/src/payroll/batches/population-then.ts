import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { asKnown } from '../known/index.ts';
import { scopeOfBatch } from './freeze-payees.ts';
import { population } from './population.ts';
import type { BatchContext } from './prepared-batch.ts';
import { idsInScope } from './scope/index.ts';

/** Whom a batch would have been prepared for as it was known then, beside whom it was prepared for. */
export interface PopulationThen {
  /** Those whom it pays and would have paid. */
  readonly employeeIds: readonly number[];
  /** How many it pays whom nobody would have paid then: not known yet, or not as employed. */
  readonly paidNow: number;
  /** How many it does not pay and would have paid then. */
  readonly paidThen: number;
}

/**
 * @param program of the batch's copy, whose application scope is asked as of then
 * @param at just before which something must have been recorded to be known
 */
export async function readPopulationThen(sql: Sql, batch: BatchContext, program: Program, at: Date): Promise<PopulationThen> {
  const scope = await scopeOfBatch(sql, batch.id, program);
  const asked = { batchId: batch.id, periodId: batch.periodId, solution: batch.solution, knownAt: at };
  const inScope = scope ? await idsInScope(sql, scope, asked) : null;
  const [row] = await sql.query<{ ids: number[] | null; now: number; then: number }>(
    asKnown(
      `SELECT array_agg(y.employee_id ORDER BY y.employee_id) FILTER (WHERE y.employee_id = x.employee_id) AS ids,
         (count(*) FILTER (WHERE x.employee_id IS NULL))::int AS now, (count(*) FILTER (WHERE y.employee_id IS NULL))::int AS then
       FROM (SELECT employee_id FROM batch_payee WHERE batch_id = $1::int) y
         FULL JOIN (${population}) x ON x.employee_id = y.employee_id`,
      at,
    ),
    [batch.id, batch.periodId, inScope],
  );
  return { employeeIds: row?.ids ?? [], paidNow: row?.now ?? 0, paidThen: row?.then ?? 0 };
}
