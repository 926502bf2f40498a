import type { OutputOf } from '@wagewright/contracts';
import type { listDueChanges as contract } from '@wagewright/contracts/payroll/variance';
import { type DueChange, listDueChanges, type Sql } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { changeOf, placeOfItem, type WholeComparison } from './load-comparison.ts';
import { partsOf } from './parts-of.ts';

export type DueRow = OutputOf<typeof contract>['rows'][number];
type Filter = Omit<Parameters<typeof listDueChanges>[2], 'offset' | 'limit'>;

const answeredOf = ({ answeredBy, answeredAt }: DueChange) =>
  answeredBy === null || answeredAt === null ? null : { by: answeredBy, at: answeredAt.toISOString() };

/** Reads in windows whose net pay has changed by a threshold or more, with what was said of each. */
export function dueRows(sql: Sql, { comparison, revision }: WholeComparison, filter: Filter) {
  const item = placeOfItem(comparison, undefined);
  const rowOf = (row: DueChange): DueRow => ({
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
  });
  return async (offset: number, limit: number) => {
    const { rows, total } = await listDueChanges(sql, { batchId: comparison.batchId, revision, item }, { ...filter, offset, limit });
    return { total, rows: rows.map(rowOf) };
  };
}
