/** The input of a run beside a batch, from the asking to the run's first chunk (docs/adr/0100-one-room-for-jobs.md). */
import type { Program } from '@wagewright/calc-engine';
import { AppError, limits } from '@wagewright/contracts';
import { forkedRunColumns, freezingColumns, runColumns } from '../../columns/index.ts';
import { type FencedClaim, fencedRows, holderColumns, type InHand } from '../../platform/jobs/index.ts';
import { lockRow } from '../../platform/locks/index.ts';
import type { Sql } from '../../sql.ts';
import { announceBatch, type ChunkAddress, endRun, openRun, type RunSource, readRunSource, readSourceOfRun } from '../runs/index.ts';
import { changeRunInputs, type InputCellChange } from './change-inputs.ts';
import { findChangedPayees } from './changed-records.ts';
import { countRunParts, freezePastInput, freezeRunInput } from './freeze-run-input.ts';
import { readInputHash } from './input-hash.ts';
import { readPopulationThen } from './population-then.ts';
import type { PreparationSight } from './prepare-batch.ts';
import { readBatchContext } from './prepared-batch.ts';

const rows = fencedRows('run_freezing');

export const freezingsInHand: InHand<'payroll.freeze-run'> = {
  queue: 'payroll.freeze-run',
  rows: `SELECT jsonb_build_object('freezingId', id) AS data, ${holderColumns} FROM run_freezing WHERE state = 'running'`,
};

/**
 * Asks for the freezing of a run that was started to await it.
 * @param cells to be changed in what is frozen
 * @returns its id, for the job
 */
export async function startFreezing(sql: Sql, runId: number, cells: readonly InputCellChange[] = []): Promise<number> {
  const [row] = await sql.query<{ id: number }>('INSERT INTO run_freezing (run_id, cells) VALUES ($1::int, $2::jsonb) RETURNING id', [
    runId,
    JSON.stringify(cells),
  ]);
  if (!row) throw new Error(`Run ${runId} has no freezing.`);
  return row.id;
}

/** What is known of the run from the claim on. */
export interface ClaimedFreezing extends FencedClaim {
  readonly runId: number;
  readonly batchId: number;
  readonly name: string;
}

const runOf = `
  SELECT r.id AS "runId", r.batch_id AS "batchId", f.name FROM run_freezing z JOIN calculation_run r ON r.id = z.run_id
    JOIN forked_run f ON f.run_id = r.id WHERE z.id = $1::int`;

/** @returns undefined where there is nothing to freeze any more */
export async function claimFreezing(sql: Sql, claim: { id: number; token: string }): Promise<ClaimedFreezing | undefined> {
  const claimed = await rows.claim(sql, claim);
  if (!claimed) return undefined;
  const [run] = await sql.query<Omit<ClaimedFreezing, keyof FencedClaim>>(runOf, [claim.id]);
  return run && { ...claimed, ...run };
}

/** As `FencedRows.tell`. */
export async function tellFreezing(sql: Sql, claim: ClaimedFreezing, sight: PreparationSight): Promise<boolean> {
  if (!(await rows.tell(sql, claim, sight))) return false;
  await announceBatch(sql, claim.batchId);
  return true;
}

/** As `FencedRows.keepReason`. */
export const keepFreezingReason = rows.keepReason;

export async function freezingGivenUp(sql: Sql, claim: ClaimedFreezing): Promise<AppError> {
  const reason = await rows.reasonOf(sql, claim);
  return new AppError('INPUT_FREEZING_GAVE_UP', { name: claim.name, count: limits.jobAttemptsMax, reason });
}

/** Ends the run with the reason: a retro's batch returns to where it came from. */
export async function failFreezing(sql: Sql, claim: ClaimedFreezing, { code, parameters, message }: AppError): Promise<void> {
  await lockRow(sql, 'calculation-run', claim.runId);
  const failure = { code, parameters, message };
  if (await rows.end(sql, claim, 'failed', failure)) await endRun(sql, { runId: claim.runId, state: 'failed', failure });
}

export interface FreezeTools {
  readonly compile: (source: Pick<RunSource, 'solution' | 'definition'>) => Program;
  /** What it throws ends the freezing. */
  readonly tell?: (sight: PreparationSight) => Promise<void>;
  readonly enqueueChunks: (sql: Sql, chunks: readonly ChunkAddress[]) => Promise<void>;
}

/** What is frozen, and from what. */
interface Asked {
  readonly runId: number;
  readonly kind: ReturnType<typeof runColumns.kind>;
  /** Whose people and frozen input it is about. */
  readonly batchId: number;
  /** For which it was started: a past batch's for the one that pays what it finds. */
  readonly paidIn: number;
  readonly knownAt: Date | null;
  readonly changes: ReturnType<typeof forkedRunColumns.changes>;
  readonly cells: readonly InputCellChange[];
  readonly program: Program;
}

const askedOf = `
  SELECT r.id AS "runId", r.kind, coalesce(r.source_batch_id, r.batch_id) AS "batchId", r.batch_id AS "paidIn", f.known_at AS "knownAt", f.changes, z.cells
  FROM run_freezing z JOIN calculation_run r ON r.id = z.run_id JOIN forked_run f ON f.run_id = r.id WHERE z.id = $1::int`;

async function readAsked(sql: Sql, { id }: FencedClaim, compile: FreezeTools['compile']): Promise<Asked | undefined> {
  type Stored = Omit<Asked, 'kind' | 'changes' | 'cells' | 'program'> & { kind: string; changes: unknown; cells: unknown };
  const [row] = await sql.query<Stored>(askedOf, [id]);
  if (!row) return undefined;
  const program = compile(await readSourceOfRun(sql, row.runId));
  const { kind, changes, cells } = row;
  return { ...row, program, kind: runColumns.kind(kind), changes: forkedRunColumns.changes(changes), cells: freezingColumns.cells(cells) };
}

type Begin = (part: PreparationSight['part'], people?: number) => Promise<void>;

function tellingOf(total: number, tell: FreezeTools['tell']): Begin {
  let [done, taken] = [0, 0];
  return async (part, people = taken) => {
    taken = people;
    await tell?.({ part, done: done++, total, people });
  };
}

/** Whom a what-if calculates that looks back: counted as it was known then, and told with the run. */
async function lookBack(sql: Sql, { runId, batchId, knownAt, changes }: Asked, frozen: Program) {
  if (!knownAt) return undefined;
  const { employeeIds, paidNow, paidThen } = await readPopulationThen(sql, await readBatchContext(sql, batchId), frozen, knownAt);
  const known = { on: changes.known?.on, payees: employeeIds.length, paidNow, paidThen };
  await sql.query(`UPDATE forked_run SET changes = changes || jsonb_build_object('known', $2::jsonb) WHERE run_id = $1::int`, [
    runId,
    JSON.stringify(known),
  ]);
  return { at: knownAt, employeeIds, everybody: paidNow === 0 };
}

/** @returns whom alone the run calculates; undefined: everybody */
type Freeze = (sql: Sql, asked: Asked, tools: FreezeTools) => Promise<readonly number[] | undefined>;

const freezeWhatIf: Freeze = async (sql, asked, { compile, tell }) => {
  const { runId, batchId, program, cells } = asked;
  const begin = tellingOf(countRunParts(program) + 1, tell);
  await begin('population');
  const frozen = compile(await readRunSource(sql, batchId));
  const known = await lookBack(sql, asked, frozen);
  const people = known?.employeeIds.length ?? 0;
  await freezeRunInput(sql, { runId, batchId, program, frozen, known }, (part) => begin(part, people));
  await changeRunInputs(sql, runId, cells);
  return known && !known.everybody ? known.employeeIds : undefined;
};

/** Whom a retro run calculates: those who were named, and everybody whose records have changed where that was asked. @throws AppError RETRO_NOBODY_CHANGED */
async function findPast(sql: Sql, { runId, batchId, paidIn, program, changes }: Asked): Promise<readonly number[]> {
  const named = changes.employeeIds ?? [];
  if (!changes.everyChanged) return named;
  const batch = await readBatchContext(sql, batchId);
  const employeeIds = [...new Set([...named, ...(await findChangedPayees(sql, batch, program, paidIn))])].sort((a, b) => a - b);
  if (employeeIds.length === 0) throw new AppError('RETRO_NOBODY_CHANGED', { period: batch.period });
  await sql.query(
    `UPDATE forked_run SET changes = changes || jsonb_build_object('employeeIds', to_jsonb($2::int[])) WHERE run_id = $1::int`,
    [runId, employeeIds],
  );
  return employeeIds;
}

const freezePast: Freeze = async (sql, asked, { tell }) => {
  const { runId, batchId, paidIn, program } = asked;
  const begin = tellingOf(countRunParts(program) + 1, tell);
  await begin('population');
  const employeeIds = await findPast(sql, asked);
  const withOthers = program.stages > 1; // tables over all employees need all of them
  const freeze = { runId, batchId, paidIn, program, employeeIds, withOthers };
  await freezePastInput(sql, freeze, (part) => begin(part, employeeIds.length));
  return withOthers ? undefined : employeeIds;
};

/** A replay reads what its batch has frozen; that this is what was frozen is looked at. */
const lookAtInput: Freeze = async (sql, { runId, batchId }, { tell }) => {
  await tellingOf(1, tell)('checks');
  await sql.query(`UPDATE forked_run SET changes = changes || jsonb_build_object('inputHash', $2::text) WHERE run_id = $1::int`, [
    runId,
    await readInputHash(sql, batchId),
  ]);
  return undefined;
};

const freezes: Partial<Record<Asked['kind'], Freeze>> = { 'what-if': freezeWhatIf, retro: freezePast, replay: lookAtInput };

/** @throws AppError INPUT_FROZEN_ANEW where the batch's input is another one than the run was started on */
async function requireSameInput(sql: Sql, { runId, name }: ClaimedFreezing): Promise<void> {
  const [source] = await sql.query<{ batch: string; isSame: boolean }>(
    `SELECT b.name AS batch, b.input_hash IS NOT DISTINCT FROM r.input_hash AS "isSame"
     FROM calculation_run r JOIN batch b ON b.id = coalesce(r.source_batch_id, r.batch_id) WHERE r.id = $1::int`,
    [runId],
  );
  if (!source?.isSame) throw new AppError('INPUT_FROZEN_ANEW', { name, batch: source?.batch ?? '' });
}

/**
 * Freezes what a run reads and opens it, within the caller's transaction. Only at the end it locks the run and its freezing, in this order as
 * whoever cancels does; the batch it never locks.
 * @returns false where it is not the caller's any more: roll back
 * @throws AppError INPUT_FROZEN_ANEW; BATCH_WITHOUT_PAYEES where nobody would have been paid then; NOT_FOUND for a cell that is not frozen
 */
export async function freezeClaimed(sql: Sql, claim: ClaimedFreezing, tools: FreezeTools): Promise<boolean> {
  const asked = await readAsked(sql, claim, tools.compile);
  const freeze = asked && freezes[asked.kind];
  if (!freeze) return false;
  const employeeIds = await freeze(sql, asked, tools);
  await lockRow(sql, 'calculation-run', asked.runId);
  if (!(await rows.end(sql, claim, 'finished'))) return false;
  await requireSameInput(sql, claim);
  const whom = { chunkEmployees: limits.chunkEmployees, ...(employeeIds ? { employeeIds } : {}) };
  await tools.enqueueChunks(sql, await openRun(sql, asked.runId, whom));
  await announceBatch(sql, claim.batchId);
  return true;
}
