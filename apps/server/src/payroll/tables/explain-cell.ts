import { AppError } from '@wagewright/contracts';
import { explainCell as contract } from '@wagewright/contracts/payroll/tables';
import { sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { explainStored } from './explain-stored.ts';

export const explainCell = implementQuery(contract, async ({ input, reach, deps }) => {
  const batch = await readBatch(deps, input.batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  if (!batch.currentRun) throw new AppError('NOT_FOUND', { what: 'result of batch', id: input.batchId });
  const { id: runId, engineVersion } = batch.currentRun;
  const cell = await explainStored(sqlOfPrisma(deps.db.prisma), program, { batchId: batch.id, runId, engineVersion }, input);
  return { ...cell, asOf: isoDay(batch.period.endDate), knownOn: null, knownAt: batch.preparedAt?.toISOString() ?? null };
});
