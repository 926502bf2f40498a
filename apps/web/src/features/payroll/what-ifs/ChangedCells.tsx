import { Drawer, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { ExplainedCell } from './ExplainedCell.tsx';
import { digitsOf } from './what-ifs.ts';

type Changed = Outputs['payroll']['whatIfs']['listChangedCells']['rows'][number];

type Texts = TFunction<['whatIfs', 'batches']>;

/** Cells of one person that are shown; a definition has not often more. */
const cellsMax = 200;

/** As the column's values are written, amounts to as many digits as they have: the two sides may be rounded differently. */
function write(value: Changed['before'], row: Changed, t: Texts, format: Formatter): string | null {
  if (value === null) return null;
  if (typeof value === 'object') return t('noValue');
  // beside each other a tick and a dash would read as a value and none
  if (row.type === 'boolean') return t(value === 'true' ? 'batches:table.yes' : 'batches:table.no');
  return writeValue(value, { ...row, scale: digitsOf(value) }, format);
}

const cellColumns = (batchId: number, t: Texts, format: Formatter, onExplain: (row: Changed) => void): Column<Changed>[] => [
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
  { id: 'before', name: t('before'), type: 'number', value: (row) => write(row.before, row, t, format) },
  {
    id: 'after',
    name: t('after'),
    type: 'number',
    value: (row) => write(row.after, row, t, format),
    content: (row) =>
      row.after === null ? (
        '–'
      ) : (
        <button
          type="button"
          aria-label={t('explainAfter', { value: write(row.after, row, t, format), column: format.name(row.columnName) })}
          onClick={() => onExplain(row)}
        >
          {write(row.after, row, t, format)}
        </button>
      ),
  },
];

interface Props {
  readonly batchId: number;
  readonly runId: number;
  readonly person: { readonly employeeId: number; readonly name: string };
  readonly onClose: () => void;
}

/** What differs for one person, cell by cell; each leads to the explanation of the batch's own figure and of the what-if's. */
export default function ChangedCells({ batchId, runId, person, onClose }: Props) {
  const { t } = useTranslation(['whatIfs', 'batches', 'common']);
  const query = trpc.payroll.whatIfs.listChangedCells.useQuery({ batchId, runId, employeeId: person.employeeId, limit: cellsMax });
  const format = useFormat();
  const [explained, setExplained] = useState<Changed>();
  const columns = useMemo(() => cellColumns(batchId, t, format, setExplained), [batchId, t, format]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(620px, 100vw)"
      title={<b>{t('cellsOf', { name: person.name })}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      {explained ? (
        <ExplainedCell batchId={batchId} runId={runId} cell={explained} onBack={() => setExplained(undefined)} />
      ) : (
        <>
          <Text c="dimmed" size="sm" mb="sm">
            {t('cellsNote')}
          </Text>
          <DataTable
            label={t('cells')}
            columns={columns}
            rows={pageRows(query, { rowsOf: ({ rows }) => rows, totalOf: ({ total }) => total })}
          />
        </>
      )}
    </Drawer>
  );
}
