import { AppError } from '@wagewright/contracts';
import { recalculatePast as contract } from '@wagewright/contracts/payroll/batches';
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

export const recalculatePast = implementMutation(contract, (call) =>
  changeBatch(
    call,
    'recalculate-past',
    async (batch) => {
      const { tx, deps, enqueue } = call;
      const past = await loadPastBatch(tx, batch, call.input.pastBatchId, call.reach);
      const employeeIds = [...new Set(call.input.employeeIds)];
      await requirePayees(tx, past, employeeIds);
      const { count } = await tx.forkedRun.deleteMany({ where: { run: { ...retroRunsWhere(batch.id), sourceBatchId: past.id } } });
      if (count > 0) await enqueue('payroll.delete-runs', [{ batchId: batch.id }]);
      const program = deps.programs.of(past.copy, past.period.solution.code);
      const start = { kind: 'retro', copyId: past.copyId, sourceBatchId: past.id, ownInput: true, awaitsInput: true } as const;
      const runId = await startCalculation(call, batch, start, program);
      await tx.forkedRun.create({
        data: { runId, baseRunId: past.currentRunId ?? runId, name: past.period.name, changes: { employeeIds } },
      });
      await freezeInputOf(call, runId);
    },
    { before: { pastBatchId: call.input.pastBatchId } },
  ),
);
