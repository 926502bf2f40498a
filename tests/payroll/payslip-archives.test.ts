import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@wagewright/contracts';
import { type PayslipArchive, payslipFileName } from '@wagewright/contracts/payroll/payslip-archives';
import {
  type FencedClaim,
  failArchive,
  keepArchiveFile,
  openFileContents,
  payslipArchiveRows,
  sortArchive,
  sqlOfClient,
  sweepFiles,
} from '@wagewright/db';
import { demoSignIns } from '@wagewright/db/seed';
import { basePath, type TestCaller } from '@wagewright/server/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipEntries } from '../support/zip-entries.ts';
import { stageForAll } from './stage.ts';

/** A document without when it was made, and what is drawn from that. */
const timeless = (document: Buffer | undefined): string | undefined =>
  document
    ?.toString('latin1')
    .replaceAll(/\(D:\d{14}Z\)/g, '(made)')
    .replaceAll(/<[0-9a-f]{32}>/gi, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'made');

/** The 300 people of Kunming, in their departments. */
describe('payslips of a batch as PDF, a zip for each department (issue 11 §7)', () => {
  const stage = stageForAll();
  let clerk: TestCaller;
  let batchId: number;
  let periodId: number;
  let pool: pg.Pool;
  /** What is answered before there are payslips. */
  let early: string | undefined;
  afterAll(() => pool.end());

  const answered = async <Data>(procedure: string, input: object, caller = clerk): Promise<Data> => {
    const { data, error } = await caller.call(`payroll/payslip-archives/${procedure}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  };
  const ask = (input: object): Promise<PayslipArchive> => answered('ask-payslip-archive', input);
  const get = (id: number): Promise<PayslipArchive> => answered('get-payslip-archive', { id });
  const refusal = async (procedure: string, input: object, caller = clerk) =>
    (await caller.call(`payroll/payslip-archives/${procedure}`, input)).error?.code;
  const made = async (input: object): Promise<PayslipArchive> => {
    const { id } = await ask(input);
    await expect.poll(async () => (await get(id)).state, { timeout: 180_000 }).not.toBe('running');
    return await get(id);
  };
  const post = (path: string, { token }: TestCaller = clerk) =>
    stage.server.app.inject({
      method: 'POST',
      url: `${basePath}/api/payroll/${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{}',
    });
  const take = (id: number, number: number, caller = clerk) => post(`payslip-archives/${id}/files/${number}`, caller);
  /** What a worker does first that gets the job. */
  async function sortedOnce(id: number): Promise<FencedClaim> {
    const client = await pool.connect();
    await client.query('BEGIN');
    const claim = await payslipArchiveRows.claim(sqlOfClient(client), { id, token: randomUUID() });
    if (!claim) throw new Error(`The archive ${id} cannot be claimed.`);
    expect(await sortArchive(sqlOfClient(client), claim)).toBe(true);
    await client.query('COMMIT');
    client.release();
    return claim;
  }
  const payslips = () => stage.server.prisma.payslip.findMany({ where: { batchId }, orderBy: { id: 'asc' } });

  beforeAll(async () => {
    const { prisma, signedIn } = stage.server;
    pool = new pg.Pool({ connectionString: stage.server.database.url });
    pool.on('error', () => undefined);
    clerk = await signedIn(demoSignIns.kunmingClerk.account);
    const approver = await signedIn(demoSignIns.kunmingApprover.account);
    const found = await prisma.batch.findFirstOrThrow({ where: { period: { solution: { code: 'CN_MONTHLY' } }, status: 'new' } });
    ({ id: batchId, periodId } = found);
    const batch = () => prisma.batch.findUniqueOrThrow({ where: { id: batchId } });
    const act = async (verb: string): Promise<void> => {
      const { error } = await clerk.call(`payroll/batches/${verb}`, { id: batchId, version: (await batch()).version });
      expect(error, verb).toBeUndefined();
    };
    await act('prepare-batch');
    await stage.untilPrepared(batchId, clerk);
    await act('calculate-batch');
    await stage.until(batchId, ({ status }) => status === 'calculated', clerk);
    await stage.answer(batchId, clerk);
    await act('submit-batch');
    const { approvalInstanceId } = await batch();
    await approver.call('approvals/instances/approve-instance', { id: approvalInstanceId, version: 1 });
    early = await refusal('ask-payslip-archive', { batchId });
    await act('generate-payslips');
    await stage.until(batchId, ({ payslipsGeneratedAt }) => payslipsGeneratedAt !== null, clerk);
  }, 600_000);

  it('holds each payslip once, as its own document, in the zip of its department; its asker is told once', async () => {
    const { prisma } = stage.server;
    expect(early).toBe('PAYSLIP_ARCHIVE_EMPTY');
    const archive = await made({ batchId });
    const { endDate } = await prisma.period.findUniqueOrThrow({ where: { id: periodId } });
    const rows = await payslips();
    expect([archive.state, archive.failure, archive.payslips]).toEqual(['finished', null, rows.length]);
    const current = { effectiveDate: { lte: endDate }, OR: [{ expiryDate: null }, { expiryDate: { gte: endDate } }] };
    const parents = new Map(
      (await prisma.departmentVersion.findMany({ where: current })).map(({ departmentId, parentId }) => [departmentId, parentId]),
    );
    const topOf = (id: number): number => {
      const parent = parents.get(id) ?? null;
      return parent === null ? id : topOf(parent);
    };
    const tops: [string, number[]][] = [];
    const entries = new Map<string, Buffer>();
    for (const { number, name, payslips: count, bytes } of archive.files) {
      const { rawPayload, headers } = await take(archive.id, number);
      expect([headers['content-type'], rawPayload.length]).toEqual(['application/zip', bytes]);
      const own = zipEntries(rawPayload);
      expect(own.size, name).toBe(count);
      for (const [entry, content] of own) entries.set(entry, content);
      const departments = await prisma.assignment.findMany({
        where: {
          ...current,
          employee: { payslips: { some: { batchId, number: { in: [...own.keys()].map((key) => key.replace('.pdf', '')) } } } },
        },
        distinct: ['departmentId'],
      });
      tops.push([name, [...new Set(departments.map(({ departmentId }) => topOf(departmentId)))]]);
    }
    const nobodys = tops.filter(([name]) => name === '无部门.zip');
    const departments = tops.filter(([name]) => name !== '无部门.zip');
    expect(nobodys.flatMap(([, found]) => found)).toEqual([]);
    expect(departments.map(([, found]) => found.length)).toEqual(departments.map(() => 1));
    expect(new Set(departments.map(([, [found]]) => found)).size, 'zips of one department').toBe(departments.length);
    expect([...entries.keys()].sort()).toEqual(rows.map(({ number }) => `${number}.pdf`).sort());
    for (const { id, number } of rows.slice(0, 3)) {
      const alone = await post(`payslips/${id}/document`);
      expect(timeless(entries.get(`${number}.pdf`)), number).toBe(timeless(alone.rawPayload));
    }
    const told = await prisma.notification.findMany({ where: { thing: `payslip-archive:${archive.id}` } });
    expect(told.map(({ template, link, payload }) => [template, link, payload])).toEqual([
      ['payslip-archive-made', `/payroll/payslip-archives/${archive.id}`, { count: rows.length }],
    ]);
  });

  it('leaves no payslip seen, and says who was handed which; nobody else finds it, nor its files by the door of files (S1, S2)', async () => {
    const { prisma, app, signedIn } = stage.server;
    const [one, two] = await payslips();
    const ids = [one?.id ?? 0, two?.id ?? 0];
    const archive = await made({ ids });
    expect(archive.files.reduce((sum, { payslips: count }) => sum + count, 0)).toBe(2);
    const [file] = archive.files;
    const entries = zipEntries((await take(archive.id, 1)).rawPayload);
    expect([...entries.keys()]).toContain(payslipFileName(one?.number ?? ''));
    expect((await payslips()).filter(({ seenAt }) => seenAt !== null)).toEqual([]);
    const record = await prisma.auditEntry.findFirstOrThrow({ where: { entity: 'payslip-document' }, orderBy: { id: 'desc' } });
    expect([record.entityId, record.after]).toEqual([
      `archive:${archive.id}:1`,
      { archive: archive.id, file: 1, name: file?.name, payslips: file?.payslips, password: false },
    ]);
    const { fileId } = await prisma.payslipArchiveFile.findFirstOrThrow({ where: { archiveId: archive.id } });
    const byFiles = await app.inject({
      url: `${basePath}/api/platform/files/${fileId}`,
      headers: { authorization: `Bearer ${clerk.token}` },
    });
    expect(byFiles.statusCode).toBe(404);
    const stranger = await signedIn(demoSignIns.clerk.account);
    expect((await take(archive.id, 1, stranger)).statusCode).toBe(404);
    expect(await refusal('get-payslip-archive', { id: archive.id }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('cancel-payslip-archive', { id: archive.id }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('ask-payslip-archive', { ids }, stranger)).toBe('NOT_FOUND');
    expect(await refusal('ask-payslip-archive', { batchId }, stranger)).toBe('NOT_FOUND');
  });

  it('takes payslips of rounds too, alone and together; what a folder would take for a path is none', async () => {
    const { prisma } = stage.server;
    const [like] = await payslips();
    const { settingId, employeeId } = like ?? { settingId: 0, employeeId: 0 };
    const round = await prisma.payslipRound.create({
      data: { settingId, settingVersion: 1, periodId, sequence: 1, source: 'balance', asOf: new Date('2026-01-31'), status: 'generated' },
    });
    const { id } = await prisma.payslip.create({
      data: {
        source: 'balance',
        roundId: round.id,
        periodId,
        employeeId,
        settingId,
        number: `PS${settingId}/2026-01/../../etc`,
        currency: 'CNY',
        gross: 100n,
        deductions: 0n,
        net: 100n,
      },
    });
    const alone = await post(`payslips/${id}/document`);
    expect([alone.statusCode, alone.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const archive = await made({ source: 'balance' });
    expect([...zipEntries((await take(archive.id, 1)).rawPayload).keys()]).toEqual([`PS${settingId}-2026-01-..-..-etc.pdf`]);
  });

  it('is kept for a bounded time: then it is not handed out any more, and the sweep takes its content', async () => {
    const { prisma } = stage.server;
    const [one] = await payslips();
    const archive = await made({ ids: [one?.id ?? 0] });
    const hours = (Date.parse(archive.keptUntil ?? '') - Date.parse(archive.askedAt)) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(limits.payslipArchiveHoursKept);
    expect(hours).toBeLessThan(limits.payslipArchiveHoursKept + 1);
    await prisma.storedFile.updateMany({
      where: { ownerKind: 'payslip-archive', ownerId: archive.id },
      data: { keptUntil: new Date(Date.parse(archive.askedAt) - 1_000) },
    });
    expect((await take(archive.id, 1)).statusCode).toBe(404);
    expect((await get(archive.id)).files).toEqual([]);
    const { content } = await prisma.storedFile.findFirstOrThrow({ where: { ownerKind: 'payslip-archive', ownerId: archive.id } });
    expect(await prisma.storedFilePiece.count({ where: { content } })).toBe(1);
    await sweepFiles(sqlOfClient(pool), openFileContents(pool), new Date());
    expect(await prisma.storedFilePiece.count({ where: { content } })).toBe(0);
  });

  it('is cancelled once, with what it had made', async () => {
    const { prisma } = stage.server;
    const { userId } = await prisma.session.findFirstOrThrow({ where: { user: { account: demoSignIns.kunmingClerk.account } } });
    const [one] = await payslips();
    const { id } = await prisma.payslipArchive.create({
      data: {
        language: 'en',
        total: 1,
        askedByUserId: userId,
        askedAt: new Date(),
        state: 'finished',
        payslips: { create: { payslipId: one?.id ?? 0 } },
      },
    });
    expect(await refusal('cancel-payslip-archive', { id })).toBe('ILLEGAL_TRANSITION');
    await prisma.payslipArchive.update({ where: { id }, data: { state: 'running' } });
    expect((await answered<PayslipArchive>('cancel-payslip-archive', { id })).state).toBe('cancelled');
    expect(await refusal('cancel-payslip-archive', { id })).toBe('ILLEGAL_TRANSITION');
    expect(await prisma.notification.count({ where: { thing: `payslip-archive:${id}` } })).toBe(0);
  });

  it('is at most so many at once for a person, and of so many payslips', async () => {
    const { prisma } = stage.server;
    const [one] = await payslips();
    const ids = [one?.id ?? 0];
    await stage.worker.stop(); // nothing is ended meanwhile
    for (let open = 0; open < limits.payslipArchivesOpenMax; open += 1) await ask({ ids });
    expect(await refusal('ask-payslip-archive', { ids })).toBe('TOO_MANY');
    await prisma.payslipArchive.updateMany({ data: { state: 'cancelled' } });
    const { settingId } = one ?? { settingId: 0 };
    // a payslip of each employee in each of some rounds, as many as are allowed in all
    const had = await prisma.payslip.count({ where: { source: 'import' } });
    await prisma.$executeRaw`
      WITH round AS (
        INSERT INTO payslip_round (setting_id, setting_version, period_id, sequence, source, status)
        SELECT ${settingId}::int, 1, ${periodId}::int, n + 100, 'import', 'generated' FROM generate_series(1, 200) n RETURNING id)
      INSERT INTO payslip (source, round_id, period_id, employee_id, setting_id, number, currency, gross, deductions, net)
      SELECT 'import', round.id, ${periodId}::int, e.id, ${settingId}::int, 'MANY-' || round.id || '-' || e.id, 'CNY', 0, 0, 0
      FROM round CROSS JOIN employee e ORDER BY round.id, e.id LIMIT ${limits.payslipArchivePayslipsMax - had}::int`;
    await pool.query('ANALYZE payslip'); // as PostgreSQL does by itself: references are else checked as was planned for four payslips
    const largest = await ask({ source: 'import' });
    expect(largest.payslips).toBe(limits.payslipArchivePayslipsMax);
    // all of them in one department, which is more than a file holds
    await prisma.$executeRaw`UPDATE assignment SET department_id = (SELECT min(department_id) FROM assignment)`;
    await sortedOnce(largest.id);
    const files = await prisma.payslipArchiveFile.findMany({ where: { archiveId: largest.id } });
    expect(Math.max(...files.map((file) => file.payslips))).toBe(limits.payslipArchiveFilePayslipsMax);
    expect(files.reduce((sum, file) => sum + file.payslips, 0)).toBe(limits.payslipArchivePayslipsMax);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
    await prisma.payslipRound.create({
      data: { settingId, settingVersion: 1, periodId, sequence: 999, source: 'import', status: 'generated' },
    });
    await prisma.$executeRaw`
      INSERT INTO payslip (source, round_id, period_id, employee_id, setting_id, number, currency, gross, deductions, net)
      SELECT 'import', (SELECT max(id) FROM payslip_round), period_id, employee_id, setting_id, 'ONE-MORE', currency, 0, 0, 0 FROM payslip WHERE source = 'import' LIMIT 1`;
    expect(await refusal('ask-payslip-archive', { source: 'import' })).toBe('PAYSLIP_ARCHIVE_TOO_LARGE');
  });

  it('gets no file of a worker that has lost it', async () => {
    const { prisma } = stage.server;
    const [one] = await payslips();
    await prisma.payslipArchive.updateMany({ data: { state: 'cancelled' } });
    const { id } = await ask({ ids: [one?.id ?? 0] }); // nobody works any more
    const lost = await sortedOnce(id);
    await prisma.payslipArchive.update({ where: { id }, data: { token: randomUUID() } });
    const content = { content: randomUUID(), place: 'database', bytes: 1, checksum: Buffer.from('x'), payslips: 1 } as const;
    const kept = () => prisma.storedFile.count({ where: { ownerKind: 'payslip-archive', ownerId: id } });
    expect(await keepArchiveFile(sqlOfClient(pool), lost, 1, content)).toBe(false);
    expect(await kept()).toBe(0);
    await prisma.payslipArchive.update({ where: { id }, data: { token: lost.token } });
    expect(await keepArchiveFile(sqlOfClient(pool), lost, 1, content)).toBe(true);
    expect(await kept()).toBe(1);
  });

  it('fails in words, which its asker is told once; a worker that has lost it fails nothing', async () => {
    const { prisma } = stage.server;
    const [one] = await payslips();
    await prisma.payslipArchive.updateMany({ data: { state: 'cancelled' } });
    const { id } = await ask({ ids: [one?.id ?? 0] });
    const claim = await sortedOnce(id);
    const gone = new AppError('PAYSLIP_ARCHIVE_GAVE_UP', { count: 5, reason: 'the disk is full' });
    const state = async () => (await prisma.payslipArchive.findUniqueOrThrow({ where: { id } })).state;
    await failArchive(sqlOfClient(pool), { ...claim, token: randomUUID() }, gone);
    expect(await state()).toBe('running');
    for (let times = 0; times < 2; times += 1) await failArchive(sqlOfClient(pool), claim, gone);
    expect(await state()).toBe('failed');
    const told = await prisma.notification.findMany({ where: { thing: `payslip-archive:${id}` } });
    expect(told.map(({ template }) => template)).toEqual(['payslip-archive-failed']);
    expect(JSON.stringify(told[0]?.payload)).toContain('the disk is full');
    expect(await refusal('cancel-payslip-archive', { id })).toBe('ILLEGAL_TRANSITION');
  });
});
