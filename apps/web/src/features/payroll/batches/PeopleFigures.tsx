import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Review } from './review.ts';

type Person = Review['negatives']['rows'][number] & {
  readonly movement?: Review['movements']['rows'][number]['movement'];
  readonly cause?: Review['largestChanges']['rows'][number]['cause'];
};

/** Rows that are shown before somebody asks for all. */
const firstRows = 12;

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly people: { readonly total: number; readonly rows: readonly Person[] };
  readonly batchId: number;
  readonly currency: string;
  /** Asks for the rows that have not come. */
  readonly onMore: () => void;
}

const figureColumns = (
  { batchId, currency }: Pick<Props, 'batchId' | 'currency'>,
  t: TFunction<'batches'>,
  format: Formatter,
): Column<Person>[] => [
  {
    id: 'name',
    name: t('review.person'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => name,
    content: ({ name, employeeNumber, cause }) =>
      // whoever is no longer paid has no row in this batch
      cause === 'no-longer-paid' ? (
        name
      ) : (
        <Link
          to="/payroll/batches/$batchId"
          params={{ batchId: String(batchId) }}
          search={{ tab: 'table', q: employeeNumber }}
          aria-label={t('review.open', { name })}
        >
          {name}
        </Link>
      ),
    mark: ({ movement }) => (movement ? t(`review.movement.${movement}`) : null),
    width: 170,
    pin: 'start',
    card: 'title',
  },
  {
    id: 'department',
    name: t('review.department'),
    type: 'text',
    isSortable: true,
    value: ({ department }) => format.name(department),
    width: 120,
    card: 'second',
  },
  {
    id: 'cause',
    name: t('review.cause'),
    type: 'text',
    isSortable: true,
    value: ({ cause }) => (cause === undefined ? null : t(`review.causeOf.${cause}`)),
    width: 140,
    grow: 0,
    card: 'second',
  },
  {
    id: 'previous',
    name: t('review.previous'),
    type: 'money',
    currency,
    isSortable: true,
    value: ({ previousNet }) => previousNet,
    width: 112,
  },
  { id: 'net', name: t('review.net'), type: 'money', currency, isSortable: true, value: ({ net }) => net, width: 112 },
  {
    id: 'change',
    name: t('review.change'),
    type: 'change',
    currency,
    isSortable: true,
    value: ({ change }) => change,
    width: 112,
    card: 'aside',
  },
];

/** People worth a look, with what they get, what they got, and the way to their row. */
export function PeopleFigures({ title, note, people, batchId, currency, onMore }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const hasCauses = people.rows.some(({ cause }) => cause !== undefined);
  const columns = useMemo(
    () => figureColumns({ batchId, currency }, t, format).filter(({ id }) => id !== 'cause' || hasCauses),
    [batchId, currency, t, format, hasCauses],
  );
  const more = () => {
    setWhole(true);
    onMore();
  };
  const rows = useMemo(() => (isWhole ? people.rows : people.rows.slice(0, firstRows)), [people.rows, isWhole]);
  return (
    <Panel title={title} note={note} flush>
      <DataTable
        label={title}
        columns={columns}
        rows={{ ...givenRows(rows, people.total), ...(isWhole && rows.length > firstRows ? {} : { more, bringsAll: true }) }}
        empty={<EmptyState title={t('review.none')} />}
      />
    </Panel>
  );
}
