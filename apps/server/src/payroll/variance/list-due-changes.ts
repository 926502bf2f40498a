import { listDueChanges as contract } from '@wagewright/contracts/payroll/variance';
import { countDueChanges, listAssignees } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { coversBatch, coversSolution } from '../../core/scopes.ts';
import { mayAnswerChanges } from './due-event.ts';
import { dueRows } from './due-rows.ts';
import { seeComparison, wholeOf } from './load-comparison.ts';
import { readThresholds } from './thresholds.ts';

export const listDueChanges = implementQuery(contract, async ({ input, reach, deps, actor }) => {
  const { batchId, offset, limit, ...filter } = input;
  const { sql, batch, seen } = await seeComparison(deps, batchId, reach);
  const { solution } = batch.period;
  const { thresholds, version } = await readThresholds(deps.db.prisma, solution.id);
  const mayAnswer = mayAnswerChanges(batch) && coversBatch(actor.grants.get('batch.submit'), batch);
  const rights = {
    thresholds,
    solutionVersion: version,
    mayAnswer,
    mayChangeThresholds: coversSolution(actor.grants.get('solution.edit'), solution),
  };
  const whole = wholeOf(seen);
  if (!whole) return { ...rights, total: 0, counts: { total: 0, unsigned: 0 }, assignees: [], rows: [] };
  return {
    ...rights,
    ...(await dueRows(sql, whole, filter)(offset, limit)),
    counts: await countDueChanges(sql, batchId),
    assignees: mayAnswer ? await listAssignees(sql, batchId) : [],
  };
});
