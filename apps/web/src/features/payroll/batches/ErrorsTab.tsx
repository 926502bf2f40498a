import { Button, Table } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './PeopleFigures.module.css';
import type { Batch } from './run-batch-event.ts';

const pageRows = 50;
const rowsMax = 500;

/** The cells that have no value: whose, where, why, and what to do. */
export default function ErrorsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const [limit, setLimit] = useState(pageRows);
  const query = trpc.payroll.tables.listCellErrors.useQuery({ batchId: batch.id, limit }, { placeholderData: keepPreviousData });
  return (
    <Panel title={t('errors.title')} flush>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<IconCircleCheck size={24} />}
              title={batch.hasResult ? t('errors.noneTitle') : t('review.waitingTitle')}
              {...(batch.hasResult ? { text: t('errors.noneText') } : {})}
            />
          ) : (
            <>
              <ScrollTable label={t('errors.title')} minWidth={820}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('errors.person')}</Table.Th>
                    <Table.Th>{t('errors.place')}</Table.Th>
                    <Table.Th>{t('errors.reason')}</Table.Th>
                    <Table.Th>{t('errors.next')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((row) => (
                    <Table.Tr key={`${row.employeeId} ${row.table}.${row.column}`} data-hover>
                      <Table.Td>
                        <Link
                          to="/payroll/batches/$batchId"
                          params={{ batchId: String(batch.id) }}
                          search={{ tab: 'table', table: row.table, q: row.employeeNumber, employee: row.employeeId, column: row.column }}
                          className={classes.name}
                        >
                          {row.name}
                        </Link>
                        <div className={classes.second}>{row.employeeNumber}</div>
                      </Table.Td>
                      <Table.Td>{format.name(row.columnName)}</Table.Td>
                      <Table.Td>{row.message}</Table.Td>
                      <Table.Td>{row.nextStep}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </ScrollTable>
              {total > rows.length && limit < rowsMax && (
                <Button variant="subtle" fullWidth radius={0} onClick={() => setLimit(Math.min(limit + pageRows, rowsMax))}>
                  {t('loadMore', { ns: 'common' })} (
                  {t('rows', { ns: 'common', shown: format.count(rows.length), total: format.count(total) })})
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
