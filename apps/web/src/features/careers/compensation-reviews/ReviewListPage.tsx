import { IconTrendingUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { compensationReviewMachine } from '@wagewright/contracts/careers/compensation-reviews';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Listed, shareOf, statusTones } from './review.ts';

type Row = Listed['rows'][number];
const NewReview = lazyPart(() => import('./NewReview.tsx'));

function useReviewColumns(): Column<Row>[] {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        width: 200,
        grow: 2,
        card: 'title',
        value: ({ name }) => name,
        content: ({ id, name }) => (
          <Link to="/compensation-reviews/$reviewId" params={{ reviewId: String(id) }}>
            {name}
          </Link>
        ),
      },
      {
        id: 'legalEntity',
        name: t('columns.legalEntity'),
        type: 'text',
        width: 170,
        grow: 1,
        card: 'second',
        value: ({ legalEntity }) => format.name(legalEntity),
      },
      { id: 'item', name: t('columns.item'), type: 'text', width: 140, grow: 1, value: ({ itemName }) => format.name(itemName) },
      { id: 'effectiveDate', name: t('columns.effectiveDate'), type: 'date', width: 125, value: ({ effectiveDate }) => effectiveDate },
      { id: 'people', name: t('columns.people'), type: 'count', width: 120, value: ({ sums }) => sums.raised },
      {
        id: 'difference',
        name: t('columns.difference'),
        type: 'change',
        width: 150,
        currency: ({ currency }) => currency,
        value: ({ sums }) => sums.difference,
      },
      { id: 'percent', name: t('columns.percent'), type: 'percent', width: 90, value: ({ sums }) => shareOf(sums.percent) },
      {
        id: 'status',
        name: t('columns.status'),
        type: 'text',
        width: 170,
        card: 'aside',
        value: ({ status }) => format.name(compensationReviewMachine.labels[status]),
        content: ({ status }) => (
          <StatusBadge tone={statusTones[status]}>{format.name(compensationReviewMachine.labels[status])}</StatusBadge>
        ),
      },
      { id: 'createdBy', name: t('columns.createdBy'), type: 'text', width: 160, isHidden: true, value: ({ createdBy }) => createdBy },
    ],
    [t, format],
  );
}

/** Raises of many people, the latest first. */
export function ReviewListPage() {
  const { t } = useTranslation('compensationReviews');
  const { client } = trpc.useUtils();
  const [isNew, open] = useState(false);
  const columns = useReviewColumns();
  const rows = useWindowRows<Row, Listed>({
    keyOf: (range) => getQueryKey(trpc.careers.compensationReviews.listCompensationReviews, range, 'query'),
    read: (range, signal) => client.careers.compensationReviews.listCompensationReviews.query(range, { signal }),
  });
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'create', label: t('form.create'), run: () => open(true) }} />
      <Suspense>{isNew && <NewReview onClose={() => open(false)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity="reviews"
          empty={<EmptyState icon={<IconTrendingUp size={24} />} title={t('empty.title')} text={t('empty.text')} />}
        />
      </Panel>
    </>
  );
}
