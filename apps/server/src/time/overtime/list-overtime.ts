import type { Prisma, PrismaClient } from '@wagewright/db';
import { effectiveOn } from '@wagewright/db/columns';
import { withOpenApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import { overtimeInclude, rightsOf, viewOvertime } from './view-overtime.ts';

/** Whoever reports to somebody on a day. */
export async function reportsOf(
  prisma: Pick<PrismaClient, 'assignment'>,
  { employeeId }: Pick<Actor, 'employeeId'>,
  now: Date,
): Promise<ReadonlySet<number>> {
  if (employeeId === null) return new Set();
  const rows = await prisma.assignment.findMany({ where: { supervisorId: employeeId, ...effectiveOn(now) }, select: { employeeId: true } });
  return new Set(rows.map((row) => row.employeeId));
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A window of requests, the latest day first, with what the caller may do with each. */
export async function listOvertime(
  prisma: PrismaClient,
  actor: Actor,
  now: Date,
  where: Prisma.OvertimeRequestWhereInput,
  { offset, limit }: Window,
) {
  const order: Prisma.OvertimeRequestOrderByWithRelationInput[] = [{ date: 'desc' }, { id: 'desc' }];
  const rows = await prisma.overtimeRequest.findMany({ where, include: overtimeInclude, orderBy: order, skip: offset, take: limit });
  const rights = rightsOf(actor, await reportsOf(prisma, actor, now));
  const views = rows.map((row) => viewOvertime(row, rights(row), now));
  return { total: await prisma.overtimeRequest.count({ where }), rows: await withOpenApprovals(prisma, actor, views, now) };
}
