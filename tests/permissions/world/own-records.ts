import { randomUUID } from 'node:crypto';
import type { RoleCode } from '@wagewright/contracts';
import type { PrismaClient } from '@wagewright/db';
import type { People } from './people.ts';
import type { Place } from './place.ts';

const title = { en: 'Matrix', 'zh-CN': '矩阵' };

/** An approval of a batch; who decides and who has submitted it. */
export async function makeApproval(
  prisma: PrismaClient,
  subjectId: number,
  submittedByUserId: number,
  approvers: readonly number[],
): Promise<number> {
  const { id } = await prisma.approvalInstance.create({
    data: {
      kind: 'payroll-batch',
      subjectId,
      title,
      submittedByUserId,
      nodes: { create: { sequence: 1, name: title, status: 'current', approvers: { create: approvers.map((userId) => ({ userId })) } } },
    },
  });
  return id;
}

/** A payslip of the paid batch for somebody, as generating would have made it. */
export async function makePayslip(prisma: PrismaClient, place: Place, employeeId: number, status: string): Promise<number> {
  const batch = await prisma.batch.findUniqueOrThrow({ where: { id: place.paidBatchId }, include: { period: true } });
  const setting = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId: place.solutionId } } } });
  const { id } = await prisma.payslip.create({
    data: {
      batchId: batch.id,
      periodId: batch.periodId,
      employeeId,
      settingId: setting.id,
      runId: batch.currentRunId ?? 0,
      number: `MATRIX-${batch.id}-${employeeId}`,
      status,
      currency: 'USD',
      gross: 300_000n,
      deductions: 100_000n,
      net: 200_000n,
      publishedAt: status === 'published' ? new Date() : null,
    },
  });
  return id;
}

/** A dispute about the first payslip of the paid batch, by whose number it is found. */
export async function makeDispute(prisma: PrismaClient, { paidBatchId }: Place): Promise<void> {
  const payslip = await prisma.payslip.findFirst({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } });
  const at = new Date('2026-01-05T08:00:00Z');
  if (payslip) await prisma.payslipDispute.create({ data: { payslipId: payslip.id, openedAt: at, changedAt: at } });
}

/** A round of payslips by import for the paid batch's period, of which nothing has been brought. @returns its id */
export async function makePayslipRound(prisma: PrismaClient, { paidBatchId, solutionId }: Place): Promise<number> {
  const { periodId } = await prisma.batch.findUniqueOrThrow({ where: { id: paidBatchId } });
  const { style } = await prisma.payslipSetting.findFirstOrThrow({ where: { solutions: { some: { solutionId } } } });
  const look = { name: `Imported ${solutionId}`, source: 'import', status: 'active', viewDay: 1, viewMonth: 'current', style: style ?? {} };
  const setting = await prisma.payslipSetting.create({ data: { ...look, solutions: { create: { solutionId } } } });
  const of = { settingId: setting.id, settingVersion: 1, periodId, sequence: 1, source: 'import' };
  return (await prisma.payslipRound.create({ data: { ...of, status: 'collecting' } })).id;
}

/** An archive of the first payslip of the paid batch, which is made and kept. @returns its id */
export async function makePayslipArchive(prisma: PrismaClient, { paidBatchId }: Place, askedBy?: number): Promise<number> {
  const payslip = await prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } });
  const userId = askedBy ?? (await prisma.session.findFirstOrThrow()).userId;
  const at = new Date();
  const asked = { language: 'en', total: 1, state: 'finished', askedByUserId: userId, askedAt: at };
  const { id } = await prisma.payslipArchive.create({ data: { ...asked, payslips: { create: { payslipId: payslip.id, fileNumber: 1 } } } });
  const told = {
    purpose: 'archive',
    name: 'Matrix.zip',
    type: 'application/zip',
    bytes: 1,
    checksum: new Uint8Array(32),
    place: 'database',
  };
  const kept = { ownerKind: 'payslip-archive', ownerId: id, keptUntil: new Date('2190-01-01') };
  const file = { create: { ...told, ...kept, content: randomUUID(), uploadedByUserId: userId, uploadedAt: at } };
  await prisma.payslipArchiveFile.create({
    data: { archive: { connect: { id } }, number: 1, name: 'Matrix', payslips: 1, file },
  });
  return id;
}

/** A move of the first payslip of the paid batch, which is over. @returns its id */
export async function makePayslipMove(prisma: PrismaClient, { paidBatchId }: Place, askedBy?: number): Promise<number> {
  const payslip = await prisma.payslip.findFirstOrThrow({ where: { batchId: paidBatchId }, orderBy: { id: 'asc' } });
  const askedByUserId = askedBy ?? (await prisma.session.findFirstOrThrow()).userId;
  const asked = { event: 'allow', total: 1, done: 1, state: 'finished', askedByUserId, askedAt: new Date(), traceId: 'matrix' };
  const payslips = { create: { payslipId: payslip.id, outcome: 'other' } };
  return (await prisma.payslipMove.create({ data: { ...asked, payslips } })).id;
}

/** One message of its own in everybody's inbox. */
export async function makeNotifications(prisma: PrismaClient, { userIds, outsiderUserId }: People): Promise<void> {
  const message = { category: 'other', template: 'batch-calculated', thing: 'matrix', payload: {} };
  await prisma.notification.createMany({ data: [...Object.values(userIds), outsiderUserId].map((userId) => ({ ...message, userId })) });
}

/** A saved view of a table of somebody's. */
export async function makeTableView(prisma: PrismaClient, userId: number): Promise<number> {
  const state = { density: 'usual', shown: {}, pins: {}, order: [], filters: [], match: 'all' };
  const { id } = await prisma.tableView.create({ data: { userId, tableName: 'batches', name: 'Matrix', state } });
  return id;
}

/** A file that somebody has added to an approval. */
export async function makeFile(prisma: PrismaClient, uploadedByUserId: number, approvalId: number): Promise<number> {
  const owner = { ownerKind: 'approval', ownerId: approvalId };
  const told = { purpose: 'attachment', name: 'matrix.txt', type: 'text/plain', bytes: 1, checksum: new Uint8Array(32), place: 'database' };
  const data = { ...told, ...owner, content: randomUUID(), uploadedByUserId, uploadedAt: new Date() };
  return (await prisma.storedFile.create({ data })).id;
}

/** A file of values that somebody has brought and not yet imported. */
export async function makeBroughtFile(prisma: PrismaClient, uploadedByUserId: number): Promise<number> {
  const told = { purpose: 'import', name: 'matrix.csv', type: 'text/csv', bytes: 1, checksum: new Uint8Array(32), place: 'database' };
  return (await prisma.storedFile.create({ data: { ...told, content: randomUUID(), uploadedByUserId, uploadedAt: new Date() } })).id;
}

/** What belongs to one person only: a part in an approval, a payslip, a view of a table. */
export interface OwnRecords {
  readonly approvalId: number;
  /** Added to that approval, of near ones by whoever asks. */
  readonly fileId: number;
  readonly payslipId: number;
  readonly tableViewId: number;
  readonly delegationId: number;
}

/** Somebody's part is another's for some days far ahead, so that it gives nobody a part in anything today. */
export async function makeDelegation(prisma: PrismaClient, fromUserId: number, toUserId: number): Promise<number> {
  const days = { startsOn: new Date('2190-01-01'), endsOn: new Date('2190-01-31') };
  return (await prisma.approvalDelegation.create({ data: { fromUserId, toUserId, kinds: [], ...days } })).id;
}

/** How batches of a solution are approved. */
export async function makeProcess(prisma: PrismaClient, solutionId: number, savedByUserId: number): Promise<number> {
  const nodes = [{ name: title, mode: 'any-of', approvers: [{ by: 'subject-approvers' }], conditions: [], match: 'all', deadline: null }];
  const versions = { create: { number: 1, nodes, savedByUserId } };
  return (await prisma.approvalProcess.create({ data: { kind: 'payroll-batch', solutionId, name: 'Matrix', versions } })).id;
}

/** Each role's own payslip, published; and one that is not published yet, of the other solution. */
export async function makeOwnPayslips(
  prisma: PrismaClient,
  { ownEmployeeIds }: People,
  place: Place,
  other: Place,
): Promise<Readonly<Record<RoleCode, number>>> {
  const made = [];
  for (const [role, employeeId] of Object.entries(ownEmployeeIds)) {
    made.push([role, await makePayslip(prisma, place, employeeId, 'published')]);
    await makePayslip(prisma, other, employeeId, 'unpublished');
  }
  return Object.fromEntries(made) as Record<RoleCode, number>;
}

const importColumnOf = (code: string, role: string, type: string) => ({ code, name: title, type, role, scale: 2, currency: null });

/** An import into the waiting batch of a place that was checked and shows one row. @returns its id */
export async function makeImport(
  prisma: PrismaClient,
  { waitingBatchId, employeeId }: Pick<Place, 'waitingBatchId' | 'employeeId'>,
): Promise<number> {
  const batch = await prisma.batch.findUniqueOrThrow({ where: { id: waitingBatchId } });
  const target = {
    batchId: waitingBatchId,
    copyId: batch.copyId,
    tableNo: 1,
    lines: 'one',
    columns: [{ code: 'Amount', type: 'money', scale: 2, storage: 'v', position: 1 }],
  };
  const whose = { entity: 'batch-input', subjectId: waitingBatchId, subjectPart: 'MatrixTyped' };
  return await makeImportOf(prisma, { ...whose, target, value: importColumnOf('Amount', 'value', 'money') }, employeeId);
}

/** One of the people of a legal entity, the same. @returns its id */
export function makePeopleImport(
  prisma: PrismaClient,
  { legalEntityId, employeeId }: Pick<Place, 'legalEntityId' | 'employeeId'>,
): Promise<number> {
  const none = { department: false, position: false, costCenter: false };
  const target = { legalEntityId, on: '2026-01-01', currency: 'USD', adds: none, items: [] };
  const whose = { entity: 'employees', subjectId: legalEntityId, subjectPart: null };
  return makeImportOf(prisma, { ...whose, target, value: importColumnOf('name', 'value', 'text') }, employeeId);
}

interface ImportOf {
  readonly entity: string;
  readonly subjectId: number;
  readonly subjectPart: string | null;
  readonly target: object;
  readonly value: { readonly code: string };
}

async function makeImportOf(prisma: PrismaClient, { value, ...whose }: ImportOf, employeeId: number): Promise<number> {
  const { userId } = await prisma.session.findFirstOrThrow();
  const at = new Date();
  const stored = { type: 'text/plain', bytes: 1, checksum: Buffer.alloc(32), content: randomUUID(), place: 'database' };
  const file = await prisma.storedFile.create({
    data: { purpose: 'import', name: 'matrix.csv', ...stored, uploadedByUserId: userId, uploadedAt: at },
  });
  const options = { mode: 'create-and-update', writeback: 'create-and-update', matching: 'name', empty: 'ignore', reading: {} };
  const { id } = await prisma.importJob.create({
    data: {
      ...whose,
      title,
      status: 'checked',
      fileId: file.id,
      options,
      columns: [importColumnOf('employeeNumber', 'key', 'text'), value],
      layout: [
        { heading: 'Number', code: 'employeeNumber' },
        { heading: 'Amount', code: value.code },
      ],
      created: 1,
      startedByUserId: userId,
      startedAt: at,
      askedByUserId: userId,
      askedAt: at,
    },
  });
  await prisma.storedFile.update({ where: { id: file.id }, data: { ownerKind: 'import', ownerId: id } });
  const { employeeNumber, name } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const row = {
    importId: id,
    ordinal: 1,
    rowNumber: 2,
    key: employeeNumber,
    label: name,
    ownerId: employeeId,
    effect: 'created',
    after: ['12.00'],
  };
  await prisma.importRow.create({ data: row });
  return id;
}

/** A key for programs. @returns its id */
export async function makeApiKey(prisma: PrismaClient, userId: number): Promise<number> {
  const tokenHash = Uint8Array.from(randomUUID(), (character) => character.charCodeAt(0));
  const data = { userId, name: 'Matrix', prefix: 'wwk_matrix', tokenHash, permissions: ['api-key.make'], callsPerMinute: 60 };
  return (await prisma.apiKey.create({ data: { ...data, expiresAt: new Date('2190-01-01') } })).id;
}
