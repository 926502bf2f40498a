import { SegmentedControl } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { approvalLists, approvalMachine } from '@wagewright/contracts/approvals/instances';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, type TableSelection, useChoice, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { ApprovalStatusBadge } from './ApprovalStatusBadge.tsx';
import { ChosenApprovals } from './ChosenApprovals.tsx';
import { CurrentNode } from './CurrentNode.tsx';

type Listed = Outputs['approvals']['instances']['listInstances'];
type ApprovalRow = Listed['rows'][number];

const route = getRouteApi('/_app/approvals/');

/** Everybody's own lists; what is stuck is for those who look after approvals. */
const usualLists = ['pending', 'processed', 'submitted'] as const satisfies readonly (typeof approvalLists)[number][];

const approvalColumns = (t: TFunction<'instances'>, format: Formatter): Column<ApprovalRow>[] => [
  {
    id: 'title',
    name: t('columns.what'),
    type: 'text',
    value: ({ title }) => format.name(title),
    content: ({ id, title }) => (
      <Link to="/approvals/$approvalId" params={{ approvalId: String(id) }}>
        {format.name(title)}
      </Link>
    ),
    width: 320,
    card: 'title',
  },
  {
    id: 'now',
    name: t('columns.now'),
    type: 'text',
    value: ({ current }) => (current ? format.name(current.name) : ''),
    content: ({ current, onBehalfOf }) => <CurrentNode current={current} onBehalfOf={onBehalfOf} />,
    width: 220,
    card: 'second',
  },
  { id: 'by', name: t('columns.by'), type: 'text', value: ({ submittedBy }) => submittedBy, card: 'second' },
  { id: 'at', name: t('columns.at'), type: 'instant', value: ({ submittedAt }) => submittedAt, card: 'second' },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    value: ({ status }) => format.name(approvalMachine.labels[status]),
    content: ({ status }) => <ApprovalStatusBadge status={status} />,
    width: 170,
    grow: 0,
    card: 'aside',
  },
];

export function ApprovalListPage() {
  const { t } = useTranslation('instances');
  const format = useFormat();
  const { show = 'pending' } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const rows = useWindowRows<ApprovalRow, Listed>({
    keyOf: (range) => getQueryKey(trpc.approvals.instances.listInstances, { show, ...range }, 'query'),
    read: (range, signal) => client.approvals.instances.listInstances.query({ show, ...range }, { signal }),
  });
  const columns = useMemo(() => approvalColumns(t, format), [t, format]);
  const can = useCan();
  const shownLists = can('approval.administer') ? approvalLists : usualLists;
  const choice = useChoice();
  const selection = useMemo<TableSelection<ApprovalRow>>(
    () => ({
      chosen: choice.chosen,
      toggle: choice.toggle,
      chooseAll: choice.choose,
      keyOf: (row) => (row.mine ? row.id : undefined),
      nameOf: ({ title }) => t('choose', { title: format.name(title) }),
    }),
    [choice, t, format],
  );
  const listed = Array.from({ length: rows.reachable }, (_, index) => rows.rowAt(index));
  const chosen = listed.filter((row) => row !== undefined).filter(({ id }) => choice.chosen.has(id));
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <SegmentedControl
        aria-label={t('show')}
        value={show}
        onChange={(value) => {
          choice.clear();
          const chosenList = approvalLists.find((list) => list === value) ?? 'pending';
          void navigate({ search: chosenList === 'pending' ? {} : { show: chosenList } });
        }}
        data={shownLists.map((list) => ({ value: list, label: t(list) }))}
        mb="md"
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity={show}
          {...(show === 'pending' ? { selection, selectionBar: <ChosenApprovals chosen={chosen} onDone={choice.clear} /> } : {})}
          empty={
            <EmptyState
              icon={<IconChecklist size={24} />}
              title={t(`empty.${show}`)}
              {...(show === 'pending' ? { text: t('emptyPendingText') } : {})}
            />
          }
        />
      </Panel>
    </>
  );
}
