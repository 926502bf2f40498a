import { Pagination, Progress, Table } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import classes from './PayslipsTab.module.css';
import type { Batch } from './run-batch-event.ts';

type Payslips = Outputs['payroll']['payslips']['listBatchPayslips'];

const pageRows = 50;
/** While payslips are being generated or published, the counts are asked for this often. */
const refreshMs = 1_500;
const tones: Record<Payslips['rows'][number]['status'], Tone> = { unpublished: 'quiet', published: 'good', forbidden: 'bad' };

const isMoving = (batch: Batch, { generated, published }: Payslips): boolean =>
  (batch.payslipsGeneratedAt === null && generated > 0) || (batch.payslipsPublishedAt === null && published > 0);

export default function PayslipsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const [page, setPage] = useState(1);
  const query = trpc.payroll.payslips.listBatchPayslips.useQuery(
    { batchId: batch.id, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData, refetchInterval: ({ state }) => (state.data && isMoving(batch, state.data) ? refreshMs : false) },
  );
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {(payslips) =>
        payslips.total === 0 ? (
          <Panel>
            <EmptyState icon={<IconReceipt size={24} />} title={t('payslips.noneTitle')} text={t('payslips.noneText')} />
          </Panel>
        ) : (
          <>
            <Counts payslips={payslips} people={batch.payeeCount} />
            <PayslipTable payslips={payslips} currency={batch.currency} />
            {payslips.total > pageRows && (
              <Pagination
                mt="md"
                value={page}
                onChange={setPage}
                total={Math.ceil(payslips.total / pageRows)}
                getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
                getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('previousPage') : t('nextPage') })}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

function Counts({ payslips, people }: { payslips: Payslips; people: number }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <ul className={classes.counts}>
      {(['generated', 'published', 'seen'] as const).map((name) => (
        <li key={name} className={classes.count}>
          <span className={classes.name}>{t(`payslips.${name}`)}</span>
          <span className={`${classes.figure} ww-figures`}>
            {format.count(payslips[name])} <small>/ {format.count(people)}</small>
          </span>
          <Progress.Root size={4}>
            <Progress.Section aria-label={t(`payslips.${name}`)} value={people === 0 ? 0 : (payslips[name] / people) * 100} />
          </Progress.Root>
        </li>
      ))}
    </ul>
  );
}

function PayslipTable({ payslips, currency }: { payslips: Payslips; currency: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <Panel flush>
      <ScrollTable label={t('tabs.payslips')} minWidth={760}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('payslips.number')}</Table.Th>
            <Table.Th>{t('review.person')}</Table.Th>
            <Table.Th>{t('fields.status')}</Table.Th>
            <Table.Th data-figure>{t('columns.gross')}</Table.Th>
            <Table.Th data-figure>{t('columns.net')}</Table.Th>
            <Table.Th>{t('payslips.seen')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payslips.rows.map((row) => (
            <Table.Tr key={row.id} data-hover>
              <Table.Td className="ww-figures">{row.number}</Table.Td>
              <Table.Td>
                {row.name} <span className={classes.name}>{row.employeeNumber}</span>
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={tones[row.status]}>{t(`payslips.statuses.${row.status}`)}</StatusBadge>
              </Table.Td>
              <Table.Td data-figure>{format.money(row.gross, currency)}</Table.Td>
              <Table.Td data-figure>{format.money(row.net, currency)}</Table.Td>
              <Table.Td>{row.seenAt ? format.instant(row.seenAt) : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </ScrollTable>
    </Panel>
  );
}
