import { Progress, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ScrollTable } from '../../../shared/ui/ScrollTable.tsx';
import classes from './BatchRows.module.css';
import { BatchStatusBadge } from './BatchStatusBadge.tsx';

export type BatchRow = Outputs['payroll']['batches']['listBatches']['rows'][number];

/** Batches as a table, and on a phone as cards. */
export function BatchRows({ rows }: { rows: readonly BatchRow[] }) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return isNarrow ? <BatchCards rows={rows} /> : <BatchTable rows={rows} />;
}

function Status({ row }: { row: BatchRow }) {
  const { t } = useTranslation('batches');
  const { progress } = row;
  const isRunning = row.status === 'calculating' && progress && progress.payeesTotal > 0;
  return (
    <>
      <BatchStatusBadge status={row.status} />
      {isRunning && (
        <Progress.Root size={4} mt={6} maw={150}>
          <Progress.Section aria-label={t('progress.label')} value={(progress.payeesDone / progress.payeesTotal) * 100} />
        </Progress.Root>
      )}
    </>
  );
}

function BatchLink({ row }: { row: BatchRow }) {
  const { t } = useTranslation('batches');
  return (
    <>
      <Link to="/payroll/batches/$batchId" params={{ batchId: String(row.id) }} className={classes.link}>
        {row.name}
      </Link>
      {row.type === 'offcycle' && <span className={classes.mark}>{t('types.offcycle')}</span>}
      {row.isDefault && <span className={classes.mark}>{t('isDefault')}</span>}
    </>
  );
}

function BatchTable({ rows }: { rows: readonly BatchRow[] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const money = (amount: string | null, row: BatchRow) => (amount === null ? '–' : format.money(amount, row.currency));
  return (
    <ScrollTable label={t('listLabel')} minWidth={860}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('columns.batch')}</Table.Th>
          <Table.Th>{t('columns.solution')}</Table.Th>
          <Table.Th>{t('columns.status')}</Table.Th>
          <Table.Th>{t('columns.payDate')}</Table.Th>
          <Table.Th data-figure>{t('columns.people')}</Table.Th>
          <Table.Th data-figure>{t('columns.gross')}</Table.Th>
          <Table.Th data-figure>{t('columns.net')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Table.Tr key={row.id} data-hover>
            <Table.Td>
              <BatchLink row={row} />
              <div className={classes.second}>{format.days(row.startDate, row.endDate)}</div>
            </Table.Td>
            <Table.Td>{format.name(row.solution)}</Table.Td>
            <Table.Td>
              <Status row={row} />
            </Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>{format.day(row.payDate)}</Table.Td>
            <Table.Td data-figure>{format.count(row.payeeCount)}</Table.Td>
            <Table.Td data-figure>{money(row.gross, row)}</Table.Td>
            <Table.Td data-figure>{money(row.net, row)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollTable>
  );
}

function BatchCards({ rows }: { rows: readonly BatchRow[] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return (
    <ul className={classes.cards} aria-label={t('listLabel')}>
      {rows.map((row) => (
        <li key={row.id} className={classes.card}>
          <div className={classes.cardHead}>
            <span>
              <BatchLink row={row} />
            </span>
            <Status row={row} />
          </div>
          <div className={classes.second}>
            {format.name(row.solution)} · {format.day(row.payDate)} · {t('facts.people', { total: format.count(row.payeeCount) })}
          </div>
          {row.net !== null && (
            <div className={classes.cardNet}>
              <span className={classes.second}>{t('columns.net')}</span>
              <span className="ww-figures">{format.money(row.net, row.currency)}</span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
