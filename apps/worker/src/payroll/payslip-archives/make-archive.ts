import { createHash, randomUUID } from 'node:crypto';
import { AppError, type JobData } from '@wagewright/contracts';
import {
  type ArchiveFile,
  archiveGivenUp,
  type FencedClaim,
  failArchive,
  finishArchive,
  keepArchiveFile,
  type MadeFile,
  nextArchiveFile,
  payslipArchiveRows,
  readArchiveJob,
  type Sql,
  sortArchive,
  sqlOfClient,
  tellArchive,
} from '@wagewright/db';
import { zipOf } from '@wagewright/documents';
import type { Job } from 'pg-boss';
import type { WorkerDeps } from '../../deps.ts';
import { passFailPoint } from '../../fail-points.ts';
import { inTransaction, NotOursError, runFenced } from '../../platform/jobs/index.ts';
import { archiveDocuments, type Documents, detailSource } from './archive-documents.ts';

export type ArchiveDeps = Pick<WorkerDeps, 'pool' | 'log' | 'failPoint' | 'files'> & Documents['deps'];

/** Does a part of the work in a transaction of its own. @throws NotOursError where the token is void */
async function underToken({ pool, failPoint }: ArchiveDeps, work: (sql: Sql) => Promise<boolean>): Promise<void> {
  await inTransaction(pool, async (sql) => {
    if (!(await work(sql))) throw new NotOursError();
    passFailPoint(failPoint, 'before-commit');
  });
  passFailPoint(failPoint, 'after-commit');
}

/** Writes the content of a file, which nobody sees before it is kept. What is left of one that breaks off, the sweep of files finds after a day. */
async function writeContent(deps: ArchiveDeps, documents: Documents, claim: FencedClaim, file: ArchiveFile): Promise<MadeFile> {
  const { place } = deps.files;
  const content = randomUUID();
  const hash = createHash('sha256');
  let bytes = 0;
  let payslips = 0;
  const entries = archiveDocuments(documents, file.payslipIds, async (written) => {
    payslips = written;
    if (!(await tellArchive(sqlOfClient(deps.pool), claim, file.before + written))) throw new NotOursError();
    passFailPoint(deps.failPoint, 'between-parts');
  });
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of zipOf(entries, documents.job.askedAt)) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  try {
    await deps.files.in(place).write(content, counted());
  } catch (error) {
    await deps.files
      .in(place)
      .remove(content)
      .catch(() => undefined); // the sweep finds it
    throw error;
  }
  return { content, place, bytes, checksum: hash.digest(), payslips };
}

async function makeFile(deps: ArchiveDeps, documents: Documents, claim: FencedClaim, file: ArchiveFile): Promise<void> {
  const made = await writeContent(deps, documents, claim, file);
  try {
    await underToken(deps, (sql) => keepArchiveFile(sql, claim, file.number, made));
  } catch (error) {
    if (error instanceof NotOursError) await deps.files.in(made.place).remove(made.content);
    throw error;
  }
}

/** Sorts the payslips, then makes file after file, from where whoever worked on it before had stopped. */
async function make(deps: ArchiveDeps, claim: FencedClaim): Promise<void> {
  const sql = sqlOfClient(deps.pool);
  await underToken(deps, (transaction) => sortArchive(transaction, claim));
  const documents: Documents = { deps, source: detailSource(deps), job: await readArchiveJob(sql, claim.id) };
  for (let file = await nextArchiveFile(sql, claim.id); file; file = await nextArchiveFile(sql, claim.id))
    await makeFile(deps, documents, claim, file);
  await underToken(deps, (transaction) => finishArchive(transaction, claim));
}

const makeOne = (deps: ArchiveDeps, id: number): Promise<void> =>
  runFenced<FencedClaim, AppError>(deps, {
    what: 'payslip archive',
    claim: (sql, token) => payslipArchiveRows.claim(sql, { id, token }),
    work: (claim) => make(deps, claim),
    failureOf: (error) => (error instanceof AppError ? error : undefined),
    fail: failArchive,
    keepReason: payslipArchiveRows.keepReason,
    givenUp: archiveGivenUp,
  });

/** Makes archives of payslips. What a worker that was killed had finished stays, and the next one goes on from there. */
export const makePayslipArchives =
  (deps: ArchiveDeps) =>
  async (jobs: Job<JobData['payroll.make-payslip-archive']>[]): Promise<void> => {
    for (const { data } of jobs) await makeOne(deps, data.archiveId);
  };
