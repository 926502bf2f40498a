import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, type TableAddress, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

export type Payslips = Outputs['payroll']['payslips']['listBatchPayslips'];
export type PayslipRow = Payslips['rows'][number];

const tones: Record<PayslipRow['status'], Tone> = { unpublished: 'quiet', published: 'good', forbidden: 'bad' };

const payslipColumns = (t: TFunction<'batches'>, format: Formatter, currency: string): Column<PayslipRow>[] => [
  { id: 'name', name: t('review.person'), type: 'text', value: ({ name }) => name, width: 180, pin: 'start', card: 'title' },
  {
    id: 'employeeNumber',
    name: t('table.number'),
    type: 'text',
    value: ({ employeeNumber }) => employeeNumber,
    width: 104,
    grow: 0,
    card: 'second',
  },
  { id: 'number', name: t('payslips.number'), type: 'text', value: ({ number }) => number, width: 230 },
  {
    id: 'status',
    name: t('fields.status'),
    type: 'text',
    value: ({ status }) => t(`payslips.statuses.${status}`),
    content: ({ status }) => <StatusBadge tone={tones[status]}>{t(`payslips.statuses.${status}`)}</StatusBadge>,
    width: 150,
    grow: 0,
    card: 'second',
  },
  { id: 'seen', name: t('payslips.seen'), type: 'text', value: ({ seenAt }) => seenAt && format.instant(seenAt), width: 190, grow: 0 },
  { id: 'gross', name: t('columns.gross'), type: 'money', currency, value: ({ gross }) => gross },
  { id: 'net', name: t('columns.net'), type: 'money', currency, value: ({ net }) => net, pin: 'end' },
];

interface Props {
  readonly rows: TableRows<PayslipRow>;
  readonly currency: string;
  readonly address: TableAddress;
}

/** The payslips of a batch: whose, how much, and whether they have been seen. */
export function PayslipTable({ rows, currency, address }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const columns = useMemo(() => payslipColumns(t, format, currency), [t, format, currency]);
  return (
    <Panel flush>
      <DataTable label={t('tabs.payslips')} name="payslips" address={address} columns={columns} rows={rows} />
    </Panel>
  );
}
