import { listChanges as contract } from '@wagewright/contracts/payroll/variance';
import { listChangedPeople } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { changeOf, placeOfItem, seeComparison, wholeOf } from './load-comparison.ts';
import { partsOf } from './parts-of.ts';

export const listChanges = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, item: path, ...filter } = input;
  const { sql, seen } = await seeComparison(deps, batchId, reach);
  const whole = wholeOf(seen);
  if (!whole) return { total: 0, rows: [] };
  const { comparison, revision } = whole;
  const item = placeOfItem(comparison, path);
  const { rows, total } = await listChangedPeople(sql, { batchId, revision, item }, filter);
  return {
    total,
    rows: rows.map(({ before, after, causes, department, ...person }) => ({
      ...person,
      department: departmentVersionColumns.name(department),
      ...changeOf(comparison, item, { before, after }),
      causes: partsOf(comparison, item, causes),
    })),
  };
});
