import { replayBatch as contract } from '@wagewright/contracts';
import { readInputHash } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { startFork } from './start-fork.ts';

export const replayBatch = implementMutation(contract, async (call) => {
  const { input, tx, sql, reach, deps } = call;
  const batch = await loadBatch(tx, input.batchId, reach);
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  const changes = { inputHash: await readInputHash(sql, batch.id) };
  const runId = await startFork(call, batch, { kind: 'replay', name: batch.name, copyId: batch.copyId, program, changes, ownInput: false });
  return { runId };
});
