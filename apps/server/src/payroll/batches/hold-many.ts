import { adjustTotals, holdPayees, resultShapeOf } from '@wagewright/db';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { BatchCall } from './batch-call.ts';
import { compareAgain } from './compare-again.ts';
import type { BatchRow } from './load-batch.ts';
import { raiseVersion } from './move-batch.ts';
import { recountBatch } from './recount-batch.ts';

interface Holding {
  readonly employeeIds: readonly number[];
  readonly held: boolean;
  readonly reason: string;
  /** The cause that found them, where they were not named one by one. */
  readonly finding?: string;
}

/**
 * Holds people of a batch that was loaded for change, or takes them in again: totals are shifted by what they come to, findings are counted anew
 * (ADR 108), and one line of the audit tells whom.
 * @returns of how many that was not so before
 */
export async function holdMany(
  call: BatchCall & Pick<ChangeTools, 'unchanged'>,
  batch: BatchRow,
  { employeeIds, held, reason, finding }: Holding,
): Promise<number> {
  const { sql, deps, actor, audit, unchanged } = call;
  const { id: batchId, currentRunId: runId } = batch;
  const changed = await holdPayees(sql, { batchId, employeeIds, held, reason, userId: actor.userId, at: deps.clock() });
  if (changed.length === 0) {
    unchanged();
    return 0;
  }
  const program = deps.programs.of(batch.copy, batch.period.solution.code);
  if (runId !== null) await adjustTotals(sql, { runId, employeeIds: changed, held }, resultShapeOf(program));
  await recountBatch(call, batch);
  await compareAgain(call, batchId);
  await raiseVersion(call, batch);
  audit({
    entity: 'batch',
    entityId: batchId,
    after: { held, people: changed.length, employeeIds: changed, ...(finding ? { finding } : {}), remarks: reason },
  });
  return changed.length;
}
