import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type Department, type Review, shareOf } from './review.ts';

/** The sums of a review by department, the largest difference first. */
export function ReviewDepartments({ review: { id, version, currency } }: { readonly review: Review }) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const columns = useMemo((): Column<Department>[] => {
    const money = (which: 'before' | 'after'): Column<Department> => ({
      id: which,
      name: t(`columns.${which}`),
      type: 'money',
      width: 150,
      currency,
      value: ({ sums }) => sums[which],
    });
    return [
      {
        id: 'department',
        name: t('columns.department'),
        type: 'text',
        width: 200,
        grow: 2,
        card: 'title',
        value: ({ department }) => (department ? format.name(department) : t('noDepartment')),
      },
      { id: 'people', name: t('columns.people'), type: 'count', width: 120, value: ({ sums }) => sums.raised },
      money('before'),
      money('after'),
      { id: 'difference', name: t('columns.difference'), type: 'change', width: 150, currency, value: ({ sums }) => sums.difference },
      { id: 'percent', name: t('columns.percent'), type: 'percent', width: 90, value: ({ sums }) => shareOf(sums.percent) },
    ];
  }, [t, format, currency]);
  const rows = useWindowRows<Department, Outputs['careers']['compensationReviews']['getCompensationReviewDepartments']>({
    keyOf: (range) => [
      ...getQueryKey(trpc.careers.compensationReviews.getCompensationReviewDepartments, { id, ...range }, 'query'),
      version,
    ],
    read: (range, signal) => client.careers.compensationReviews.getCompensationReviewDepartments.query({ id, ...range }, { signal }),
  });
  return (
    <Panel title={t('departments')} flush>
      <DataTable
        label={t('departments')}
        columns={columns}
        rows={rows}
        identity={`${id}`}
        empty={<EmptyState title={t('nobody.title')} text={t('nobody.text')} />}
      />
    </Panel>
  );
}
