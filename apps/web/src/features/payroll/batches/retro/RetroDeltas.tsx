import { IconReceiptRefund } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Column, DataTable, useGrowingRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import type { Batch } from '../run-batch-event.ts';
import classes from './RetroTab.module.css';

type Delta = Outputs['payroll']['batches']['listRetroDeltas']['rows'][number];

const deltaColumns = (t: TFunction<['batches', 'retro']>, currency: string): Column<Delta>[] => [
  { id: 'name', name: t('review.person'), type: 'text', isSortable: true, value: ({ name }) => name, width: 200, grow: 0, card: 'title' },
  {
    id: 'number',
    name: t('table.number'),
    type: 'text',
    isSortable: true,
    value: ({ employeeNumber }) => employeeNumber,
    width: 104,
    grow: 0,
    card: 'second',
  },
  {
    id: 'period',
    name: t('fields.period'),
    type: 'text',
    isSortable: true,
    value: ({ period }) => t('retro:earned', { period }),
    width: 190,
    grow: 0,
    card: 'second',
  },
  {
    id: 'amounts',
    name: t('retro:owed'),
    type: 'text',
    value: ({ deltas }) => deltas.length,
    content: ({ deltas }) => <Amounts deltas={deltas} currency={currency} />,
    wraps: true,
  },
];

/** What earlier periods come to now less what was paid for them, by person, period earned and balance element. */
export function RetroDeltas({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['batches', 'retro']);
  const asked = { id: batch.id };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.batches.listRetroDeltas, asked, 'query'),
    read: (range, signal) => client.payroll.batches.listRetroDeltas.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => deltaColumns(t, batch.currency), [t, batch.currency]);
  const deltas = rows.whole?.rows ?? [];
  const isUnpaid = deltas.length > 0 && !deltas.some((row) => row.deltas.some(({ isPaid }) => isPaid));
  return (
    <Panel title={t('retro:deltas')} note={t('retro:deltasNote')} flush>
      {isUnpaid && (
        <div className={classes.warning}>
          <MessageBox tone="decision">{t('retro:unpaid')}</MessageBox>
        </div>
      )}
      <DataTable
        label={t('retro:deltas')}
        columns={columns}
        rows={rows}
        empty={<EmptyState icon={<IconReceiptRefund size={24} />} title={t('retro:noneDeltas')} text={t('retro:noneDeltasText')} />}
      />
    </Panel>
  );
}

/** The elements of one person and period; those that the rules do not read are quieter. */
function Amounts({ deltas, currency }: Pick<Delta, 'deltas'> & { currency: string }) {
  const { t } = useTranslation(['batches', 'retro']);
  const format = useFormat();
  return (
    <ul className={classes.amounts}>
      {deltas.map(({ element, name, amount, isPaid }) => (
        <li key={element} data-known={!isPaid || undefined}>
          <span>{format.name(name)}</span>
          <span className="ww-figures">{format.change(amount, currency)}</span>
          <span className={classes.use}>{t(isPaid ? 'retro:paid' : 'retro:known')}</span>
        </li>
      ))}
    </ul>
  );
}
