import { AppError, type JobData } from '@wagewright/contracts';
import {
  announceImport,
  askColumns,
  type FencedClaim,
  failImport,
  finishImport,
  type ImportJobRow,
  type ImportTarget,
  importGivenUp,
  importJobRows,
  type JobSight,
  judgeRows,
  keepLayout,
  readImportJob,
  rememberedColumns,
  type Sql,
  stageRows,
  undoRows,
  workOf,
  writeRows,
} from '@wagewright/db';
import { storedFileColumns } from '@wagewright/db/columns';
import type { PoolClient } from 'pg';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { inOneTransaction, runFenced } from '../jobs/index.ts';
import { readImportFile, understandFile } from './read-file.ts';

interface ImportSight extends JobSight {
  readonly rows: number;
}
type Tell = (sight: ImportSight) => Promise<void>;

/** The transaction of a work: its statements, and its connection for what streams. */
interface Within {
  readonly sql: Sql;
  readonly client: Pick<PoolClient, 'query'>;
}

type ImportDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint' | 'files' | 'imports'>;

/** Steps of each kind of work, as they are told. */
const steps = { reading: 3, writing: 1, undoing: 1 } as const;

async function bytesOf({ files }: ImportDeps, sql: Sql, fileId: number): Promise<Uint8Array> {
  const [file] = await sql.query<{ content: string; place: string; contentKey: Uint8Array | null }>(
    'SELECT content, place, content_key AS "contentKey" FROM stored_file WHERE id = $1::int',
    [fileId],
  );
  if (!file) throw new Error(`The file ${fileId} is gone.`);
  const pieces: Uint8Array[] = [];
  for await (const piece of files.read({ ...file, place: storedFileColumns.place(file.place) })) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** How often a file that is being read is told of, in rows: often enough for a bar that moves. */
const rowsPerTelling = 10_000;

async function read(deps: ImportDeps, { sql, client }: Within, job: ImportJobRow, target: ImportTarget, tell: Tell): Promise<void> {
  const total = steps.reading;
  await tell({ part: 'reading', done: 0, total, rows: 0 });
  let next = rowsPerTelling;
  const file = await readImportFile(await bytesOf(deps, sql, job.fileId), { job, target }, async (rows) => {
    if (rows < next) return;
    next = rows + rowsPerTelling;
    await tell({ part: 'reading', done: 0, total, rows });
  });
  await tell({ part: 'storing', done: 1, total, rows: file.count });
  await stageRows(client, sql, file.rows);
  await tell({ part: 'judging', done: 2, total, rows: file.count });
  await judgeRows(sql, { ...job, layout: file.layout }, target);
  // last: it locks the row, which is told on another connection
  await keepLayout(sql, job, { layout: file.layout, notes: file.notes, rows: file.count });
}

/** Looks at the first rows of a file whose columns nobody has confirmed yet. */
async function understand(deps: ImportDeps, sql: Sql, job: ImportJobRow, target: ImportTarget, tell: Tell): Promise<object> {
  await tell({ part: 'reading', done: 0, total: steps.reading, rows: 0 });
  const remembered = await rememberedColumns(sql, job);
  const known = new Map<string, Set<string>>();
  const values = target.knownValues ? await sql.query<{ code: string; text: string }>(target.knownValues(job)) : [];
  for (const { code, text } of values) known.set(code, (known.get(code) ?? new Set()).add(text.normalize('NFKC').trim().toLowerCase()));
  return await understandFile(await bytesOf(deps, sql, job.fileId), job, { remembered, known, looksLike: target.looksLike ?? {} });
}

const isToAsk = ({ options: { matching, mapping } }: ImportJobRow): boolean => matching === 'understood' && !mapping;

async function workAt(deps: ImportDeps, within: Within, claim: FencedClaim, tell: Tell): Promise<boolean> {
  const { sql } = within;
  const job = await readImportJob(sql, claim.id);
  const target = deps.imports[job.entity];
  const work = workOf(job);
  if (!work) return false;
  if (!target) throw new Error(`Nobody knows how to import "${job.entity}".`);
  if (work === 'reading' && isToAsk(job)) return await askColumns(sql, claim, await understand(deps, sql, job, target, tell));
  if (work === 'reading') await read(deps, within, job, target, tell);
  else {
    await tell({ part: work, done: 0, total: steps[work], rows: 0 });
    await (work === 'writing' ? writeRows : undoRows)(sql, job, target);
  }
  return await finishImport(sql, claim, work);
}

const workOne = (deps: ImportDeps, id: number): Promise<void> =>
  runFenced<FencedClaim, AppError>(deps, {
    what: 'import',
    claim: (sql, token) => importJobRows.claim(sql, { id, token }),
    work: (claim, client) =>
      inOneTransaction<ImportSight>(deps, client, {
        tell: async (sql, sight) => {
          if (!(await importJobRows.tell(sql, claim, sight))) return false;
          await announceImport(sql, id);
          return true;
        },
        work: (sql, tell) => workAt(deps, { sql, client }, claim, tell),
      }),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failImport,
    keepReason: importJobRows.keepReason,
    givenUp: importGivenUp,
  });

/** Reads, writes and undoes imports, as their state says. */
export const workImports =
  (deps: ImportDeps) =>
  async (jobs: Job<JobData['platform.work-import']>[]): Promise<void> => {
    for (const { data } of jobs) await workOne(deps, data.importId);
  };
