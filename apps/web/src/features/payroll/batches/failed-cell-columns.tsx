import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import { type CellErrors, searchOf } from './failed-cell.ts';

export type CellErrorRow = CellErrors['rows'][number];

/** Whose cell has no value, and which; the name leads to how it is calculated. */
export const failedCellColumns = (batchId: number, t: TFunction<'batches'>, format: Formatter): Column<CellErrorRow>[] => [
  {
    id: 'name',
    name: t('errors.person'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => name ?? t('errors.everybody'),
    content: (row) => (
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={searchOf(row)}>
        {row.name ?? t('errors.everybody')}
      </Link>
    ),
    width: 190,
    grow: 0,
    card: 'title',
  },
  {
    id: 'number',
    name: t('table.number'),
    type: 'text',
    isSortable: true,
    value: ({ employeeNumber }) => employeeNumber,
    width: 100,
    grow: 0,
    card: 'second',
  },
  {
    id: 'column',
    name: t('errors.place'),
    type: 'text',
    isSortable: true,
    value: ({ columnName, tableName }) => t('errors.inTable', { column: format.name(columnName), table: format.name(tableName) }),
    wraps: true,
  },
];
