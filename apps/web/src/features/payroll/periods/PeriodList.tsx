import { Anchor } from '@mantine/core';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PeriodBadge } from './PeriodBadge.tsx';
import type { Period } from './period-events.ts';

/** All that the specification's period has. */
const periodColumns = (t: TFunction<'periods'>, format: Formatter, onOpen: (period: Period) => void): Column<Period>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    pin: 'start',
    width: 130,
    value: ({ name }) => name,
    content: (period) => (
      <Anchor component="button" type="button" inherit onClick={() => onOpen(period)}>
        {period.name}
      </Anchor>
    ),
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    isSortable: true,
    width: 150,
    grow: 0,
    value: ({ status }) => format.name(periodMachine.labels[status]),
    content: ({ status }) => <PeriodBadge status={status} />,
    card: 'aside',
  },
  {
    id: 'days',
    name: t('fields.days'),
    type: 'text',
    width: 220,
    value: ({ startDate, endDate }) => format.days(startDate, endDate),
    card: 'second',
  },
  { id: 'payDate', name: t('fields.payDate'), type: 'date', isSortable: true, value: ({ payDate }) => payDate },
  {
    id: 'attendance',
    name: t('fields.attendance'),
    type: 'text',
    width: 220,
    value: (row) => format.days(row.attendanceStart, row.attendanceEnd),
  },
  { id: 'paymentMonth', name: t('fields.paymentMonth'), type: 'text', value: ({ paymentMonth }) => paymentMonth },
  { id: 'taxMonth', name: t('fields.taxMonth'), type: 'text', value: ({ taxMonth }) => taxMonth },
  { id: 'paidDate', name: t('fields.paidDate'), type: 'date', value: ({ paidDate }) => paidDate },
  {
    id: 'batches',
    name: t('fields.batches'),
    type: 'text',
    value: ({ batches }) => batches.map(({ name }) => name).join(', ') || null,
  },
];

/** The periods of a year. */
export function PeriodList({ periods, onOpen }: { periods: readonly Period[]; onOpen: (period: Period) => void }) {
  const { t } = useTranslation('periods');
  const format = useFormat();
  const columns = useMemo(() => periodColumns(t, format, onOpen), [t, format, onOpen]);
  return (
    <DataTable
      label={t('title')}
      name="periods"
      columns={columns}
      rows={givenRows(periods)}
      empty={<EmptyState title={t('noneOfYear')} />}
    />
  );
}
