import { replayBatch as contract } from '@wagewright/contracts/payroll/what-ifs';
import { readInputHash } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange } from '../batches/index.ts';
import { startFork } from './start-fork.ts';

export const replayBatch = implementMutation(contract, async (call) => {
  const { input, sql, deps } = call;
  const batch = await loadBatchForChange(call, input.batchId);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const changes = { inputHash: await readInputHash(sql, batch.id) };
  const runId = await startFork(call, batch, { kind: 'replay', name: batch.name, copyId: batch.copyId, program, changes, ownInput: false });
  return { runId };
});
