import { listBatchHistory as contract } from '@wagewright/contracts';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';

const rowsMax = 200;
const field = (json: unknown, name: string): string | null => {
  const value = typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : null;
};

export const listBatchHistory = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.id, reach);
  const entries = await prisma.auditEntry.findMany({
    where: { entity: 'batch', entityId: String(batch.id) },
    orderBy: { id: 'desc' },
    take: rowsMax,
  });
  const users = await prisma.user.findMany({
    where: { id: { in: entries.flatMap(({ actorUserId }) => actorUserId ?? []) } },
    select: { id: true, displayName: true },
  });
  const nameOf = new Map(users.map(({ id, displayName }) => [id, displayName]));
  return {
    rows: entries.map((entry) => ({
      at: entry.at.toISOString(),
      who: nameOf.get(entry.actorUserId ?? 0) ?? 'Wagewright',
      procedure: entry.procedure,
      from: field(entry.before, 'status'),
      to: field(entry.after, 'status'),
      remarks: field(entry.after, 'remarks'),
    })),
  };
});
