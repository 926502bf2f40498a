import { setThresholds as contract } from '@wagewright/contracts/payroll/variance';
import { findDueChanges, openBatchesOf } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { changeSolution } from '../solutions/index.ts';
import { readThresholds } from './thresholds.ts';

/** Batches that are not submitted yet are asked about by the new thresholds at once. */
export const setThresholds = implementMutation(contract, async (call) => {
  const { tx, sql, locks, notify } = call;
  const { id, version, ...after } = call.input;
  return await changeSolution(call, { id, version }, async ({ id: solutionId }) => {
    const { thresholds: before } = await readThresholds(tx, solutionId);
    await tx.varianceThreshold.upsert({ where: { solutionId }, create: { solutionId, ...after }, update: after });
    for (const batchId of await openBatchesOf(sql, solutionId)) {
      await locks.take('batch', batchId);
      await findDueChanges(sql, batchId);
      await notify({ topic: 'batch', id: batchId });
    }
    return { event: 'change', told: { before: { thresholds: before }, after: { thresholds: after } } };
  });
});
