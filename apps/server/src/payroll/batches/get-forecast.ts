import { getForecast as contract } from '@wagewright/contracts/payroll/batches';
import { sqlOfPrisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from './read-batch.ts';
import { viewForecast } from './view-forecast.ts';

export const getForecast = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { id: batchId } = await readBatch(deps, input.id, reach);
  const { prisma } = deps.db;
  return await viewForecast(sqlOfPrisma(prisma), await prisma.batchForecast.findUnique({ where: { batchId } }), actor.language);
});
