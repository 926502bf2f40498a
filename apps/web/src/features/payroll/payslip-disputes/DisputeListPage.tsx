import { NativeSelect } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { payslipDisputeMachine, payslipDisputeStatuses } from '@wagewright/contracts/payroll/payslip-disputes';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { disputeTones, type ListedDispute } from './dispute.ts';

const route = getRouteApi('/_app/payroll/payslip-disputes/');

const columnsOf = (t: TFunction<'payslipDisputes'>, format: Formatter): Column<ListedDispute>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/payroll/payslip-disputes/$disputeId" params={{ disputeId: String(id) }}>
        {name}
      </Link>
    ),
    width: 170,
    pin: 'start',
    card: 'title',
  },
  { id: 'employeeNumber', name: t('columns.employeeNumber'), type: 'text', value: (row) => row.employeeNumber, width: 104, grow: 0 },
  { id: 'period', name: t('columns.period'), type: 'text', value: ({ period }) => period, width: 130, grow: 0, card: 'second' },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(payslipDisputeMachine.labels[status]),
    content: ({ status }) => <StatusBadge tone={disputeTones[status]}>{format.name(payslipDisputeMachine.labels[status])}</StatusBadge>,
    width: 200,
    grow: 0,
    card: 'aside',
  },
  { id: 'words', name: t('columns.words'), type: 'text', value: ({ lastWords }) => lastWords, width: 320, card: 'line' },
  {
    id: 'changedAt',
    name: t('columns.changedAt'),
    type: 'instant',
    value: ({ changedAt }) => changedAt,
    width: 180,
    grow: 0,
    card: 'second',
  },
  { id: 'solution', name: t('columns.solution'), type: 'text', value: ({ solution }) => format.name(solution), width: 170 },
  { id: 'number', name: t('columns.number'), type: 'text', value: ({ payslipNumber }) => payslipNumber, width: 230 },
];

/** What employees say is wrong with their payslips: those that wait for an answer, the longest first. */
export function DisputeListPage() {
  const { t } = useTranslation('payslipDisputes');
  const format = useFormat();
  const { show = 'open' } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const asked = show === 'all' ? {} : { status: show };
  type Listed = Outputs['payroll']['payslipDisputes']['listDisputes'];
  const rows = useWindowRows<ListedDispute, Listed>({
    keyOf: (range) => getQueryKey(trpc.payroll.payslipDisputes.listDisputes, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.payslipDisputes.listDisputes.query({ ...asked, ...range }, { signal }),
  });
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <NativeSelect
        w="max-content"
        mb="md"
        aria-label={t('columns.status')}
        value={show}
        data={[
          ...payslipDisputeStatuses.map((value) => ({ value, label: format.name(payslipDisputeMachine.labels[value]) })),
          { value: 'all', label: t('all') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          void navigate({
            search: { show: [...payslipDisputeStatuses, 'all' as const].find((one) => one === value) ?? 'open' },
            replace: true,
          })
        }
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          name="payslip-disputes"
          columns={columns}
          rows={rows}
          identity={show}
          empty={<EmptyState icon={<IconMessageQuestion size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
