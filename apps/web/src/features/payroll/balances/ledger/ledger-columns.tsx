import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';

type Listed = Outputs['payroll']['balances']['listBalances'];
export type Balances = Listed['rows'][number];
export type BalanceElement = Listed['elements'][number];
export type Entry = Outputs['payroll']['balances']['listBalanceEntries']['rows'][number];
type Texts = TFunction<'ledger'>;

/** Whose balances, and one column an element: each figure opens the entries that it came from. Elements that nothing fills start hidden. */
export const balanceColumns = (
  { elements, legalEntities }: Pick<Listed, 'elements' | 'legalEntities'>,
  t: Texts,
  format: Formatter,
): Column<Balances>[] => [
  {
    id: '#name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => name,
    width: 180,
    pin: 'start',
    card: 'title',
  },
  {
    id: '#number',
    name: t('columns.number'),
    type: 'text',
    isSortable: true,
    value: (row) => row.employeeNumber,
    width: 104,
    grow: 0,
    card: 'second',
  },
  {
    id: '#legalEntity',
    name: t('columns.legalEntity'),
    type: 'text',
    isSortable: true,
    value: ({ legalEntity }) => format.name(legalEntity),
    width: 200,
    isHidden: legalEntities.length < 2,
  },
  ...elements.map(
    ({ code, name, scale, isFilled }, at): Column<Balances> => ({
      id: code,
      name: format.name(name),
      type: 'figure',
      scale,
      isSortable: true,
      opens: true,
      dashesZero: true,
      isHidden: !isFilled,
      value: ({ amounts }) => amounts[at] ?? null,
    }),
  ),
];

/** How a balance came to be: what was paid when, by which batch, and what the balance was after it. */
export const entryColumns = (scale: number, t: Texts, format: Formatter): Column<Entry>[] => [
  { id: 'payDate', name: t('entries.payDate'), type: 'date', value: ({ payDate }) => payDate, width: 136, grow: 0, card: 'second' },
  {
    id: 'source',
    name: t('entries.source'),
    type: 'text',
    value: ({ batch }) => batch?.name ?? t('entries.opening'),
    content: ({ batch }) =>
      batch ? (
        <Link to="/payroll/batches/$batchId" params={{ batchId: String(batch.id) }}>
          {batch.name}
        </Link>
      ) : (
        t('entries.opening')
      ),
    width: 190,
    wraps: true,
    card: 'title',
  },
  { id: 'kind', name: t('entries.kind'), type: 'text', value: ({ kind }) => t(`entries.kinds.${kind}`), width: 130, wraps: true },
  { id: 'earned', name: t('entries.earned'), type: 'text', value: ({ earned }) => earned, width: 110 },
  { id: 'solution', name: t('entries.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 150, isHidden: true },
  { id: 'recordedAt', name: t('entries.recordedAt'), type: 'instant', value: ({ recordedAt }) => recordedAt, width: 170, isHidden: true },
  { id: 'amount', name: t('entries.amount'), type: 'figure', scale, value: ({ amount }) => amount, width: 112, card: 'aside' },
  { id: 'after', name: t('entries.after'), type: 'figure', scale, value: ({ balance }) => balance, width: 124, card: 'line' },
];
