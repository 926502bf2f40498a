/** A calculation of a scenario from claim to figures. Whoever claims it fences off who did before; what a slice wrote stays. */
import { AppError, errorTexts, limits, requireTransition } from '@wagewright/contracts';
import { type ScenarioEvent, type ScenarioPlan, scenarioMachine } from '@wagewright/contracts/payroll/scenarios';
import { scenarioColumns, scenarioPlanColumns } from '../../columns/index.ts';
import { claimedHere, endedWithoutAWord, holderColumns, type InHand } from '../../platform/jobs/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';
import { tellStarter } from './tell-starter.ts';

export const scenariosInHand: InHand<'payroll.calculate-scenario'> = {
  queue: 'payroll.calculate-scenario',
  rows: `SELECT jsonb_build_object('scenarioId', id) AS data, ${holderColumns} FROM scenario WHERE status = 'calculating'`,
};

export interface ScenarioClaim {
  readonly scenarioId: number;
  /** A UUID. */
  readonly token: string;
}

export interface ClaimedScenario extends ScenarioClaim {
  readonly attempt: number;
  readonly peopleTotal: number;
  /** First rows of the slices that are done. */
  readonly done: readonly number[];
}

const claimStatement = `
  UPDATE scenario SET token = $2::uuid, attempt = attempt + 1, ${claimedHere} WHERE id = $1::int AND status = 'calculating'
  RETURNING attempt, people_total AS "peopleTotal"`;

/**
 * Claims a calculation, over whoever had it. The first one removes what an earlier calculation left.
 * @returns undefined where there is nothing to calculate any more
 */
export async function claimScenario(sql: Sql, claim: ScenarioClaim): Promise<ClaimedScenario | undefined> {
  const { scenarioId, token } = claim;
  const [row] = await sql.query<{ attempt: number; peopleTotal: number }>(claimStatement, [scenarioId, token]);
  if (!row) return undefined;
  if (row.attempt === 1) await deleteFigures(sql, scenarioId);
  const done = await sql.query<{ fromRow: number }>('SELECT from_row AS "fromRow" FROM calc.scenario_slice WHERE scenario_id = $1::int', [
    scenarioId,
  ]);
  return { ...claim, ...row, done: done.map(({ fromRow }) => fromRow) };
}

async function deleteFigures(sql: Sql, scenarioId: number): Promise<void> {
  for (const table of ['scenario_person', 'scenario_total', 'scenario_slice'])
    await sql.query(`DELETE FROM calc.${table} WHERE scenario_id = $1::int`, [scenarioId]);
}

/** @throws AppError NOT_FOUND */
export async function readScenarioPlan(sql: Sql, scenarioId: number): Promise<ScenarioPlan> {
  const [row] = await sql.query<{ plan: unknown }>('SELECT plan FROM scenario_plan WHERE scenario_id = $1::int', [scenarioId]);
  if (!row) throw new AppError('NOT_FOUND', { what: 'scenario', id: scenarioId });
  return scenarioPlanColumns.plan(row.plan);
}

/** What a slice of people comes to; amounts are decimal text. */
export interface ScenarioSlice {
  readonly fromRow: number;
  /** People of the base in it. */
  readonly people: number;
  readonly figures: readonly PersonFigures[];
  /** Of each period: `Table.Column` → its total. */
  readonly totals: readonly { readonly sequence: number; readonly path: string; readonly amount: string }[];
}

export interface PersonFigures {
  readonly sequence: number;
  readonly employeeId: number;
  readonly departmentId: number | null;
  readonly gross: string | null;
  readonly net: string | null;
  readonly cost: string | null;
  readonly error: string | null;
}

const insertPeople = `
  INSERT INTO calc.scenario_person (scenario_id, sequence, employee_id, department_id, gross, net, cost, error)
  SELECT $1::int, * FROM unnest($2::int[], $3::int[], $4::int[], $5::numeric[], $6::numeric[], $7::numeric[], $8::text[])`;

const addTotals = `
  INSERT INTO calc.scenario_total (scenario_id, sequence, path, amount)
  SELECT $1::int, * FROM unnest($2::int[], $3::text[], $4::numeric[])
  ON CONFLICT (scenario_id, sequence, path) DO UPDATE SET amount = scenario_total.amount + excluded.amount`;

const countSlice = `
  UPDATE scenario SET people_done = people_done + $3::int, error_count = error_count + $4::int
  WHERE id = $1::int AND token = $2::uuid AND status = 'calculating' RETURNING id`;

/**
 * Writes a slice, within the caller's transaction.
 * @returns false where somebody else has claimed the calculation since, or it is over: nothing was written
 */
export async function storeSlice(sql: Sql, { scenarioId, token }: ScenarioClaim, slice: ScenarioSlice): Promise<boolean> {
  const { figures, totals, fromRow, people } = slice;
  const errors = figures.filter(({ error }) => error !== null).length;
  const counted = await sql.query(countSlice, [scenarioId, token, people, errors]);
  if (counted.length === 0) return false;
  await sql.query('INSERT INTO calc.scenario_slice (scenario_id, from_row) VALUES ($1::int, $2::int)', [scenarioId, fromRow]);
  const column = <Key extends keyof PersonFigures>(key: Key) => figures.map((person) => person[key]);
  await sql.query(insertPeople, [
    scenarioId,
    column('sequence'),
    column('employeeId'),
    column('departmentId'),
    column('gross'),
    column('net'),
    column('cost'),
    column('error'),
  ]);
  await sql.query(addTotals, [
    scenarioId,
    totals.map(({ sequence }) => sequence),
    totals.map(({ path }) => path),
    totals.map(({ amount }) => amount),
  ]);
  return true;
}

/** Locks a scenario that is being calculated under this claim; undefined where it is not any more. */
async function lockClaimed(sql: Sql, { scenarioId, token }: ScenarioClaim, event: ScenarioEvent) {
  await lockRow(sql, 'scenario', scenarioId);
  const [row] = await sql.query<{ status: string }>('SELECT status FROM scenario WHERE id = $1::int AND token = $2::uuid', [
    scenarioId,
    token,
  ]);
  if (!row) return undefined;
  const status = scenarioColumns.status(row.status);
  return status === 'calculating' ? requireTransition(scenarioMachine, { id: scenarioId, status }, event, {}) : undefined;
}

/** Over all periods; people as of the last one. */
const sums = `
  SELECT jsonb_build_object('gross', coalesce(sum(gross), 0)::text, 'net', coalesce(sum(net), 0)::text, 'cost', coalesce(sum(cost), 0)::text,
    'people', count(*) FILTER (WHERE sequence = (SELECT max(sequence) FROM calc.scenario_person WHERE scenario_id = $1::int)))
  FROM calc.scenario_person WHERE scenario_id = $1::int AND error IS NULL`;

/**
 * Makes the figures of a calculation whole, within the caller's transaction.
 * @returns false where it is not the caller's any more
 * @throws AppError SCENARIO_BASE_CHANGED where the base was prepared anew meanwhile
 */
export async function finishScenario(
  sql: Sql,
  claim: ScenarioClaim,
  plan: Pick<ScenarioPlan, 'baseBatchId' | 'inputHash'>,
): Promise<boolean> {
  const transition = await lockClaimed(sql, claim, 'finish');
  if (!transition) return false;
  const [base] = await sql.query<{ inputHash: string | null }>('SELECT input_hash AS "inputHash" FROM batch WHERE id = $1::int', [
    plan.baseBatchId,
  ]);
  if (base?.inputHash !== plan.inputHash) throw new AppError('SCENARIO_BASE_CHANGED');
  await sql.query(
    `UPDATE scenario SET status = $2, version = version + 1, token = NULL, calculated_at = clock_timestamp(), totals = (${sums}) WHERE id = $1::int`,
    [claim.scenarioId, transition.to],
  );
  await tellStarter(sql, claim.scenarioId, 'scenario-calculated', {});
  return true;
}

/** Why a scenario cannot be calculated, whoever tries: told in the reader's language. */
export type ScenarioFailure = Pick<AppError, 'code' | 'parameters'>;

/** Ends a calculation without figures, within the caller's transaction. */
export async function failScenario(sql: Sql, claim: ScenarioClaim, { code, parameters }: ScenarioFailure): Promise<void> {
  const transition = await lockClaimed(sql, claim, 'fail');
  if (!transition) return;
  const reason = errorTexts(code, parameters);
  await sql.query('UPDATE scenario SET status = $2, version = version + 1, token = NULL, failure = $3::jsonb WHERE id = $1::int', [
    claim.scenarioId,
    transition.to,
    JSON.stringify({ reason }),
  ]);
  await deleteFigures(sql, claim.scenarioId);
  await tellStarter(sql, claim.scenarioId, 'scenario-failed', { reason });
}

/** Keeps why an attempt was not the last one. */
export async function keepScenarioReason(sql: Sql, { scenarioId, token }: ScenarioClaim, reason: string): Promise<void> {
  await sql.query(
    `UPDATE scenario SET failure = $3::jsonb, backend_pid = NULL WHERE id = $1::int AND token = $2::uuid AND status = 'calculating'`,
    [scenarioId, token, JSON.stringify({ reason })],
  );
}

/** Why the last attempt was not the last one. */
export async function readScenarioReason(sql: Sql, { scenarioId }: ScenarioClaim): Promise<string> {
  const [row] = await sql.query<{ reason: string | null }>(`SELECT failure->>'reason' AS reason FROM scenario WHERE id = $1::int`, [
    scenarioId,
  ]);
  return row?.reason ?? endedWithoutAWord;
}

/** People of a slice: all of them where tables over all employees need them at once. */
export const slicePeople = (needsEverybody: boolean, people: number): number => (needsEverybody ? people : limits.scenarioSlicePeople);
