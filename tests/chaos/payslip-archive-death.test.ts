import { createHash, randomUUID } from 'node:crypto';
import type { PayslipArchive } from '@wagewright/contracts/payroll/payslip-archives';
import { openFileContents } from '@wagewright/db';
import { makePayslipArchives, writePayslips } from '@wagewright/worker/testing';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BatchView, stageForAll } from '../payroll/stage.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

/** Dies where it is told to, as a power cut would have it; another worker goes on. */
describe('a worker that dies while it writes payslips leaves no half file, and nobody is told twice (R1, R5)', () => {
  const stage = stageForAll();
  const started: WorkerProcess[] = [];
  let batch: BatchView;
  let pool: pg.Pool;
  afterAll(() => pool.end());
  /** Checksums of the files that a worker makes whom nothing befalls. */
  let undisturbed: Record<number, string>;
  afterAll(() => Promise.all(started.map((worker) => worker.end())));

  beforeAll(async () => {
    pool = new pg.Pool({ connectionString: stage.server.database.url, application_name: 'wagewright-worker' });
    pool.on('error', () => undefined);
    const { id: batchId } = await stage.calculatedBatch();
    // what an approval and generating would have made
    const { prisma } = stage.server;
    await prisma.batch.update({ where: { id: batchId }, data: { status: 'approved' } });
    await stage.act(stage.clerk, 'generate-payslips', batchId);
    batch = await stage.until(batchId, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null);
    await stage.worker.stop();
    const id = await ask();
    await goOn(id);
    undisturbed = await kept(id);
  }, 600_000);

  async function dieAt(failPoint: string): Promise<void> {
    const worker = await startWorkerProcess({ databaseUrl: stage.server.database.url, threads: 1, failPoint });
    started.push(worker);
    expect(await worker.exit).toBe('SIGKILL');
  }
  /** What a worker does that gets the job. */
  async function goOn(archiveId: number): Promise<void> {
    const job = { id: randomUUID(), name: 'archive', data: { archiveId } };
    const deps = { pool, log: pino({ level: 'silent' }), failPoint: undefined, files: openFileContents(pool) };
    await makePayslipArchives({ ...deps, threads: { runDocuments: writePayslips } })([job as never]);
  }
  const ask = async (): Promise<number> => {
    const { data, error } = await stage.clerk.call('payroll/payslip-archives/ask-payslip-archive', { batchId: batch.id });
    expect(error).toBeUndefined();
    const { id } = data as PayslipArchive;
    // all of them say that they were made at one time, so that they can be held against each other
    await stage.server.prisma.payslipArchive.update({ where: { id }, data: { askedAt: new Date('2026-01-31T08:00:00Z') } });
    return id;
  };
  const get = async (id: number): Promise<PayslipArchive> =>
    (await stage.clerk.call('payroll/payslip-archives/get-payslip-archive', { id })).data as PayslipArchive;
  /** What was kept of an archive, by its files' numbers. */
  const kept = async (archiveId: number): Promise<Record<number, string>> => {
    const rows = await stage.server.prisma.payslipArchiveFile.findMany({ where: { archiveId }, include: { file: true } });
    return Object.fromEntries(rows.flatMap(({ number, file }) => (file ? [[number, Buffer.from(file.checksum).toString('hex')]] : [])));
  };
  /** What the database keeps of the file's content, by its pieces. */
  const contents = async (archiveId: number): Promise<Record<number, string>> => {
    const rows = await stage.server.prisma.payslipArchiveFile.findMany({ where: { archiveId }, include: { file: true } });
    const all: Record<number, string> = {};
    for (const { number, file } of rows) {
      const pieces = await stage.server.prisma.storedFilePiece.findMany({
        where: { content: file?.content ?? '' },
        orderBy: { number: 'asc' },
      });
      all[number] = createHash('sha256')
        .update(Buffer.concat(pieces.map(({ bytes }) => bytes)))
        .digest('hex');
    }
    return all;
  };
  const told = (id: number) => stage.server.prisma.notification.count({ where: { thing: `payslip-archive:${id}` } });

  const points = [
    ['as it keeps the first file', 'before-commit:2'],
    ['as it sorts', 'before-commit:1'],
    ['between two looks', 'between-parts:1'],
    ['when the first file is kept', 'after-commit:2'],
    ['as it keeps the third file', 'before-commit:4'],
  ] as const;
  // each starts a worker and writes all payslips anew: ARCHIVE_POINTS=5 tries all of them
  it.each(points.slice(0, Number(process.env['ARCHIVE_POINTS'] ?? 1)))('%s, at %s', async (_when, failPoint) => {
    const id = await ask();
    await dieAt(failPoint);
    expect([(await get(id)).state, (await get(id)).files, await told(id)]).toEqual(['running', [], 0]);
    const before = await kept(id);
    await goOn(id);
    const archive = await get(id);
    expect([archive.state, archive.failure]).toEqual(['finished', null]);
    expect(Object.keys(undisturbed).length).toBeGreaterThan(2);
    expect(undisturbed, 'what was kept before it died').toMatchObject(before);
    expect(await kept(id)).toEqual(undisturbed);
    expect(await contents(id), 'each content is what its row says').toEqual(undisturbed);
    expect(await told(id)).toBe(1);
  });

  it('when it has ended, at its last after-commit: told once, and never begun again', async () => {
    const { prisma } = stage.server;
    const id = await ask();
    await dieAt(`after-commit:${Object.keys(undisturbed).length + 2}`); // sorted, each file, ended
    const archive = await get(id);
    expect([archive.state, await told(id)]).toEqual(['finished', 1]);
    const { attempt } = await prisma.payslipArchive.findUniqueOrThrow({ where: { id } });
    await goOn(id);
    expect([(await prisma.payslipArchive.findUniqueOrThrow({ where: { id } })).attempt, await told(id)]).toEqual([attempt, 1]);
    expect(await kept(id)).toEqual(undisturbed);
  });
});
