/** Files that are imported into a typed table of a batch's input: what stands there, and how it is written (ADR 83). */
import type { Program } from '@wagewright/calc-engine';
import { AppError, limits } from '@wagewright/contracts';
import { definitionLimits } from '@wagewright/contracts/definition';
import type { BatchStatus } from '@wagewright/contracts/payroll/batches';
import { z } from 'zod';
import { changing, type ImportJobRow, type ImportTarget, type WrittenSide } from '../../platform/imports/index.ts';
import type { Sql } from '../../sql.ts';
import { causesOf, recountFindings } from '../findings/index.ts';
import { announceBatch, type ChunkAddress, type RunSource, readRunSource, startRun } from '../runs/index.ts';
import { requireBatchEvent } from './batch-event.ts';
import { cellText, storedArray } from './input-cells.ts';
import { keepInputHash } from './input-hash.ts';
import { isFilled } from './list-input-rows.ts';
import { lockBatch, readBatchContext } from './prepared-batch.ts';

/** What an import keeps of the table when its file is read; the columns are in the order of its value columns. */
export const inputTarget = z.object({
  batchId: z.int(),
  copyId: z.int(),
  tableNo: z.int(),
  lines: z.enum(['one', 'many']),
  columns: z
    .array(
      z.object({
        code: z.string(),
        type: z.enum(['text', 'integer', 'decimal', 'money', 'date', 'boolean']),
        scale: z.int(),
        storage: z.enum(['v', 't']),
        position: z.int(),
      }),
    )
    .min(1),
});
export type InputTargetFacts = z.infer<typeof inputTarget>;

const factsOf = ({ target }: Pick<ImportJobRow, 'target'>): InputTargetFacts => inputTarget.parse(target);

const owners = (job: Pick<ImportJobRow, 'target'>): string => `
  SELECT e.employee_number AS key, e.name AS label, y.employee_id AS owner_id FROM batch_payee y JOIN employee e ON e.id = y.employee_id
  WHERE y.batch_id = ${factsOf(job).batchId}`;

/** A row of which every cell is blank says nothing: tables with one row a person have one of everybody. */
function standing(job: Pick<ImportJobRow, 'target'>): string {
  const { batchId, tableNo, columns } = factsOf(job);
  return `
  SELECT e.employee_number AS key, i.line::int AS line, i.employee_id AS owner_id, e.name AS label,
    ARRAY[${columns.map((column) => cellText('i', column)).join(', ')}]::text[] AS cells
  FROM calc.input i JOIN employee e ON e.id = i.employee_id
  WHERE i.batch_id = ${batchId} AND i.table_no = ${tableNo} AND ${isFilled}`;
}

/** $1 import, $2 batch, $3 table. */
const writtenRows = (side: WrittenSide, { columns, lines }: InputTargetFacts): string => `
  INSERT INTO calc.input (batch_id, table_no, row_number, employee_id, line, v, t)
  SELECT $2::int, $3::smallint, y.row_number, y.employee_id, r.line, ${storedArray(columns, 'v', (index) => `r.${side}[${index + 1}]`)},
    ${storedArray(columns, 't', (index) => `r.${side}[${index + 1}]`)}
  FROM import_row r JOIN batch_payee y ON y.batch_id = $2::int AND y.employee_id = r.owner_id
  WHERE r.import_id = $1::int AND r.effect IN ${changing}${lines === 'many' ? ` AND r.${side} IS NOT NULL` : ''} ORDER BY y.row_number, r.line
  ON CONFLICT (batch_id, table_no, row_number, line) DO UPDATE SET v = EXCLUDED.v, t = EXCLUDED.t`;

/** Lines that have come to nothing; a table with one row a person keeps it, blank. */
const deleteBlank = (side: WrittenSide): string => `
  DELETE FROM calc.input i USING import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND i.batch_id = $2::int AND i.table_no = $3::smallint AND i.employee_id = r.owner_id
    AND i.line = r.line AND r.${side} IS NULL`;

/** Who brought what people have by now; nobody what they have not. $4 is who. */
const writtenOrigins = (side: WrittenSide): string => `
  INSERT INTO typed_input (batch_id, table_no, employee_id, how, by_user_id, at, import_id)
  SELECT $2::int, $3::smallint, r.owner_id, 'imported', $4::int, clock_timestamp(), $1::int
  FROM import_row r WHERE r.import_id = $1::int AND r.effect IN ${changing} AND r.${side} IS NOT NULL GROUP BY r.owner_id
  ON CONFLICT (batch_id, table_no, employee_id)
  DO UPDATE SET how = excluded.how, by_user_id = excluded.by_user_id, at = excluded.at, import_id = excluded.import_id`;

const deleteOrigins = `
  DELETE FROM typed_input t USING import_row r
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND t.batch_id = $2::int AND t.table_no = $3::smallint AND t.employee_id = r.owner_id
    AND NOT EXISTS (SELECT 1 FROM import_row o WHERE o.import_id = r.import_id AND o.key = r.key AND o.effect <> 'refused' AND o.`;

async function writeInput(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void> {
  const facts = factsOf(job);
  const place = [job.id, facts.batchId, facts.tableNo];
  if (facts.lines === 'many') await sql.query(deleteBlank(side), place);
  await sql.query(writtenRows(side, facts), place);
  await sql.query(`${deleteOrigins}${side} IS NOT NULL)`, place);
  await sql.query(writtenOrigins(side), [...place, job.askedByUserId]);
}

interface ImportTools {
  /** The rules of a batch: findings are counted anew of one that was calculated up to a step, and a run is of its engine. */
  readonly compile: (source: RunSource) => Program;
  /** In the transaction of the import. */
  readonly enqueueChunks: (sql: Sql, chunks: readonly ChunkAddress[]) => Promise<void>;
}

/** Of a batch that waits: what was calculated up to a step from the old input is dropped, as when somebody types. */
async function dropResult(sql: Sql, batchId: number, { compile }: ImportTools): Promise<void> {
  const [batch] = await sql.query<{ hadRun: boolean }>(
    `WITH before AS (SELECT current_run_id FROM batch WHERE id = $1::int)
     UPDATE batch SET version = version + 1, current_run_id = NULL WHERE id = $1::int
     RETURNING (SELECT current_run_id IS NOT NULL FROM before) AS "hadRun"`,
    [batchId],
  );
  if (batch?.hadRun) await recountFindings(sql, batchId, causesOf(compile(await readRunSource(sql, batchId))));
  await announceBatch(sql, batchId);
}

const changedPeople = `
  SELECT coalesce(array_agg(DISTINCT owner_id), '{}') AS ids FROM import_row WHERE import_id = $1::int AND effect IN ${changing}`;

/**
 * Of a batch that has a result: whom the import changes are calculated again, and nobody else (ADR 102). Until that has ended the old result stands;
 * where it ends without one the batch waits for its calculation.
 */
async function calculateChanged(sql: Sql, job: ImportJobRow, to: BatchStatus, { compile, enqueueChunks }: ImportTools): Promise<void> {
  const { batchId } = factsOf(job);
  const [changed] = await sql.query<{ ids: number[] }>(changedPeople, [job.id]);
  const { engineVersion, hash } = compile(await readRunSource(sql, batchId));
  await sql.query('UPDATE batch SET status = $2::text, version = version + 1, last_failure = NULL WHERE id = $1::int', [batchId, to]);
  const { jobs } = await startRun(sql, {
    batchId,
    kind: 'partial',
    userId: job.askedByUserId,
    returnStatus: 'waiting',
    engineVersion,
    definitionHash: hash,
    chunkEmployees: limits.chunkEmployees,
    employeeIds: changed?.ids ?? [],
  });
  await enqueueChunks(sql, jobs);
}

export function importInput(tools: ImportTools): ImportTarget {
  return {
    linesMax: (job) => (factsOf(job).lines === 'one' ? 1 : definitionLimits.linesPerEmployeeMax),
    owners,
    standing,
    lock: async (sql, job) => {
      const { batchId, copyId } = factsOf(job);
      const batch = await lockBatch(sql, batchId);
      requireBatchEvent(batch, 'change-payee-input');
      const [row] = await sql.query<{ copyId: number }>('SELECT copy_id AS "copyId" FROM batch WHERE id = $1::int', [batchId]);
      if (row?.copyId !== copyId) throw new AppError('STALE_VERSION', { what: 'Batch', id: batchId });
    },
    write: async (sql, job, side) => {
      const { batchId } = factsOf(job);
      const batch = await readBatchContext(sql, batchId);
      const to = requireBatchEvent(batch, 'change-payee-input');
      await writeInput(sql, job, side);
      await sql.query('UPDATE batch SET input_hash = $2::text WHERE id = $1::int', [batchId, await keepInputHash(sql, batchId)]);
      if (to === batch.status) await dropResult(sql, batchId, tools);
      else await calculateChanged(sql, job, to, tools);
    },
  };
}
