import { listDueChanges as contract } from '@wagewright/contracts/payroll/variance';
import { countDueChanges, type DueChange, listAssignees, listDueChanges as readDueChanges } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { coversBatch, coversSolution } from '../../core/scopes.ts';
import { mayAnswerChanges } from './due-event.ts';
import { changeOf, placeOfItem, seeComparison, wholeOf } from './load-comparison.ts';
import { partsOf } from './parts-of.ts';
import { readThresholds } from './thresholds.ts';

const answeredOf = ({ answeredBy, answeredAt }: DueChange) =>
  answeredBy === null || answeredAt === null ? null : { by: answeredBy, at: answeredAt.toISOString() };

export const listDueChanges = implementQuery(contract, async ({ input, reach, deps, actor }) => {
  const { batchId, ...filter } = input;
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
  const { comparison, revision } = whole;
  const item = placeOfItem(comparison, undefined);
  const { rows, total } = await readDueChanges(sql, { batchId, revision, item }, filter);
  return {
    ...rights,
    total,
    counts: await countDueChanges(sql, batchId),
    assignees: mayAnswer ? await listAssignees(sql, batchId) : [],
    rows: rows.map((row) => ({
      employeeId: row.employeeId,
      employeeNumber: row.employeeNumber,
      name: row.name,
      department: departmentVersionColumns.name(row.department),
      state: row.state,
      note: row.note,
      assignedTo: row.assignedTo,
      answered: answeredOf(row),
      ...changeOf(comparison, item, row),
      causes: partsOf(comparison, item, row.causes),
    })),
  };
});
