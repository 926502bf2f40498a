import { Pagination, Table } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './WhatIfs.module.css';
import type { ForkedBatch } from './what-ifs.ts';

const ChangedCells = lazy(() => import('./ChangedCells.tsx'));
const pageRows = 20;

/** Who comes out differently, the largest change first; each opens into the cells that differ. */
export function AffectedPeople({ batch, runId }: { batch: ForkedBatch; runId: number }) {
  const { t } = useTranslation(['whatIfs', 'batches']);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<{ readonly employeeId: number; readonly name: string }>();
  const query = trpc.payroll.whatIfs.listAffectedPayees.useQuery(
    { batchId: batch.id, runId, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData },
  );
  const money = (amount: string | null) => (amount === null ? '–' : format.money(amount, batch.currency));
  return (
    <Panel title={t('people')} note={t('peopleNote')} flush>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ rows, total }) => (
          <>
            <ScrollTable label={t('people')} minWidth={560}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('person')}</Table.Th>
                  <Table.Th data-figure>{t('cells')}</Table.Th>
                  <Table.Th data-figure>{t('before')}</Table.Th>
                  <Table.Th data-figure>{t('after')}</Table.Th>
                  <Table.Th data-figure>{t('change')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((row) => (
                  <Table.Tr key={row.employeeId} data-hover>
                    <Table.Td>
                      <button type="button" className={classes.person} onClick={() => setOpened(row)}>
                        {row.name}
                      </button>
                      <span className={classes.second}>{row.employeeNumber}</span>
                    </Table.Td>
                    <Table.Td data-figure>{format.count(row.changedCells)}</Table.Td>
                    <Table.Td data-figure>{money(row.before)}</Table.Td>
                    <Table.Td data-figure>{money(row.after)}</Table.Td>
                    <Table.Td data-figure>{row.change === null ? '–' : format.change(row.change, batch.currency)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </ScrollTable>
            {total > pageRows && (
              <Pagination
                p="md"
                value={page}
                onChange={setPage}
                total={Math.ceil(total / pageRows)}
                getItemProps={(item) => ({ 'aria-label': t('batches:page', { page: item }) })}
                getControlProps={(control) => ({
                  'aria-label': control === 'previous' ? t('batches:previousPage') : t('batches:nextPage'),
                })}
              />
            )}
          </>
        )}
      </Loaded>
      <Suspense>
        {opened && <ChangedCells batchId={batch.id} runId={runId} person={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Panel>
  );
}
