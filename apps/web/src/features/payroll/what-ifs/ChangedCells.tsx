import { Drawer, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { isDecimal } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './WhatIfs.module.css';

type Changed = Outputs['payroll']['whatIfs']['listChangedCells']['rows'][number];

/** Cells of one person that are shown; a definition has not often more. */
const cellsMax = 200;

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
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows }) => <CellTable batchId={batchId} rows={rows} />}
      </Loaded>
    </Drawer>
  );
}

function CellTable({ batchId, rows }: { batchId: number; rows: readonly Changed[] }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const write = (value: Changed['before']): string => {
    if (value === null) return '–';
    if (typeof value === 'object') return value.error;
    return isDecimal(value) ? format.number(value) : value;
  };
  return (
    <ScrollTable label={t('cells')} minWidth={420}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('column')}</Table.Th>
          <Table.Th data-figure>{t('before')}</Table.Th>
          <Table.Th data-figure>{t('after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={`${row.table}.${row.column} ${row.line}`}>
            <Table.Td>
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
              <span className={classes.second}>
                {format.name(row.tableName)}
                {row.line > 0 && ` · ${format.count(row.line + 1)}`}
              </span>
            </Table.Td>
            <Table.Td data-figure>{write(row.before)}</Table.Td>
            <Table.Td data-figure>{write(row.after)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}
