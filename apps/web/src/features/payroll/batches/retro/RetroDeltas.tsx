import { Pagination, Table } from '@mantine/core';
import { IconReceiptRefund } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import type { Batch } from '../run-batch-event.ts';
import classes from './RetroTab.module.css';

const pageRows = 50;

/** What earlier periods come to now less what was paid for them, by person, period earned and balance element. */
export function RetroDeltas({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = trpc.payroll.batches.listRetroDeltas.useQuery(
    { id: batch.id, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData },
  );
  return (
    <Panel title={t('retro.deltas')} note={t('retro.deltasNote')} flush>
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState icon={<IconReceiptRefund size={24} />} title={t('retro.noneDeltas')} text={t('retro.noneDeltasText')} />
          ) : (
            <>
              {!rows.some(({ deltas }) => deltas.some(({ isPaid }) => isPaid)) && (
                <div className={classes.warning}>
                  <MessageBox tone="decision">{t('retro.unpaid')}</MessageBox>
                </div>
              )}
              <ScrollTable label={t('retro.deltas')} minWidth={560}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('review.person')}</Table.Th>
                    <Table.Th>{t('retro.earned')}</Table.Th>
                    <Table.Th>{t('retro.element')}</Table.Th>
                    <Table.Th data-figure>{t('retro.amount')}</Table.Th>
                    <Table.Th>{t('retro.use')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.flatMap((row) =>
                    row.deltas.map(({ element, name, amount, isPaid }, index) => (
                      <Table.Tr key={`${row.employeeId} ${row.runId} ${element}`}>
                        <Table.Td>
                          {index === 0 && (
                            <>
                              <span className={classes.name}>{row.name}</span>
                              <span className={classes.second}>{row.employeeNumber}</span>
                            </>
                          )}
                        </Table.Td>
                        <Table.Td>{index === 0 && row.period}</Table.Td>
                        <Table.Td>{format.name(name)}</Table.Td>
                        <Table.Td data-figure>{format.change(amount, batch.currency)}</Table.Td>
                        <Table.Td className={isPaid ? undefined : classes.none}>{t(isPaid ? 'retro.paid' : 'retro.known')}</Table.Td>
                      </Table.Tr>
                    )),
                  )}
                </Table.Tbody>
              </ScrollTable>
              {total > pageRows && (
                <Pagination
                  p="md"
                  value={page}
                  onChange={setPage}
                  total={Math.ceil(total / pageRows)}
                  getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
                  getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('previousPage') : t('nextPage') })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
