/** The input of a run that does not read its batch's as it stands. */
import type { Program } from '@wagewright/calc-engine';
import type { Sql } from '../../sql.ts';
import { withoutLoops } from '../../without-loops.ts';
import { freezeHistory } from './freeze-history.ts';
import { countFrozenTables, freezeInput } from './freeze-input.ts';
import { typedInputs } from './frozen-columns.ts';
import type { PreparationSight } from './prepare-batch.ts';
import { readBatchContext } from './prepared-batch.ts';

/** A day that a run looks back to, and whom the batch would have paid as it was known then. */
export interface KnownThen {
  readonly at: Date;
  readonly employeeIds: readonly number[];
}

/** Told before each part; what it throws ends the freezing. */
type Begin = (part: PreparationSight['part']) => Promise<void>;

const quiet: Begin = async () => undefined;

/** How many parts the freezing of a run's own input has. */
export const countRunParts = (program: Program): number => countFrozenTables(program) + 1; // history beside the sources

interface RunInput {
  readonly runId: number;
  readonly batchId: number;
  readonly program: Program;
  /** The program for which the batch has frozen its input. */
  readonly frozen: Program;
  /** As the records and the ledger were known then, but for what was typed into the batch. */
  readonly known?: KnownThen | undefined;
}

/**
 * Writes the same people, what the batch has frozen wherever the run's program wants it, and the rest from the records of today as of the
 * period's dates. Within the caller's transaction.
 */
export async function freezeRunInput(sql: Sql, { runId, batchId, program, frozen, known }: RunInput, begin = quiet): Promise<void> {
  const batch = await readBatchContext(sql, batchId);
  const options = { target: { runId }, employeeIds: known?.employeeIds, knownAt: known?.at };
  await withoutLoops(sql, async () => {
    await freezeInput(sql, batch, program, { ...options, frozen: known ? typedInputs(frozen) : frozen, begin: () => begin('sources') });
    await begin('history');
    await freezeHistory(sql, batch, program, known ? options : { ...options, frozen });
  });
}

interface PastInput {
  readonly runId: number;
  readonly batchId: number;
  /** The batch that pays what it finds. */
  readonly paidIn: number;
  readonly program: Program;
  readonly employeeIds: readonly number[];
  /** Everybody else too, as the batch has frozen them: for a program whose tables over all employees need all of them. */
  readonly withOthers: boolean;
}

/**
 * Writes the input of a run that calculates employees of a past batch again: as the records of today say of the period's dates, what was typed
 * into it, and its history as it was then, without what it paid for still earlier periods.
 */
export async function freezePastInput(sql: Sql, past: PastInput, begin = quiet): Promise<void> {
  const { runId, batchId, paidIn, program, employeeIds, withOthers } = past;
  const batch = await readBatchContext(sql, batchId);
  const options = { target: { runId }, employeeIds };
  await withoutLoops(sql, async () => {
    await freezeInput(sql, batch, program, { ...options, paidIn, frozen: typedInputs(program), begin: () => begin('sources') });
    await begin('history');
    await freezeHistory(sql, batch, program, { ...options, frozen: program, withoutRetro: true });
    if (withOthers) await sql.query(copyOthers, [runId, batchId, employeeIds]);
  });
}

const copyOthers = `
  INSERT INTO calc.run_input (run_id, table_no, row_number, employee_id, line, v, t)
  SELECT $1::int, table_no, row_number, employee_id, line, v, t FROM calc.input
  WHERE batch_id = $2::int AND employee_id <> ALL ($3::int[]) ORDER BY table_no, row_number, line`;
