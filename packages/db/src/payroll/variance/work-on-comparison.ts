/** A comparison from claim to figures. Whoever claims it fences off who did before; slices that were stored stay. */
import { type AppError, errorTexts, limits, requireTransition } from '@wagewright/contracts';
import { type ComparisonEvent, comparisonMachine, type KeptItem } from '@wagewright/contracts/payroll/variance';
import { comparisonColumns } from '../../columns/index.ts';
import { announce, claimedHere, endedWithoutAWord } from '../../platform/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';
import type { ComparedPerson } from './compare-people.ts';
import { eitherBatch } from './compared-population.ts';
import { findDueChanges } from './due-changes.ts';

const announceBatch = (sql: Sql, id: number): Promise<void> => announce(sql, { topic: 'batch', id });

export interface ComparisonClaim {
  readonly batchId: number;
  readonly revision: number;
  /** A UUID. */
  readonly token: string;
}

export interface ClaimedComparison extends ComparisonClaim {
  readonly attempt: number;
  readonly runId: number;
  readonly previousBatchId: number;
  readonly previousRunId: number;
  /** People whose figures are stored: the slices before. */
  readonly peopleDone: number;
}

const claimStatement = `
  UPDATE batch_comparison c SET token = $3::uuid, attempt = attempt + 1, ${claimedHere}, status = 'comparing',
    people_total = (SELECT count(*) FROM (${eitherBatch('c.batch_id', 'c.previous_batch_id')}) people)
  WHERE batch_id = $1::int AND revision = $2::int AND status IN ('waiting', 'comparing') AND previous_batch_id IS NOT NULL
  RETURNING attempt, run_id AS "runId", previous_batch_id AS "previousBatchId", previous_run_id AS "previousRunId", people_done AS "peopleDone"`;

/** @returns undefined where there is nothing to compare any more: it was canceled, begun anew, or is done */
export async function claimComparison(sql: Sql, claim: ComparisonClaim): Promise<ClaimedComparison | undefined> {
  const { batchId, revision, token } = claim;
  const [row] = await sql.query<Omit<ClaimedComparison, keyof ComparisonClaim>>(claimStatement, [batchId, revision, token]);
  return row && { ...claim, ...row };
}

/** People by employee id: after one, up to another one. */
export interface ComparisonSlice {
  readonly after: number;
  readonly to: number;
  readonly people: number;
}

/** Everybody whom one of the two batches has, cut in order of employee ids. */
export async function comparisonSlices(
  sql: Sql,
  { batchId, previousBatchId }: Pick<ClaimedComparison, 'batchId' | 'previousBatchId'>,
  peopleAtOnce: number = limits.comparedPeopleAtOnce,
): Promise<ComparisonSlice[]> {
  const rows = await sql.query<{ to: number; people: number }>(
    `SELECT max(employee_id)::int AS "to", count(*)::int AS people FROM (
       SELECT employee_id, (row_number() OVER (ORDER BY employee_id) - 1) / $3::int AS slice FROM (${eitherBatch('$1::int', '$2::int')}) people) cut
     GROUP BY slice ORDER BY slice`,
    [batchId, previousBatchId, peopleAtOnce],
  );
  return rows.map(({ to, people }, index) => ({ after: rows[index - 1]?.to ?? 0, to, people }));
}

const count = `
  UPDATE batch_comparison SET people_done = people_done + $5::int, items = $6::jsonb
  WHERE batch_id = $1::int AND revision = $2::int AND token = $3::uuid AND status = 'comparing' AND people_done = $4::int RETURNING batch_id`;

const insertPeople = `
  INSERT INTO calc.compared_person (batch_id, revision, employee_id, department_id, cause, before, after)
  SELECT $1::int, $2::int, employee_id, department_id, cause, before::bigint[], after::bigint[]
  FROM unnest($3::int[], $4::int[], $5::text[], $6::text[], $7::text[]) AS p(employee_id, department_id, cause, before, after)`;

const insertChanges = `
  INSERT INTO calc.change (batch_id, revision, item, employee_id, cause, amount)
  SELECT $1::int, $2::int, * FROM unnest($3::int[], $4::int[], $5::text[], $6::bigint[])`;

const arrayText = (amounts: readonly bigint[] | null): string | null => amounts && `{${amounts.join(',')}}`;

/** What a slice comes to. */
export interface StoredSlice {
  /** People of the slices before. */
  readonly peopleBefore: number;
  readonly size: number;
  readonly items: readonly KeptItem[];
  readonly people: readonly ComparedPerson[];
}

/**
 * Writes a slice, within the caller's transaction.
 * @returns false where the comparison is somebody else's by now, or over: nothing was written
 */
export async function storeComparisonSlice(sql: Sql, claim: ComparisonClaim, slice: StoredSlice): Promise<boolean> {
  const { batchId, revision, token } = claim;
  const { peopleBefore, size, items, people } = slice;
  const kept = JSON.stringify(items.map(({ path, name, scale, role }) => ({ path, name, scale, role })));
  const counted = await sql.query(count, [batchId, revision, token, peopleBefore, size, kept]);
  if (counted.length === 0) return false;
  await sql.query(insertPeople, [
    batchId,
    revision,
    people.map(({ employeeId }) => employeeId),
    people.map(({ departmentId }) => departmentId),
    people.map(({ cause }) => cause),
    people.map(({ before }) => arrayText(before)),
    people.map(({ after }) => arrayText(after)),
  ]);
  const changes = people.flatMap(({ employeeId, changes: own }) => own.map((change) => ({ employeeId, ...change })));
  await sql.query(insertChanges, [
    batchId,
    revision,
    changes.map(({ item }) => item),
    changes.map(({ employeeId }) => employeeId),
    changes.map(({ cause }) => cause),
    changes.map(({ amount }) => String(amount)),
  ]);
  await announceBatch(sql, batchId);
  return true;
}

/** The state that an event leads to, asked under the batch's lock; undefined where the comparison is not the caller's any more. */
async function lockClaimed(sql: Sql, { batchId, revision, token }: ComparisonClaim, event: ComparisonEvent): Promise<string | undefined> {
  await lockRow(sql, 'batch', batchId);
  const [row] = await sql.query<{ status: string }>(
    'SELECT status FROM batch_comparison WHERE batch_id = $1::int AND revision = $2::int AND token = $3::uuid FOR NO KEY UPDATE',
    [batchId, revision, token],
  );
  if (!row) return undefined;
  return requireTransition(comparisonMachine, { id: batchId, status: comparisonColumns.status(row.status) }, event, {}).to;
}

/** Rows of comparisons that were begun anew since, or did not end. */
async function deleteOthers(sql: Sql, batchId: number, revision: number): Promise<void> {
  for (const table of ['calc.compared_person', 'calc.change'])
    await sql.query(`DELETE FROM ${table} WHERE batch_id = $1::int AND revision <> $2::int`, [batchId, revision]);
}

/**
 * Shows the figures of a comparison, within the caller's transaction.
 * @returns false where it is not the caller's any more
 */
export async function finishComparison(sql: Sql, claim: ComparisonClaim): Promise<boolean> {
  const { batchId, revision } = claim;
  const status = await lockClaimed(sql, claim, 'finish');
  if (!status) return false;
  await sql.query(
    `UPDATE batch_comparison SET status = $2, shown_revision = revision, token = NULL, compared_at = clock_timestamp() WHERE batch_id = $1::int`,
    [batchId, status],
  );
  await deleteOthers(sql, batchId, revision);
  await findDueChanges(sql, batchId);
  await announceBatch(sql, batchId);
  return true;
}

/** Why a comparison cannot be made, whoever tries: told in the reader's language. */
export type ComparisonFailure = Pick<AppError, 'code' | 'parameters'>;

/** Ends a comparison without figures, within the caller's transaction. */
export async function failComparison(sql: Sql, claim: ComparisonClaim, { code, parameters }: ComparisonFailure): Promise<void> {
  const status = await lockClaimed(sql, claim, 'fail');
  if (!status) return;
  await sql.query('UPDATE batch_comparison SET status = $2, token = NULL, failure = $3::jsonb WHERE batch_id = $1::int', [
    claim.batchId,
    status,
    JSON.stringify({ reason: errorTexts(code, parameters) }),
  ]);
  await announceBatch(sql, claim.batchId);
}

/** Keeps why an attempt was not the last one. */
export async function keepComparisonReason(sql: Sql, { batchId, revision, token }: ComparisonClaim, reason: string): Promise<void> {
  await sql.query(
    `UPDATE batch_comparison SET failure = $4::jsonb, backend_pid = NULL WHERE batch_id = $1::int AND revision = $2::int AND token = $3::uuid AND status = 'comparing'`,
    [batchId, revision, token, JSON.stringify({ reason: { en: reason, 'zh-CN': reason } })],
  );
}

/** Why the last attempt was not the last one. */
export async function readComparisonReason(sql: Sql, { batchId }: ComparisonClaim): Promise<string> {
  const [row] = await sql.query<{ reason: string | null }>(
    `SELECT failure->'reason'->>'en' AS reason FROM batch_comparison WHERE batch_id = $1::int`,
    [batchId],
  );
  return row?.reason ?? endedWithoutAWord;
}
