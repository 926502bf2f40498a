/** What becomes of each row of a file, against what stands: one statement over all rows. */
import type { ImportOptions } from '@wagewright/contracts/platform/imports';
import type { Sql } from '../../sql.ts';
import { inMemory, withoutLoops } from '../../without-loops.ts';
import type { ImportTarget } from './import-target.ts';
import { type ImportJobRow, valueColumns } from './job-row.ts';
import { forgetNumbers } from './sealed-numbers.ts';
import { stagedTable } from './staged-rows.ts';

const reason = (code: string, details?: string): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}'${details ? `, 'details', ${details}` : ''}))`;

const ofColumn = (code: string, column: string): string =>
  `jsonb_build_array(jsonb_build_object('code', '${code}', 'column', '${column.replaceAll("'", "''")}'))`;

/** Whether a row that is taken is left as it is, since its kind is not written back. */
const leftBy: Readonly<Record<ImportOptions['writeback'], string>> = {
  'create-and-update': 'false',
  create: 'before IS NOT NULL',
  update: 'before IS NULL',
  close: 'false',
};

/** What of the values themselves a row is refused for, of those that are written. */
function valueRules(job: ImportJobRow): string[] {
  if (job.options.writeback === 'close') return [];
  const isWritten = `NOT (${leftBy[job.options.writeback]})`;
  return valueColumns(job).flatMap(({ code, isRequired, isFixed }, index) => {
    const place = `[${index + 1}]`;
    return [
      ...(isFixed
        ? [
            `WHEN ${isWritten} AND before IS NOT NULL AND wanted${place} IS DISTINCT FROM before${place} THEN ${ofColumn('VALUE_FIXED', code)}`,
          ]
        : []),
      ...(isRequired ? [`WHEN ${isWritten} AND wanted${place} IS NULL THEN ${ofColumn('VALUE_REQUIRED', code)}`] : []),
    ];
  });
}

/** Why a row is not taken; null where it is. $2: rows that a key may have. */
function refusal(job: ImportJobRow, { takesNewKeys }: ImportTarget): string {
  const { mode, writeback } = job.options;
  const cases = [
    `WHEN reasons IS NOT NULL THEN reasons`,
    ...(takesNewKeys ? [] : [`WHEN owner_id IS NULL THEN ${reason('UNKNOWN_KEY')}`]),
    `WHEN rows_of_key > 1 AND $2::int = 1 THEN ${reason('KEY_REPEATED')}`,
    `WHEN line >= $2::int THEN ${reason('TOO_MANY_LINES', `jsonb_build_object('max', $2::int)`)}`,
  ];
  if (mode === 'create-only') cases.push(`WHEN before IS NOT NULL THEN ${reason('STANDING_NOT_TAKEN')}`);
  if (mode === 'update-only')
    cases.push(`WHEN before IS NULL THEN ${reason(writeback === 'close' ? 'NOTHING_TO_CLOSE' : 'NEW_NOT_TAKEN')}`);
  return `CASE ${[...cases, ...valueRules(job)].join(' ')} END`;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const zeroOf = (scale: number): string => (scale === 0 ? '0' : `0.${'0'.repeat(scale)}`);

/** The cells that a row leaves, all of them; an array without any is made null afterwards. */
function after(job: ImportJobRow): string {
  const { options, layout } = job;
  if (options.writeback === 'close') return 'NULL::text[]';
  const inFile = new Set(layout?.map(({ code }) => code));
  const cells = valueColumns(job).map(({ code, scale, zeroIsBlank, whenBlank, staysWhenBlank }, index) => {
    const place = `[${index + 1}]`;
    const old = whenBlank === undefined ? `before${place}` : `CASE WHEN before IS NULL THEN ${literal(whenBlank)} ELSE before${place} END`;
    // what the file does not have may follow from what it says
    if (!inFile.has(code)) return `coalesce(given${place}, ${old})`;
    const given = zeroIsBlank ? `nullif(given${place}, '${zeroOf(scale)}')` : `given${place}`;
    if (options.empty === 'override' && !staysWhenBlank)
      return whenBlank === undefined ? given : `coalesce(${given}, ${literal(whenBlank)})`;
    return `CASE WHEN given${place} IS NULL THEN ${old} ELSE ${given} END`;
  });
  return `ARRAY[${cells.join(', ')}]::text[]`;
}

const effect = (before: string, then: string): string =>
  `CASE WHEN ${before} IS NULL AND ${then} IS NULL THEN 'unchanged' WHEN ${before} IS NULL THEN 'created' WHEN ${then} IS NULL THEN 'closed'
     WHEN ${before} = ${then} THEN 'unchanged' ELSE 'updated' END`;

const judgeFile = (job: ImportJobRow, target: ImportTarget): string => `
  WITH owner AS MATERIALIZED (${target.owners(job)}), standing AS MATERIALIZED (${target.standing(job, 'staged')}),
  met AS (
    SELECT s.*, o.owner_id, o.label, t.cells AS before, count(*) OVER (PARTITION BY s.key) AS rows_of_key
    FROM ${stagedTable} s LEFT JOIN owner o ON o.key = s.key LEFT JOIN standing t ON t.key = s.key AND t.line = s.line),
  wish AS (SELECT *, ${after(job)} AS wanted FROM met),
  first AS (SELECT *, ${refusal(job, target)} AS refusal FROM wish),
  whole AS (
    SELECT *, CASE WHEN refusal IS NULL AND key <> '' AND bool_or(refusal IS NOT NULL) OVER (PARTITION BY key)
      THEN ${reason('OTHER_LINE_REFUSED')} ELSE refusal END AS refused,
      CASE WHEN array_remove(wanted, NULL) = '{}' THEN NULL ELSE wanted END AS becomes FROM first),
  judged AS (
    SELECT *, CASE WHEN refused IS NULL AND ${leftBy[job.options.writeback]} AND becomes IS DISTINCT FROM before
      THEN ${reason('NOT_WRITTEN_BACK')} END AS left_as_is FROM whole),
  settled AS (
    SELECT *, CASE WHEN refused IS NOT NULL OR left_as_is IS NOT NULL OR ${leftBy[job.options.writeback]} THEN before ELSE becomes END AS then
    FROM judged)
  INSERT INTO import_row (import_id, ordinal, row_number, key, line, label, owner_id, effect, before, after, reasons, cells)
  SELECT $1::int, ordinal, row_number, key, line, label, owner_id, CASE WHEN refused IS NOT NULL THEN 'refused' ELSE ${effect('before', '"then"')} END,
    before, "then", coalesce(refused, left_as_is), cells
  FROM settled ORDER BY ordinal`;

/** Whose a row is must be known of every row, before what the file lacks can be said to be missing. */
const unsure = ({ takesNewKeys }: ImportTarget): string =>
  `EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = $1::int AND r.row_number IS NOT NULL AND ${takesNewKeys ? `r.key = ''` : 'r.owner_id IS NULL'})`;

const judgeMissing = (job: ImportJobRow, target: ImportTarget): string => `
  WITH standing AS MATERIALIZED (${target.standing(job)}),
  missing AS (
    SELECT t.* FROM standing t
    WHERE NOT EXISTS (SELECT 1 FROM import_row r WHERE r.import_id = $1::int AND r.key = t.key AND (r.line = t.line OR r.effect = 'refused')))
  INSERT INTO import_row (import_id, ordinal, key, line, label, owner_id, effect, before, after, reasons)
  SELECT $1::int, (SELECT coalesce(max(ordinal), 0) FROM import_row WHERE import_id = $1::int) + row_number() OVER (ORDER BY m.owner_id, m.line),
    m.key, m.line, m.label, m.owner_id, CASE WHEN ${unsure(target)} THEN 'refused' ELSE 'closed' END, m.cells, CASE WHEN ${unsure(target)} THEN m.cells END,
    CASE WHEN ${unsure(target)} THEN ${reason('CLOSING_UNSURE')} END
  FROM missing m`;

/** Judges the staged rows, and in the mode "override" what the file lacks, within the transaction that staged them. */
export async function judgeRows(sql: Sql, job: ImportJobRow, target: ImportTarget): Promise<void> {
  await sql.query('DELETE FROM import_row WHERE import_id = $1::int', [job.id]);
  await sql.query(forgetNumbers, [job.id]);
  await inMemory(sql);
  await withoutLoops(sql, async () => {
    await target.resolve?.(sql, job);
    await sql.query(judgeFile(job, target), [job.id, target.linesMax(job)]);
    await target.settle?.(sql, job);
    await target.explain?.(sql, job);
    if (job.options.mode === 'override') await sql.query(judgeMissing(job, target), [job.id]);
    await target.refuse?.(sql, job);
  });
}
