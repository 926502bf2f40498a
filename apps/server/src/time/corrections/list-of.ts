import type { Prisma, PrismaClient } from '@wagewright/db';
import { withOpenApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import { correctionInclude, viewCorrections } from './view-correction.ts';

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** A window of requests, the latest day first. */
export async function listOf(
  prisma: PrismaClient,
  actor: Actor,
  where: Prisma.PunchCorrectionWhereInput,
  now: Date,
  { offset, limit }: Window,
) {
  const orderBy: Prisma.PunchCorrectionOrderByWithRelationInput[] = [{ date: 'desc' }, { id: 'desc' }];
  const rows = await prisma.punchCorrection.findMany({ where, include: correctionInclude, orderBy, skip: offset, take: limit });
  const views = await viewCorrections(prisma, actor, rows);
  return { total: await prisma.punchCorrection.count({ where }), rows: await withOpenApprovals(prisma, actor, views, now) };
}
