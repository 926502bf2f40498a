import type { Program } from '@wagewright/calc-engine';
import type { PreparationPart } from '@wagewright/contracts/payroll/batches';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { causesOf, checkRecords, recountFindings } from '../findings/index.ts';
import { type FrozenSource, readSources } from './batch-sources.ts';
import { freezeHistory } from './freeze-history.ts';
import { countFrozenTables, freezeInput } from './freeze-input.ts';
import { freezePayees, requireSinglePayees } from './freeze-payees.ts';
import { keepInputHash } from './input-hash.ts';
import { type BatchContext, lockBatch, readBatchContext } from './prepared-batch.ts';
import { freezeRetroDeltas, type RetroRun } from './retro-deltas.ts';

/** Where the freezing of input is: a part of it, its statements over everybody that are done and that there are, and who is taken in so far. */
export interface PreparationSight {
  readonly part: Exclude<PreparationPart, 'queued'>;
  readonly done: number;
  readonly total: number;
  readonly people: number;
}

export interface PrepareBatch {
  readonly batchId: number;
  readonly program: Program;
  readonly retroRuns?: readonly RetroRun[];
  /** Told before each statement over everybody; what it throws ends the preparation. */
  readonly tell?: (sight: PreparationSight) => Promise<void>;
}

export interface Prepared {
  /** What was recorded up to then is in what was frozen. */
  readonly knownAt: Date;
  readonly payees: number;
  readonly leftOut: number;
  readonly inputHash: string;
  readonly sources: readonly FrozenSource[];
}

const quiet = async (): Promise<void> => undefined;

/** Counts the statements over everybody, and tells of each before it begins. */
function tellingOf({ program, tell = quiet }: PrepareBatch) {
  const sources = countFrozenTables(program);
  const total = sources + 4; // population, history, hash and checks beside the sources
  let [done, people] = [0, 0];
  return {
    count: (payees: number) => {
      people = payees;
    },
    begin: async (part: PreparationSight['part']) => await tell({ part, done: done++, total, people }),
  };
}

/**
 * Before the first look at the records: what is written from now on, or is being written by a transaction that has not ended, may not be seen. So
 * a change while the data is frozen is told as one since then, and never lost between the two.
 */
export async function knownFromHere(sql: Sql): Promise<Date> {
  const [row] = await sql.query<{ at: Date }>(
    `SELECT least(clock_timestamp(), (SELECT min(xact_start) FROM pg_stat_activity
       WHERE datname = current_database() AND backend_xid IS NOT NULL AND pid <> pg_backend_pid())) AS at`,
  );
  if (!row) throw new Error('PostgreSQL does not tell the time.');
  return row.at;
}

/**
 * Writes whom a batch pays and what is known of them as of the period's dates: batch_payee, calc.input, findings of records. It locks neither
 * batch nor period, however long it takes: nobody sees what it wrote until `switchPrepared` in the same transaction.
 * @throws AppError BATCH_WITHOUT_PAYEES, NOBODY_IN_SCOPE, DEFINITION_INVALID, NOT_FOUND
 */
export async function freezeBatch(sql: Sql, prepare: PrepareBatch): Promise<Prepared> {
  const { batchId, program, retroRuns = [] } = prepare;
  const batch = await readBatchContext(sql, batchId);
  const telling = tellingOf(prepare);
  const knownAt = await knownFromHere(sql);
  await telling.begin('population');
  await clearInput(sql, batchId);
  const { payees, leftOut } = await freezePayees(sql, batch, program, telling.count);
  await withoutLoops(sql, async () => {
    await freezeInput(sql, batch, program, { begin: () => telling.begin('sources') });
    await telling.begin('history');
    await freezeRetroDeltas(sql, batch, retroRuns);
    await freezeHistory(sql, batch, program);
  });
  await telling.begin('checks');
  const inputHash = await keepInputHash(sql, batchId);
  await telling.begin('checks');
  await checkRecords(sql, batchId, causesOf(program));
  return { knownAt, payees, leftOut, inputHash, sources: await readSources(sql, batchId, program) };
}

/**
 * Makes what was frozen the batch's, in the transaction that froze it and after the batch and its period are locked: two batches do not decide
 * about the population of a period at once.
 * @throws AppError PAYEE_IN_OTHER_BATCH where a normal batch would pay somebody twice
 */
export async function switchPrepared(sql: Sql, batch: BatchContext, program: Program, prepared: Prepared): Promise<void> {
  await requireSinglePayees(sql, batch);
  const { knownAt, payees, leftOut, inputHash, sources } = prepared;
  await sql.query(
    `UPDATE batch SET payee_count = $2::int, left_out_count = $3::int, prepared_at = $6::timestamptz, input_hash = $4::text, sources = $5::jsonb,
       confirmed_at = NULL, confirmed_by_user_id = NULL WHERE id = $1::int`,
    [batch.id, payees, leftOut, inputHash, JSON.stringify(sources), knownAt],
  );
  await recountFindings(sql, batch.id, causesOf(program));
}

/**
 * Both at once, for what needs no progress: whatever changes in the records afterwards does not reach the batch until it is prepared anew.
 * Within the caller's transaction, which moves the batch.
 * @throws AppError as its two halves
 */
export async function prepareBatch(sql: Sql, prepare: PrepareBatch): Promise<Pick<Prepared, 'payees' | 'leftOut'>> {
  const batch = await lockBatch(sql, prepare.batchId, 'change');
  const prepared = await freezeBatch(sql, prepare);
  await switchPrepared(sql, batch, prepare.program, prepared);
  return { payees: prepared.payees, leftOut: prepared.leftOut };
}

/** Whom the batch pays and with what, holds included. */
export async function clearInput(sql: Sql, batchId: number): Promise<void> {
  await sql.query('DELETE FROM calc.input WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM calc.input_part WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM typed_input WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM calc.retro_delta WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM batch_record_finding WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM batch_payee WHERE batch_id = $1::int', [batchId]);
  await sql.query('DELETE FROM batch_left_out WHERE batch_id = $1::int', [batchId]);
}

/** What a batch says of itself that has no input, as SQL: it follows its population and data again. */
export const withoutInput = `payee_count = 0, left_out_count = 0, prepared_at = NULL, input_hash = NULL, sources = NULL, confirmed_at = NULL, confirmed_by_user_id = NULL,
       blocking_findings = 0, open_findings = 0, answered_findings = 0`;

/** Says of a batch that is not prepared any more so; its input goes by `clearInput`, at once or in the background. */
export async function unprepareBatch(sql: Sql, { batchId }: { batchId: number }): Promise<void> {
  await sql.query(`UPDATE batch SET ${withoutInput} WHERE id = $1::int`, [batchId]);
}

/** The input of a batch that is deleted, which it never is not again: outside of a transaction, every statement commits by itself. */
export async function clearDeletedInput(sql: Sql, batchId: number): Promise<void> {
  const deleted = await sql.query(`SELECT 1 FROM batch WHERE id = $1::int AND status = 'deleted'`, [batchId]);
  if (deleted.length > 0) await clearInput(sql, batchId);
}

/** Deleted batches that still have input: a job got lost. @returns their ids */
export async function findDeletedWithInput(sql: Sql): Promise<number[]> {
  const rows = await sql.query<{ id: number }>(
    `SELECT b.id FROM batch b WHERE b.status = 'deleted' AND (EXISTS (SELECT 1 FROM batch_payee y WHERE y.batch_id = b.id)
       OR EXISTS (SELECT 1 FROM calc.input i WHERE i.batch_id = b.id) OR EXISTS (SELECT 1 FROM batch_left_out o WHERE o.batch_id = b.id)) ORDER BY 1`,
  );
  return rows.map(({ id }) => id);
}
