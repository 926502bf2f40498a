import { prepareBatch as contract } from '@wagewright/contracts/payroll/batches';
import { prepareBatch as freeze } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';
import { finishedRetroRuns } from './retro-runs.ts';

export const prepareBatch = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'prepare',
    async (batch) => {
      const program = call.deps.programs.of(batch.copy, batch.period.solution.code);
      await freeze(call.sql, { batchId: batch.id, program, retroRuns: await finishedRetroRuns(call.tx, call.deps, batch) });
    },
    { before: { period: 'change' } },
  ),
);
