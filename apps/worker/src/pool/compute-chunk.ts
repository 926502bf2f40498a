import { randomUUID } from 'node:crypto';
import { askRows, type Kernel, type KernelInput, type KernelOutput, verifySample } from '@wagewright/calc-engine';
import {
  CopyBuffer,
  encodeCellErrors,
  encodeColumnBlocks,
  encodeFindings,
  encodeResultRows,
  type InputPlace,
  readInput,
  resultRowCopy,
  rowColumnsOf,
  rowIndexes,
  rowNumberAt,
} from '@wagewright/db/copy';
import {
  type ChunkClaim,
  claimChunk,
  type EndStageOptions,
  type FinishedChunk,
  failRun,
  finishChunk,
  isChunkDone,
  type PayeeRange,
  RunFailedError,
  readPayees,
  readShared,
  readSourceOfRun,
  rowByRowFromAttempt,
} from '@wagewright/db/payroll/runs';
import { type Sql, sqlOfClient } from '@wagewright/db/sql';
import type pg from 'pg';
import { type FailPoint, passFailPoint, sufferAtChunk, sufferAtRow } from '../fail-points.ts';
import { countChunk } from './chunk-result.ts';
import { type ReadyRun, ReadyRuns, type RunReader } from './programs.ts';
import { runRowByRow } from './row-by-row.ts';
import { stopwatch } from './stopwatch.ts';
import { type ChunkOutcome, type ChunkReport, type ChunkTask, noteRow } from './task.ts';

export interface ThreadDeps {
  /** The thread's own connection; a new one where the old one broke. */
  connect(): Promise<pg.Client>;
  readonly jobs: EndStageOptions;
  readonly failPoint: FailPoint | undefined;
}

/** Where the run's frozen input stands. */
const placeOf = ({ ownInput, runId, sourceBatchId }: ChunkClaim): InputPlace => (ownInput ? { runId } : { batchId: sourceBatchId });

const readerOf = (sql: Sql, claim: ChunkClaim): RunReader => ({
  source: () => readSourceOfRun(sql, claim.runId),
  shared: (program) => readShared(sql, claim.runId, program),
});

/** What a chunk came to, and for whom. */
interface Computed {
  readonly kernel: Kernel;
  readonly output: KernelOutput;
  readonly payees: PayeeRange;
}

const inputOf = ({ block }: ReadyRun): KernelInput => ({ rows: block.rows, tables: block.tables });

/** Seeds of neighbouring chunks draw different rows. */
const seedOf = ({ runId, stage, number }: ChunkClaim): number => runId * 1_000_003 + stage * 7_919 + number;

/**
 * What a thread does with a chunk: claim, read, compute, verify, encode, finish. Buffers are kept from chunk to chunk; no other thread
 * sees a row.
 */
export class ChunkComputer {
  private readonly deps: ThreadDeps;
  private readonly runs = new ReadyRuns();
  private readonly rows = new CopyBuffer();
  private readonly blocks = new CopyBuffer();
  private readonly errors = new CopyBuffer(4_096);
  private readonly findings = new CopyBuffer(4_096);

  constructor(deps: ThreadDeps) {
    this.deps = deps;
  }

  async compute(task: ChunkTask): Promise<ChunkReport> {
    const watch = stopwatch();
    const client = await this.deps.connect();
    const claim = await claimChunk(client, { runId: task.runId, stage: task.stage, number: task.number }, randomUUID());
    watch.lap('claim');
    if (!claim) return { outcome: 'nothing-to-do', rows: 0, referenceRows: 0, timings: watch.timings };
    try {
      const ready = await this.runs.of(claim, readerOf(sqlOfClient(client), claim));
      const payees = await this.read(client, claim, ready);
      watch.lap('read');
      const kernel = ready.kernelFor(inputOf(ready));
      const output = this.run(claim, ready, kernel, task);
      watch.lap('compute');
      const encoded = this.encode(claim, ready, { kernel, output, payees });
      watch.lap('encode');
      passFailPoint(this.deps.failPoint, 'pause-before-finish');
      const outcome = await this.finish(client, claim, ready, encoded);
      watch.lap('finish');
      passFailPoint(this.deps.failPoint, 'between-chunks');
      return { outcome, rows: output.rows, referenceRows: output.referenceRows, timings: watch.timings };
    } catch (error) {
      if (!(error instanceof RunFailedError)) throw error;
      await this.fail(client, claim, error);
      return { outcome: 'run-failed', rows: 0, referenceRows: 0, timings: watch.timings };
    }
  }

  private async read(client: pg.Client, claim: ChunkClaim, ready: ReadyRun): Promise<PayeeRange> {
    const placed = await readInput(client, placeOf(claim), claim, ready.block);
    const payees = await readPayees(client, claim.sourceBatchId, claim, ready.block);
    const wanted = payees.employeeIds.length * ready.program.inputs.filter(({ lines }) => lines === 'one').length;
    if (placed === wanted) return payees;
    const { runId: run, fromRow: from, toRow: to } = claim;
    throw new RunFailedError('INPUT_INCOMPLETE', { run, from, to, found: placed, wanted });
  }

  private run(claim: ChunkClaim, ready: ReadyRun, kernel: Kernel, task: ChunkTask): KernelOutput {
    sufferAtChunk(this.deps.failPoint);
    const { failPoint } = this.deps;
    const input = inputOf(ready);
    const failing = new Set(claim.failedRows.map(rowIndexes(claim)));
    if (claim.attempt >= rowByRowFromAttempt || failing.size > 0) {
      const written = new Set(ready.shape.stages[claim.stage]?.tables.map(({ no }) => no));
      const tables = ready.program.tables.filter(({ no }) => written.has(no));
      const output = runRowByRow(kernel, { input, tables, failing }, (row) => {
        const rowNumber = rowNumberAt(claim, row);
        noteRow(task.memory, rowNumber);
        sufferAtRow(failPoint, rowNumber, rowNumber);
      });
      noteRow(task.memory, 0);
      return output;
    }
    sufferAtRow(failPoint, claim.fromRow, claim.toRow);
    const output = kernel.run(input);
    const [difference] = verifySample(kernel, output, input, seedOf(claim));
    if (!difference) return output;
    const place = `${difference.table}.${difference.column}`;
    throw new RunFailedError('ENGINE_DISAGREES', { run: claim.runId, place, row: rowNumberAt(claim, difference.row) });
  }

  /** @returns what the chunk counted, and the COPY of its rows */
  private encode(claim: ChunkClaim, ready: ReadyRun, { kernel, output, payees }: Computed): Pick<FinishedChunk, 'result' | 'rowCopy'> {
    const { rows, errors } = this;
    rows.restart();
    const columns = rowColumnsOf(output.tables);
    const result = { runId: claim.runId, columns, employeeIds: payees.employeeIds, rows: output.rows };
    for (const table of output.tables) encodeResultRows(rows, table, result);
    this.blocks.restart();
    const owner = { runId: claim.runId, chunk: claim.number, employeeIds: payees.employeeIds, rows: output.rows };
    if (claim.kind === 'calculate') for (const table of output.tables) encodeColumnBlocks(this.blocks, table, owner);
    errors.restart();
    encodeCellErrors(
      errors,
      claim.runId,
      output.errors.map(({ row, line, tableNo, column, code, parameters, range, inputs }) => ({
        tableNo,
        employeeId: payees.employeeIds[row] as number,
        line,
        column,
        code,
        detail: { parameters, range, inputs },
      })),
    );
    this.findings.restart();
    const found = askRows(kernel, inputOf(ready), output);
    encodeFindings(
      this.findings,
      claim.runId,
      found.map(({ row, ...finding }) => ({ ...finding, employeeId: payees.employeeIds[row] as number })),
    );
    return { result: countChunk(output, ready.shape, payees), rowCopy: resultRowCopy(columns) };
  }

  private async finish(
    client: pg.Client,
    claim: ChunkClaim,
    ready: ReadyRun,
    encoded: Pick<FinishedChunk, 'result' | 'rowCopy'>,
  ): Promise<ChunkOutcome> {
    const { rows, blocks, errors, findings } = this;
    const { jobs, failPoint } = this.deps;
    const options = { ...jobs, failPoint: (name: 'before-commit' | 'after-commit') => passFailPoint(failPoint, name) };
    try {
      return await finishChunk(
        client,
        claim,
        { rows, blocks, errors, findings, ...encoded, shape: ready.shape, program: ready.program },
        options,
      );
    } catch (error) {
      // whether the commit took effect is unknown when the connection broke: the chunk's row knows
      const again = await this.deps.connect();
      if (await isChunkDone(sqlOfClient(again), claim)) return 'finished';
      throw error;
    }
  }

  private async fail(client: pg.Client, claim: ChunkClaim, { failure }: RunFailedError): Promise<void> {
    const sql = sqlOfClient(client);
    await client.query('BEGIN');
    try {
      if (await failRun(sql, { runId: claim.runId, failure })) await this.deps.jobs.enqueueDeleteRuns(sql, claim.batchId);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined); // the first error is the one to report
      throw error;
    }
  }
}
