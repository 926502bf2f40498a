import { calculateBatch as contract, limits } from '@wagewright/contracts';
import { startRun } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeBatch } from './move-batch.ts';

export const calculateBatch = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'calculate',
    async (batch) => {
      const program = call.deps.programs.of(batch.copy, batch.period.solution.code);
      const { jobs } = await startRun(call.sql, {
        batchId: batch.id,
        kind: 'calculate',
        userId: call.actor.userId,
        returnStatus: batch.status,
        engineVersion: program.engineVersion,
        definitionHash: program.hash,
        chunkEmployees: limits.chunkEmployees,
      });
      await call.enqueue('payroll.calculate-chunk', jobs);
    },
    { lastFailure: null as never },
  ),
);
