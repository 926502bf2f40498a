import { Table } from '@mantine/core';
import { IconRulerMeasure } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { solutionMachine } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import classes from './Solutions.module.css';

export function SolutionListPage() {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const query = trpc.payroll.solutions.listSolutions.useQuery({});
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState icon={<IconRulerMeasure size={24} />} title={t('emptyTitle')} text={t('emptyText')} />
            ) : (
              <ScrollTable label={t('title')} minWidth={760}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('columns.name')}</Table.Th>
                    <Table.Th>{t('columns.status')}</Table.Th>
                    <Table.Th>{t('columns.periodType')}</Table.Th>
                    <Table.Th>{t('columns.copy')}</Table.Th>
                    <Table.Th data-figure>{t('columns.people')}</Table.Th>
                    <Table.Th data-figure>{t('columns.batches')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map((row) => (
                    <Table.Tr key={row.id} data-hover>
                      <Table.Td>
                        <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(row.id) }} className={classes.link}>
                          {format.name(row.name)}
                        </Link>
                        <div className={classes.second}>{format.name(row.legalEntity)}</div>
                      </Table.Td>
                      <Table.Td>
                        <StatusBadge tone={row.status === 'active' ? 'good' : 'closed'}>
                          {format.name(solutionMachine.labels[row.status])}
                        </StatusBadge>
                      </Table.Td>
                      <Table.Td>{t(`periodTypes.${row.periodType}`)}</Table.Td>
                      <Table.Td>{row.publishedCopy === null ? t('noCopy') : t('copyNumber', { number: row.publishedCopy })}</Table.Td>
                      <Table.Td data-figure>{format.count(row.employeeCount)}</Table.Td>
                      <Table.Td data-figure>{format.count(row.batchCount)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </ScrollTable>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}
