/** A workbook of 100,000 rows × 20 columns into a batch: dry run, writing, undoing and the export of the same, as a worker and a server do them. */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { queueName } from '@wagewright/contracts';
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { type ImportColumn, type InputTargetFacts, importInput, openFileContents, sqlOfClient, standingBlocks } from '@wagewright/db';
import { createTestDatabase, programOf } from '@wagewright/db/testing';
import { type OutColumn, writeText, writeWorkbook } from '@wagewright/files';
import { type Clerk, createSyntheticBatch, openClerk } from '@wagewright/worker/testing';
import pg from 'pg';
import { startWorkerProcess, type WorkerProcess } from './batch-worker.ts';

export interface ImportsBench {
  readonly rows: number;
  readonly columns: number;
  readonly fileBytes: number;
  readonly dryRunSeconds: number;
  readonly writeSeconds: number;
  readonly undoSeconds: number;
  readonly exportWorkbookSeconds: number;
  readonly exportTextSeconds: number;
  /** The most that the worker has had resident when it is ready, and at the end. */
  readonly workerRssBeforeMb: number | null;
  readonly workerRssMb: number | null;
}

const name = (text: string) => ({ en: text, 'zh-CN': text });
const kinds = ['money', 'decimal', 'text', 'date', 'integer'] as const;
/** Beside the number: 19 values. */
const valueColumns = Array.from({ length: 19 }, (_, index) => ({
  code: `C${index}`,
  name: name(`Column ${index}`),
  type: kinds[index % kinds.length] ?? 'money',
}));
const valueOf = (row: number, column: number): string =>
  ({
    money: `${(row * 7 + column) % 9_000}.${String(row % 100).padStart(2, '0')}`,
    decimal: `${(row + column) % 200}.5`,
    text: `words of ${row % 1_000}`,
    date: `2025-01-${String((row % 28) + 1).padStart(2, '0')}`,
    integer: String((row * 3 + column) % 10_000),
  })[kinds[column % kinds.length] ?? 'money'];

const definition = calculationDefinitionSchema.parse({
  code: 'SYNTHETIC',
  name: name('Synthetic'),
  currency: 'CNY',
  country: 'CN',
  periodsPerYear: 12,
  steps: [
    {
      code: 'All',
      name: name('All'),
      tables: [
        { code: 'Typed', kind: 'parameter', input: 'employee', name: name('Typed'), columns: valueColumns },
        {
          code: 'Pay',
          kind: 'data',
          name: name('Pay'),
          columns: ['Gross', 'Deductions', 'Net'].map((code) => ({
            code,
            name: name(code),
            type: 'money',
            expression: 'COALESCE(Typed.C0, 0)',
          })),
        },
      ],
    },
  ],
  summary: { gross: 'Pay.Gross', deductions: 'Pay.Deductions', net: 'Pay.Net' },
});

export const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
};

function fileOf(rows: number): Promise<Buffer> {
  const columns: OutColumn[] = [
    { label: 'Number', type: 'text' },
    ...valueColumns.map(({ code, type }): OutColumn => ({ label: code, type })),
  ];
  function* blocks() {
    for (let first = 1; first <= rows; first += 500)
      yield Array.from({ length: Math.min(500, rows - first + 1) }, (_, at) => [
        `S${first + at}`,
        ...valueColumns.map((_column, column) => valueOf(first + at, column)),
      ]);
  }
  return buffer(writeWorkbook([{ name: 'Values', columns, blocks: blocks() }]));
}

export interface AskedImport {
  readonly entity: string;
  readonly subjectId: number;
  readonly target: object;
  readonly columns: readonly ImportColumn[];
  readonly answers?: Readonly<Record<string, string>>;
}

/** The import as the server would have made it when somebody asked for it. */
export async function askForImport(pool: pg.Pool, file: Buffer, into: AskedImport): Promise<number> {
  const { entity, subjectId, target, columns, answers = {} } = into;
  const content = randomUUID();
  await openFileContents(pool)
    .in('database')
    .write(
      content,
      (async function* () {
        yield file;
      })(),
    );
  const { rows: files } = await pool.query<{ id: number }>(
    `INSERT INTO stored_file (purpose, name, type, bytes, checksum, content, place, uploaded_by_user_id, uploaded_at)
     VALUES ('import', 'values.xlsx', 'application/octet-stream', $1, '', $2, 'database', 900, now()) RETURNING id`,
    [file.length, content],
  );
  const options = { mode: 'create-and-update', writeback: 'create-and-update', matching: 'name', empty: 'ignore', reading: {} };
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO import_job (entity, subject_id, title, target, file_id, options, columns, answers, started_by_user_id, started_at, asked_at, asked_by_user_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 900, now(), now(), 900) RETURNING id`,
    [entity, subjectId, name('Values'), target, files[0]?.id, options, JSON.stringify(columns), answers],
  );
  return rows[0]?.id ?? 0;
}

const lookMs = 50;

/** Has the worker do what stands in the import's row. @throws Error when it ends as something else */
export async function stepOfImport({ boss }: Clerk, pool: pg.Pool, importId: number, doing: string, expected: string): Promise<void> {
  await pool.query('UPDATE import_job SET status = $2, attempt = 0 WHERE id = $1', [importId, doing]);
  await boss.send(queueName('platform.work-import'), { importId });
  for (;;) {
    const { rows } = await pool.query<{ status: string; failure: unknown }>('SELECT status, failure FROM import_job WHERE id = $1', [
      importId,
    ]);
    const { status, failure } = rows[0] ?? {};
    if (status === expected) return;
    if (status !== doing) throw new Error(`The import is ${status}: ${JSON.stringify(failure)}`);
    await delay(lookMs);
  }
}

export interface ImportStage {
  readonly pool: pg.Pool;
  readonly clerk: Clerk;
  readonly worker: WorkerProcess;
  readonly url: string;
}

async function measure({ pool, clerk, worker, url }: ImportStage, rows: number): Promise<ImportsBench> {
  const workerRssBeforeMb = worker.peakMegabytes();
  const { batchId, program } = await createSyntheticBatch({ url, employees: rows, definition });
  const [plan] = program.inputs;
  if (!plan) throw new Error('The definition has no typed table.');
  await pool.query('DELETE FROM calc.input WHERE batch_id = $1', [batchId]);
  const { rows: copies } = await pool.query<{ copyId: number }>('SELECT copy_id AS "copyId" FROM batch WHERE id = $1', [batchId]);
  const target: InputTargetFacts = {
    batchId,
    copyId: copies[0]?.copyId ?? 0,
    tableNo: plan.tableNo,
    lines: 'one',
    columns: plan.columns.map(({ code, type, scale, storage, position }) => ({ code, type, scale, storage, position })),
  };
  const columns: ImportColumn[] = [
    { code: 'employeeNumber', name: name('Number'), type: 'text', role: 'key', scale: 0, currency: null },
    ...plan.columns.map(({ code, type, scale }): ImportColumn => ({ code, name: name(code), type, role: 'value', scale, currency: null })),
  ];
  const file = await fileOf(rows);
  const id = await askForImport(pool, file, { entity: 'batch-input', subjectId: batchId, target, columns });
  const entity = importInput({ compile: programOf, enqueueChunks: () => Promise.reject(new Error('No run was expected.')) });
  const timed = (doing: string, expected: string): Promise<number> => seconds(() => stepOfImport(clerk, pool, id, doing, expected));
  const dryRunSeconds = await timed('reading', 'checked');
  const writeSeconds = await timed('writing', 'written');
  const out = (write: typeof writeText) => async () => {
    const blocks = standingBlocks(sqlOfClient(pool), entity, { target: { ...target }, columns }, false);
    const sheet = { name: 'Values', columns: columns.map(({ code, type }): OutColumn => ({ label: code, type })), blocks };
    for await (const _piece of write(sheet));
  };
  const exportWorkbookSeconds = await seconds(out((sheet) => writeWorkbook([sheet])));
  const exportTextSeconds = await seconds(out(writeText));
  const undoSeconds = await timed('undoing', 'undone');
  return {
    rows,
    columns: columns.length,
    fileBytes: file.length,
    dryRunSeconds,
    writeSeconds,
    undoSeconds,
    exportWorkbookSeconds,
    exportTextSeconds,
    workerRssBeforeMb,
    workerRssMb: worker.peakMegabytes(),
  };
}

/** Runs on a database of its own in the cluster that tests use. */
export async function onOwnDatabase<Figures>(measured: (stage: ImportStage) => Promise<Figures>): Promise<Figures> {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  const worker = await startWorkerProcess(database.url);
  const clerk = await openClerk(database.url);
  try {
    return await measured({ pool, clerk, worker, url: database.url });
  } finally {
    await clerk.close();
    await worker.stop();
    await pool.end();
    await database.drop();
  }
}

export const benchImports = (rows: number): Promise<ImportsBench> => onOwnDatabase((stage) => measure(stage, rows));
