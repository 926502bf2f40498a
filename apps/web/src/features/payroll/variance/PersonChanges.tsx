import { Drawer, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { causesText } from './change-columns.tsx';
import type { Batch } from './comparison.ts';

type Item = Outputs['payroll']['variance']['listChangedItems']['rows'][number];

const personColumns = (batch: Batch, employeeId: number, t: TFunction<'variance'>, format: Formatter): Column<Item>[] => {
  const { currency } = batch;
  return [
    {
      id: 'item',
      name: t('item'),
      type: 'text',
      value: ({ name }) => format.name(name),
      content: ({ path, name }) => {
        const [table = '', column = ''] = path.split('.');
        return (
          <Link
            to="/payroll/batches/$batchId"
            params={{ batchId: String(batch.id) }}
            search={{ tab: 'table', table, column, employee: employeeId }}
          >
            {format.name(name)}
          </Link>
        );
      },
      width: 170,
      card: 'title',
    },
    { id: 'before', name: t('before'), type: 'money', currency, value: ({ before }) => before, width: 108 },
    { id: 'after', name: t('after'), type: 'money', currency, value: ({ after }) => after, width: 108 },
    {
      id: 'change',
      name: t('change'),
      type: 'change',
      currency,
      value: ({ change }) => change,
      dashesZero: true,
      width: 108,
      card: 'aside',
    },
    {
      id: 'causes',
      name: t('cause'),
      type: 'text',
      value: ({ causes }) => causesText(causes, currency, t, format),
      wraps: true,
      width: 200,
    },
  ];
};

interface Props {
  readonly batch: Batch;
  readonly employeeId: number;
  readonly onClose: () => void;
}

/** One person’s items in both batches, with why each changed; each leads to the explanation of its figure. */
export default function PersonChanges({ batch, employeeId, onClose }: Props) {
  const { t } = useTranslation(['variance', 'common']);
  const format = useFormat();
  const query = trpc.payroll.variance.listChangedItems.useQuery({ batchId: batch.id, employeeId });
  const columns = useMemo(() => personColumns(batch, employeeId, t, format), [batch, employeeId, t, format]);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(820px, 100vw)"
      title={<b>{query.data ? `${query.data.name} · ${query.data.employeeNumber}` : t('person')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={6} />}>
        {({ rows, previous }) => (
          <>
            <Text c="dimmed" size="sm" mb="sm">
              {previous ? t('against', { batch: previous.name, period: previous.period }) : null}
            </Text>
            <DataTable label={t('byItem')} columns={columns} rows={givenRows(rows)} />
          </>
        )}
      </Loaded>
    </Drawer>
  );
}
