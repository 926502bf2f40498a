import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
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

export interface PersonItemsProps {
  readonly batch: Batch;
  readonly employeeId: number;
  readonly items: readonly Item[];
}

/** One person’s items in both batches, with why each changed; each leads to the explanation of its figure. */
export default function PersonItems({ batch, employeeId, items }: PersonItemsProps) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const columns = useMemo(() => personColumns(batch, employeeId, t, format), [batch, employeeId, t, format]);
  return <DataTable label={t('byItem')} columns={columns} rows={givenRows(items)} />;
}
