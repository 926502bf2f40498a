import { replayBatch as contract } from '@wagewright/contracts/payroll/what-ifs';
import { implementMutation } from '../../core/implement.ts';
import { loadBatchForChange } from '../batches/index.ts';
import { startFork } from './start-fork.ts';

export const replayBatch = implementMutation(contract, async (call) => {
  const { input, deps } = call;
  const batch = await loadBatchForChange(call, input.batchId);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const replay = { kind: 'replay', name: batch.name, copyId: batch.copyId, program, changes: {}, ownInput: false, freezes: [] } as const;
  const runId = await startFork(call, batch, replay);
  return { runId };
});
