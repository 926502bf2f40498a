import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { causeParameters, type FindingCause } from './causes.ts';
import { foundInBatch } from './found-in-batch.ts';

interface Answer {
  readonly batchId: number;
  readonly runId: number | null;
  /** The cause that is answered, by its place among the causes from 1. */
  readonly causeNo: number;
  /** Null: everybody whose finding is open. */
  readonly employeeIds: readonly number[] | null;
  readonly remark: string;
  readonly userId: number;
  readonly at: Date;
}

const answer = `${foundInBatch({ stamps: 'all' })}, answered AS (
  INSERT INTO finding_remark (batch_id, cause, employee_id, stamp, remark, user_id, remarked_at)
  SELECT $1::int, cause, employee_id, stamp, $9::text, $10::int, $11::timestamptz FROM listed
  WHERE cause_no = $7::int AND severity = 'warning'
    AND CASE WHEN $8::int[] IS NULL THEN state = 'open' ELSE employee_id = ANY ($8::int[]) END
  ON CONFLICT (batch_id, cause, employee_id) DO UPDATE
    SET stamp = excluded.stamp, remark = excluded.remark, user_id = excluded.user_id, remarked_at = excluded.remarked_at
  RETURNING employee_id)
  SELECT coalesce(array_agg(employee_id ORDER BY employee_id), '{}') AS "employeeIds" FROM answered`;

/** @returns the employees whose finding has the remark now */
export async function answerFindings(sql: Sql, causes: readonly FindingCause[], given: Answer): Promise<number[]> {
  const { batchId, runId, causeNo, employeeIds, remark, userId, at } = given;
  const values = [batchId, runId, ...causeParameters(causes), causeNo, employeeIds, remark, userId, at];
  const [row] = await withoutLoops(sql, () => sql.query<{ employeeIds: number[] }>(answer, values));
  return row?.employeeIds ?? [];
}
