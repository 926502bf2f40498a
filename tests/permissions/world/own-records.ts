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
  const setting = await prisma.payslipSetting.findFirstOrThrow({ where: { solutionId: place.solutionId } });
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
