import { listBatches as contract, statusesOf } from '@wagewright/contracts/payroll/batches';
import { implementQuery } from '../../core/implement.ts';
import { viewBatchSummary } from './batch-view.ts';
import { readBatches } from './read-batch.ts';

export const listBatches = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { status, solutionId, periods, type, keywords, offset, limit } = input;
  const statuses = status && statusesOf(status);
  const { rows, total } = await readBatches(deps, reach, { solutionId, statuses, periods, type, keywords, offset, limit });
  return { total, rows: rows.map((row) => viewBatchSummary(row, actor)) };
});
