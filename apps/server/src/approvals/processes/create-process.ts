import { AppError } from '@wagewright/contracts';
import { createProcess as contract } from '@wagewright/contracts/approvals/processes';
import type { Prisma } from '@wagewright/db';
import type { Reach } from '../../core/grants.ts';
import { implementMutation } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { processInclude, viewProcess } from './process-view.ts';
import { requireSound, requireUsers } from './require-sound.ts';

/** A process for everything needs a reach over everything. */
async function requireWithin(tx: Prisma.TransactionClient, solutionId: number | null, reach: Reach): Promise<void> {
  if (solutionId === null && reach.all) return;
  const found = solutionId !== null && (await tx.solution.count({ where: { AND: [{ id: solutionId }, solutionsWithin(reach)] } })) > 0;
  if (!found) throw new AppError('NOT_FOUND', { what: 'solution', id: solutionId ?? '' });
}

export const createProcess = implementMutation(contract, async ({ input, actor, reach, tx, locks, deps, audit }) => {
  const { kind, solutionId, name, nodes, administrators } = input;
  await requireWithin(tx, solutionId, reach);
  if (solutionId !== null) await locks.take('solution', solutionId);
  await requireSound(tx, kind, nodes);
  await requireUsers(tx, administrators);
  const other = await tx.approvalProcess.findFirst({ where: { kind, solutionId, retiredAt: null } });
  if (other) throw new AppError('PROCESS_EXISTS', { name: other.name });
  const version = { number: 1, nodes, savedByUserId: actor.userId, savedAt: deps.clock() };
  const row = await tx.approvalProcess.create({
    data: { kind, solutionId, name, administratorUserIds: administrators, versions: { create: version } },
    include: processInclude,
  });
  audit({ entity: 'approval-process', entityId: row.id, after: { kind, solutionId, name, nodes, administrators } });
  return await viewProcess(tx, row, actor);
});
