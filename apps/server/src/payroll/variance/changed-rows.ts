import type { InputOf } from '@wagewright/contracts';
import type { listChanges } from '@wagewright/contracts/payroll/variance';
import { listChangedPeople, type Sql } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { changeOf, placeOfItem, type WholeComparison } from './load-comparison.ts';
import { partsOf } from './parts-of.ts';

type Filter = Omit<InputOf<typeof listChanges>, 'batchId' | 'offset' | 'limit'>;

/**
 * Reads in windows whose item has changed; a comparison's figures never change under its revision.
 * @throws AppError NOT_FOUND for an item that the comparison does not have
 */
export function changedRows(sql: Sql, { comparison, revision }: WholeComparison, { item: path, ...filter }: Filter) {
  const item = placeOfItem(comparison, path);
  return async (offset: number, limit: number) => {
    const { rows, total } = await listChangedPeople(sql, { batchId: comparison.batchId, revision, item }, { ...filter, offset, limit });
    return {
      total,
      rows: rows.map(({ before, after, causes, department, ...person }) => ({
        ...person,
        department: departmentVersionColumns.name(department),
        ...changeOf(comparison, item, { before, after }),
        causes: partsOf(comparison, item, causes),
      })),
    };
  };
}

export type ChangedRow = Awaited<ReturnType<ReturnType<typeof changedRows>>>['rows'][number];
