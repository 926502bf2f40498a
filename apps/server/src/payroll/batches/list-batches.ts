import { listBatches as contract } from '@wagewright/contracts/payroll/batches';
import { implementQuery } from '../../core/implement.ts';
import { viewBatchSummary } from './batch-view.ts';
import { readBatches } from './read-batch.ts';

export const listBatches = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { solutionId, status, periods, offset, limit } = input;
  const { rows, total } = await readBatches(deps, reach, { solutionId, status, periods, offset, limit });
  return { total, rows: rows.map((row) => viewBatchSummary(row, actor)) };
});
