import type { Sql } from '../../sql.ts';

export interface Holding {
  readonly batchId: number;
  readonly employeeIds: readonly number[];
  /** True: they are not paid from now on; false: they are paid again. */
  readonly held: boolean;
  readonly reason: string;
  readonly userId: number;
  readonly at: Date;
}

const hold = `
  WITH changed AS (
    UPDATE batch_payee SET held_at = CASE WHEN $3::boolean THEN $4::timestamptz END, held_reason = CASE WHEN $3::boolean THEN $5::text END,
      held_by_user_id = CASE WHEN $3::boolean THEN $6::int END
    WHERE batch_id = $1::int AND employee_id = ANY ($2::int[]) AND (held_at IS NULL) = $3::boolean RETURNING employee_id)
  SELECT coalesce(array_agg(employee_id ORDER BY employee_id), '{}') AS "employeeIds" FROM changed`;

/**
 * Holds people of a batch, or takes them in again. Within the caller's transaction, which has locked the batch.
 * @returns of whom that was not so before
 */
export async function holdPayees(sql: Sql, { batchId, employeeIds, held, reason, userId, at }: Holding): Promise<number[]> {
  const [row] = await sql.query<{ employeeIds: number[] }>(hold, [batchId, employeeIds, held, at, reason, userId]);
  return row?.employeeIds ?? [];
}
