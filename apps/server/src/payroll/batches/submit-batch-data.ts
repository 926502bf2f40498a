import { submitBatchData as contract } from '@wagewright/contracts/payroll/batches';
import { submitData } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';
import { finishedRetroRuns } from './retro-runs.ts';

export const submitBatchData = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'submit-data',
    async (batch) => {
      const program = call.deps.programs.of(batch.copy, batch.period.solution.code);
      await submitData(call.sql, { batchId: batch.id, program, retroRuns: await finishedRetroRuns(call.tx, call.deps, batch) });
    },
    { data: { dataSubmittedAt: call.deps.clock() }, before: { solution: 'change' } },
  ),
);
