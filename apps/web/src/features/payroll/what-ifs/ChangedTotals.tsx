import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { subtract } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { type Comparison, digitsOf } from './what-ifs.ts';

type Total = Comparison['totals'][number];

function totalColumns(t: TFunction<'whatIfs'>, format: Formatter): Column<Total>[] {
  const write = (amount: string | null) => amount && format.figure(amount, digitsOf(amount));
  return [
    { id: 'column', name: t('column'), type: 'text', isSortable: true, value: ({ name }) => format.name(name), card: 'title' },
    { id: 'before', name: t('before'), type: 'number', value: ({ before }) => write(before) },
    { id: 'after', name: t('after'), type: 'number', value: ({ after }) => write(after) },
    {
      id: 'change',
      name: t('change'),
      type: 'number',
      value: ({ before, after }) => (before === null || after === null ? null : write(subtract(after, before))),
      pin: 'end',
    },
  ];
}

/** The sums that differ, the batch's figures first. */
export function ChangedTotals({ totals }: { totals: Comparison['totals'] }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const columns = useMemo(() => totalColumns(t, format), [t, format]);
  return (
    <Panel title={t('totals')} flush>
      <DataTable label={t('totals')} columns={columns} rows={givenRows(totals)} />
    </Panel>
  );
}
