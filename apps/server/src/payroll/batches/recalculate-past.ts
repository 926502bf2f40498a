import { AppError } from '@wagewright/contracts';
import { recalculatePast as contract } from '@wagewright/contracts/payroll/batches';
import { forkedRunColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import type { BatchCall } from './batch-call.ts';
import type { BatchRow } from './load-batch.ts';
import { changeBatch } from './move-batch.ts';
import { loadPastBatch, retroRunsWhere } from './retro-runs.ts';
import { freezeInputOf, startCalculation } from './start-calculation.ts';

/** @throws AppError NOT_FOUND for somebody whom the past batch did not pay */
async function requirePayees(tx: BatchCall['tx'], past: BatchRow, employeeIds: readonly number[]): Promise<void> {
  const payees = await tx.batchPayee.findMany({ where: { batchId: past.id, heldAt: null, employeeId: { in: [...employeeIds] } } });
  const missing = employeeIds.find((id) => !payees.some(({ employeeId }) => employeeId === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'employee', id: missing });
}

/**
 * Whom an earlier recalculation of the past batch was for: it is replaced as a whole when the new one ends, so that they are calculated with the others.
 * One that came to nothing stands in nobody's way.
 */
async function takeEarlier({ tx, enqueue }: Pick<BatchCall, 'tx' | 'enqueue'>, batchId: number, pastBatchId: number): Promise<number[]> {
  const run = { ...retroRunsWhere(batchId), sourceBatchId: pastBatchId };
  const { count } = await tx.forkedRun.deleteMany({ where: { run: { ...run, state: { not: 'finished' } } } });
  if (count > 0) await enqueue('payroll.delete-runs', [{ batchId }]);
  const standing = await tx.forkedRun.findMany({ where: { run } });
  return standing.flatMap(({ changes }) => forkedRunColumns.changes(changes).employeeIds ?? []);
}

export const recalculatePast = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'recalculate-past',
    async (batch) => {
      const { tx, deps } = call;
      const past = await loadPastBatch(tx, batch, call.input.pastBatchId, call.reach);
      const { employeeIds: asked } = call.input;
      await requirePayees(tx, past, [...new Set(asked)]);
      const employeeIds = [...new Set([...(await takeEarlier(call, batch.id, past.id)), ...(asked ?? [])])];
      const changes = { employeeIds, ...(asked ? {} : { everyChanged: true }) };
      const program = deps.programs.of(past.copy, past.period.solution.code);
      const start = { kind: 'retro', copyId: past.copyId, sourceBatchId: past.id, ownInput: true, awaitsInput: true } as const;
      const runId = await startCalculation(call, batch, start, program);
      await tx.forkedRun.create({
        data: { runId, baseRunId: past.currentRunId ?? runId, name: past.period.name, changes },
      });
      await freezeInputOf(call, runId);
    },
    { before: { pastBatchId: call.input.pastBatchId } },
  ),
);
