import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { Batch, Comparison } from './comparison.ts';
import { useChangeSearch } from './use-change-search.ts';

type Item = Comparison['items'][number];

interface Props {
  readonly batch: Batch;
  readonly comparison: Comparison;
}

const itemColumns = (currency: string, t: TFunction<'variance'>, format: Formatter, choose: (path: string) => void): Column<Item>[] => [
  {
    id: 'item',
    name: t('item'),
    type: 'text',
    value: ({ name }) => format.name(name),
    content: ({ path, name }) => (
      <button type="button" onClick={() => choose(path)}>
        {format.name(name)}
      </button>
    ),
    mark: ({ role }) => (role === null ? null : t('sum')),
    width: 220,
    card: 'title',
  },
  { id: 'before', name: t('before'), type: 'money', currency, value: ({ before }) => before, width: 130 },
  { id: 'after', name: t('after'), type: 'money', currency, value: ({ after }) => after, width: 130 },
  { id: 'change', name: t('change'), type: 'change', currency, value: ({ change }) => change, dashesZero: true, width: 130, card: 'aside' },
  { id: 'people', name: t('changedFor'), type: 'count', value: ({ people }) => people, dashesZero: true, width: 110 },
];

/** Every item of the two batches side by side; one of them is looked into below. */
export function ItemChanges({ batch, comparison }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { change } = useChangeSearch();
  const { currency } = batch;
  const columns = useMemo(
    () => itemColumns(currency, t, format, (item) => change({ item, cause: undefined, department: undefined })),
    [currency, t, format, change],
  );
  const rows = comparison.items.filter(({ before, after, people }) => people > 0 || Number(before) !== 0 || Number(after) !== 0);
  const { previous } = comparison;
  return (
    <Panel title={t('byItem')} note={previous ? t('against', { batch: previous.name, period: previous.period }) : null} flush>
      <DataTable label={t('byItem')} columns={columns} rows={givenRows(rows)} />
    </Panel>
  );
}
