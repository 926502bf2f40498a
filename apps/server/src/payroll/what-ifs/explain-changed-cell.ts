import { AppError } from '@wagewright/contracts';
import { explainChangedCell as contract } from '@wagewright/contracts/payroll/what-ifs';
import { sqlOfPrisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { explainStored } from '../tables/index.ts';
import { comparedPrograms } from './compared-programs.ts';
import { loadWhatIf } from './load-what-if.ts';
import { changesOf } from './what-if-view.ts';

export const explainChangedCell = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const batch = await readBatch(deps, input.batchId, reach);
  const run = await loadWhatIf(prisma, batch.id, input.runId);
  if (run.state !== 'finished') throw new AppError('NOT_FOUND', { what: 'result of what-if', id: run.id });
  const { after } = await comparedPrograms(deps, run, batch.period.solution.code);
  const { known } = changesOf(run);
  const asOf = isoDay(batch.period.endDate);
  const lookedBack = known && run.fork.knownAt ? { asOf, knownOn: known.on, at: run.fork.knownAt } : undefined;
  const { id: runId, ownInput, engineVersion } = run;
  const cell = await explainStored(sqlOfPrisma(prisma), after, { batchId: batch.id, runId, ownInput, engineVersion, lookedBack }, input);
  return { ...cell, asOf, knownOn: known?.on ?? null, knownAt: known || !batch.preparedAt ? null : batch.preparedAt.toISOString() };
});
