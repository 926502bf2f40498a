/** Writes what was shown of an import, or puts back what stood, against what stands by now. */
import { AppError } from '@wagewright/contracts';
import { importEntityOf } from '@wagewright/contracts/platform/imports';
import { importJobColumns } from '../../columns/index.ts';
import type { Sql } from '../../sql.ts';
import { byKeys, inMemory, withoutLoops } from '../../without-loops.ts';
import type { ImportTarget, WrittenSide } from './import-target.ts';
import type { ImportJobRow } from './job-row.ts';

/** Effects that change something. */
export const changing = `('created', 'updated', 'closed')`;

/** Rows that change something and of which another value stands than the one that was shown. */
const moved = (job: ImportJobRow, target: ImportTarget, side: WrittenSide): string => `
  WITH owner AS MATERIALIZED (${target.owners(job)}), standing AS MATERIALIZED (${target.standing(job, 'kept')})
  SELECT r.ordinal, r.key FROM import_row r LEFT JOIN owner o ON o.key = r.key AND o.owner_id = r.owner_id
    LEFT JOIN standing t ON t.key = r.key AND t.line = r.line
  WHERE r.import_id = $1::int AND r.effect IN ${changing}
    AND (${target.takesNewKeys ? '' : 'o.owner_id IS NULL OR '}t.cells IS DISTINCT FROM r.${side})`;

/** Lines of one key go together. */
const refuseMoved = (job: ImportJobRow, target: ImportTarget): string => `
  WITH moved AS MATERIALIZED (${moved(job, target, 'before')})
  UPDATE import_row r SET effect = 'refused', after = r.before, reasons = '[{"code": "CHANGED_MEANWHILE"}]'
  WHERE r.import_id = $1::int AND r.effect IN ${changing} AND r.key IN (SELECT key FROM moved)`;

/** Of what holds together nothing is left out. */
async function requireWhole(sql: Sql, { id, entity, fileName }: ImportJobRow): Promise<void> {
  if (!importEntityOf(importJobColumns.entity(entity)).isWhole) return;
  const [first] = await sql.query<{ key: string; count: number }>(
    `SELECT key, (count(*) OVER ())::int AS count FROM import_row WHERE import_id = $1::int AND effect = 'refused' ORDER BY ordinal LIMIT 1`,
    [id],
  );
  if (first) throw new AppError('IMPORT_CHANGED_MEANWHILE', { file: fileName, count: first.count, key: first.key });
}

/**
 * Under the locks of what is imported into: refuses the rows of which something else stands than was shown, and writes the others.
 * @throws AppError where it takes no values now
 */
export async function writeRows(sql: Sql, job: ImportJobRow, target: ImportTarget): Promise<void> {
  await inMemory(sql);
  await withoutLoops(sql, async () => {
    await target.lock(sql, job);
    await sql.query(refuseMoved(job, target), [job.id]);
    await target.refuse?.(sql, job);
    await requireWhole(sql, job);
    await byKeys(sql, () => target.write(sql, job, 'after'));
  });
}

/**
 * Puts back what stood before an import, all of it.
 * @throws AppError IMPORT_CHANGED_SINCE where something else stands than the import has left; or what the target throws
 */
export async function undoRows(sql: Sql, job: ImportJobRow, target: ImportTarget): Promise<void> {
  await withoutLoops(sql, async () => {
    await target.lock(sql, job);
    const [first] = await sql.query<{ key: string; count: number }>(
      `SELECT key, (count(*) OVER ())::int AS count FROM (${moved(job, target, 'after')}) m ORDER BY ordinal LIMIT 1`,
      [job.id],
    );
    if (first) throw new AppError('IMPORT_CHANGED_SINCE', { file: job.fileName, count: first.count, key: first.key });
    await byKeys(sql, () => target.write(sql, job, 'before'));
  });
}
