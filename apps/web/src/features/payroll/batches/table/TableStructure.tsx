import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../../shared/ui/data-table/index.ts';

type Described = Outputs['payroll']['tables']['getTableStructure']['columns'][number];

function typeOf({ type, percentage, scale, currency }: Described, t: TFunction<'batches'>): string {
  if (percentage) return t('structure.types.percentage');
  const name = t(`structure.types.${type}`);
  if (type === 'money') return currency ? `${name} · ${currency}` : name;
  return type === 'decimal' ? `${name} · ${t('structure.digits', { count: scale })}` : name;
}

const structureColumns = (t: TFunction<'batches'>, format: Formatter): Column<Described>[] => [
  { id: 'name', name: t('structure.column'), type: 'text', value: ({ name }) => format.name(name), wraps: true, width: 190, card: 'title' },
  { id: 'code', name: t('structure.code'), type: 'text', value: ({ code }) => code, wraps: true, width: 150, card: 'second' },
  { id: 'type', name: t('structure.type'), type: 'text', value: (column) => typeOf(column, t), wraps: true, width: 140 },
  {
    id: 'from',
    name: t('structure.from'),
    type: 'text',
    value: ({ from }) => from.map((one) => format.name(one)).join(t('structure.and')),
    wraps: true,
    width: 260,
    grow: 2,
  },
  {
    id: 'formula',
    name: t('structure.formula'),
    type: 'text',
    value: ({ formula }) => format.name(formula),
    wraps: true,
    width: 340,
    grow: 3,
  },
];

/** What a calculated table is made of: each column with its type, what it is made from, and its formula in words. */
export default function TableStructure({ batchId, table, label }: { batchId: number; table: string; label: string }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const query = trpc.payroll.tables.getTableStructure.useQuery({ batchId, table });
  const columns = useMemo(() => structureColumns(t, format), [t, format]);
  return (
    <DataTable label={t('structure.of', { table: label })} columns={columns} rows={pageRows(query, { rowsOf: (page) => page.columns })} />
  );
}
