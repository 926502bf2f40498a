import { getProcess as contract } from '@wagewright/contracts/approvals/processes';
import { implementQuery } from '../../core/implement.ts';
import { loadProcess, viewProcess } from './process-view.ts';

export const getProcess = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  return await viewProcess(prisma, await loadProcess(prisma, input.id, reach, 'with general'), actor);
});
