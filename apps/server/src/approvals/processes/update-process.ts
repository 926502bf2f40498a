import { AppError } from '@wagewright/contracts';
import { updateProcess as contract } from '@wagewright/contracts/approvals/processes';
import { approvalProcessColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { loadProcess, newestOf, viewProcess } from './process-view.ts';
import { requireSound, requireUsers } from './require-sound.ts';

export const updateProcess = implementMutation(contract, async ({ input, actor, reach, tx, deps, audit }) => {
  const { id, version, name, nodes, administrators } = input;
  const before = await loadProcess(tx, id, reach, 'own only');
  await requireSound(tx, approvalProcessColumns.kind(before.kind), nodes);
  await requireUsers(tx, administrators);
  const { count } = await tx.approvalProcess.updateMany({
    where: { id, version, retiredAt: null },
    data: { name, administratorUserIds: administrators, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'approval process', id });
  await tx.approvalProcessVersion.create({
    data: { processId: id, number: version + 1, nodes, savedByUserId: actor.userId, savedAt: deps.clock() },
  });
  audit({
    entity: 'approval-process',
    entityId: id,
    before: { name: before.name, version, nodes: newestOf(before).nodes, administrators: before.administratorUserIds },
    after: { name, version: version + 1, nodes, administrators },
  });
  return await viewProcess(tx, await loadProcess(tx, id, reach, 'own only'), actor);
});
