import { Button, Group } from '@mantine/core';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type Column, DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Person, type Review, rowStates, sayRange, shareOf, stateTones } from './review.ts';
import { readSort } from './review-search.ts';

const TreatPerson = lazyPart(() => import('./TreatPerson.tsx'));
const route = getRouteApi('/_app/compensation-reviews/$reviewId');

/** Whoever is taken out keeps what they have. */
const isOut = ({ state }: Person): boolean => state === 'left-out';

function usePersonColumns(currency: string, isOpen: boolean, onTreat: (person: Person) => void): Column<Person>[] {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  return useMemo((): Column<Person>[] => {
    const whyOf = ({ state, explanation, why }: Person): string | null =>
      state === 'left-out' || !explanation ? why : format.name(explanation);
    const money = (which: 'before' | 'after'): Column<Person> => ({
      id: which,
      name: t(`columns.${which}`),
      type: 'money',
      width: 116,
      currency,
      isSortable: true,
      value: (person) => (which === 'after' && isOut(person) ? null : person[which]),
      ...(which === 'after' ? { mark: ({ isTyped }) => (isTyped ? t('typed') : null) } : {}),
    });
    return [
      {
        id: 'name',
        name: t('columns.employee'),
        type: 'text',
        width: 140,
        grow: 1,
        card: 'title',
        isSortable: true,
        value: ({ employee }) => employee,
        content: ({ employee, employeeId }) => (
          <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} search={{ tab: 'pay' }}>
            {employee}
          </Link>
        ),
      },
      {
        id: 'employeeNumber',
        name: t('columns.number'),
        type: 'text',
        width: 100,
        isHidden: true,
        isSortable: true,
        value: ({ employeeNumber }) => employeeNumber,
      },
      {
        id: 'department',
        name: t('columns.department'),
        type: 'text',
        width: 120,
        grow: 1,
        card: 'second',
        value: ({ department }) => (department ? format.name(department) : null),
      },
      money('before'),
      money('after'),
      {
        id: 'difference',
        name: t('columns.difference'),
        type: 'change',
        width: 120,
        currency,
        isSortable: true,
        value: (person) => (isOut(person) ? null : person.difference),
      },
      {
        id: 'percent',
        name: t('columns.percent'),
        type: 'percent',
        width: 80,
        isSortable: true,
        value: (person) => (isOut(person) ? null : shareOf(person.percent)),
      },
      { id: 'range', name: t('columns.range'), type: 'text', width: 110, value: (person) => sayRange(t, format, person) },
      {
        id: 'state',
        name: t('columns.state'),
        type: 'text',
        width: 190,
        grow: 3,
        wraps: true,
        card: 'line',
        value: (person) => [t(`states.${person.state}`), whyOf(person)].filter(Boolean).join(': '),
        content: (person) => (
          <>
            <StatusBadge tone={stateTones[person.state]}>{t(`states.${person.state}`)}</StatusBadge> {whyOf(person)}
          </>
        ),
      },
      ...(isOpen
        ? [
            {
              id: 'actions',
              name: t('columns.actions'),
              type: 'text' as const,
              width: 130,
              pin: 'end' as const,
              value: () => null,
              content: (person: Person) => (
                <Button variant="subtle" size="compact-sm" onClick={() => onTreat(person)}>
                  {t('treat')}
                </Button>
              ),
            },
          ]
        : []),
    ];
  }, [t, format, currency, isOpen, onTreat]);
}

/** Everybody of a review, before and after; a count shows those whom it counts. */
export function ReviewPeople({ review, isOpen }: { readonly review: Review; readonly isOpen: boolean }) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const { state, q, sort } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const [treated, treat] = useState<Person>();
  const { id, version, currency, sums, rule } = review;
  const filter = { id, ...defined({ state, search: q }), ...readSort(sort) };
  const rows = useWindowRows<Person, Outputs['careers']['compensationReviews']['listCompensationReviewRows']>({
    keyOf: (range) => [
      ...getQueryKey(trpc.careers.compensationReviews.listCompensationReviewRows, { ...filter, ...range }, 'query'),
      version,
    ],
    read: (range, signal) => client.careers.compensationReviews.listCompensationReviewRows.query({ ...filter, ...range }, { signal }),
  });
  const columns = usePersonColumns(currency, isOpen, treat);
  const go = (next: { state?: typeof state | undefined; q?: string | undefined; sort?: string | undefined }) =>
    void navigate({ search: defined({ state, q, sort, ...next }), replace: true, resetScroll: false });
  const counts = { raised: sums.raised, refused: sums.refused, unchanged: sums.unchanged, 'left-out': sums.leftOut };
  const waitsForFile = rule.how.by === 'file' && sums.people === 0;
  return (
    <Panel title={t('people')} flush>
      <Suspense>{treated && <TreatPerson review={review} person={treated} onClose={() => treat(undefined)} />}</Suspense>
      <Group gap="xs" p="sm">
        {([undefined, ...rowStates] as const).map((one) => (
          <Button
            key={one ?? 'all'}
            size="compact-sm"
            variant={one === state ? 'filled' : 'default'}
            aria-pressed={one === state}
            disabled={one !== undefined && counts[one] === 0}
            onClick={() => go({ state: one })}
          >
            {t('stateCount', { state: t(one ? `states.${one}` : 'all'), people: format.count(one ? counts[one] : sums.people) })}
          </Button>
        ))}
        <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go({ q: text || undefined })} />
      </Group>
      <DataTable
        label={t('people')}
        columns={columns}
        rows={rows}
        identity={JSON.stringify(filter)}
        sort={sort}
        onSort={(next) => go({ sort: next })}
        empty={<EmptyState title={t('nobody.title')} text={t(waitsForFile ? 'nobody.file' : 'nobody.text')} />}
      />
    </Panel>
  );
}
