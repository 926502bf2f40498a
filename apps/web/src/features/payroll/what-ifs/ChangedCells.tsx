import { Drawer, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { isDecimal } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';

type Changed = Outputs['payroll']['whatIfs']['listChangedCells']['rows'][number];

/** Cells of one person that are shown; a definition has not often more. */
const cellsMax = 200;

/** Figures to as many digits as they have; the columns of different tables stand here below each other. */
function write(value: Changed['before'], t: TFunction<'whatIfs'>, format: Formatter): string | null {
  if (value === null || typeof value === 'string') return value !== null && isDecimal(value) ? format.number(value) : value;
  return t('noValue');
}

const cellColumns = (batchId: number, t: TFunction<'whatIfs'>, format: Formatter): Column<Changed>[] => [
  {
    id: 'column',
    name: t('column'),
    type: 'text',
    value: ({ columnName }) => format.name(columnName),
    content: (row) => (
      <Link
        to="/payroll/batches/$batchId"
        params={{ batchId: String(batchId) }}
        search={{
          tab: 'table',
          table: row.table,
          column: row.column,
          ...(row.employeeId === null ? {} : { employee: row.employeeId }),
          ...(row.line > 0 ? { line: row.line + 1 } : {}),
        }}
      >
        {format.name(row.columnName)}
      </Link>
    ),
    mark: ({ tableName, line }) => `${format.name(tableName)}${line > 0 ? ` · ${format.count(line + 1)}` : ''}`,
    wraps: true,
    width: 240,
    card: 'title',
  },
  { id: 'before', name: t('before'), type: 'number', value: ({ before }) => write(before, t, format) },
  { id: 'after', name: t('after'), type: 'number', value: ({ after }) => write(after, t, format) },
];

interface Props {
  readonly batchId: number;
  readonly runId: number;
  readonly person: { readonly employeeId: number; readonly name: string };
  readonly onClose: () => void;
}

/** What differs for one person, cell by cell; each leads to the explanation of the batch's own figure. */
export default function ChangedCells({ batchId, runId, person, onClose }: Props) {
  const { t } = useTranslation(['whatIfs', 'common']);
  const query = trpc.payroll.whatIfs.listChangedCells.useQuery({ batchId, runId, employeeId: person.employeeId, limit: cellsMax });
  const format = useFormat();
  const columns = useMemo(() => cellColumns(batchId, t, format), [batchId, t, format]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(620px, 100vw)"
      title={<b>{t('cellsOf', { name: person.name })}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Text c="dimmed" size="sm" mb="sm">
        {t('cellsNote')}
      </Text>
      <DataTable
        label={t('cells')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows, totalOf: ({ total }) => total })}
      />
    </Drawer>
  );
}
