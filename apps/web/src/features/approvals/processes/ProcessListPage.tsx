import { IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { approvalKindOf } from '@wagewright/contracts/approvals/processes';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';

type ProcessRow = Outputs['approvals']['processes']['listProcesses']['rows'][number];

const processColumns = (t: TFunction<'processes'>, format: Formatter): Column<ProcessRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/settings/approval-processes/$processId" params={{ processId: String(id) }}>
        {name}
      </Link>
    ),
    width: 240,
    card: 'title',
  },
  { id: 'kind', name: t('columns.kind'), type: 'text', value: ({ kind }) => format.name(approvalKindOf(kind).label), card: 'second' },
  {
    id: 'scope',
    name: t('columns.scope'),
    type: 'text',
    isSortable: true,
    value: ({ solution }) => (solution ? format.name(solution) : t('general')),
    width: 260,
    card: 'second',
  },
  { id: 'nodes', name: t('columns.nodes'), type: 'count', value: ({ nodeCount }) => nodeCount },
  { id: 'open', name: t('columns.open'), type: 'count', value: ({ openCount }) => openCount, card: 'aside' },
  { id: 'savedBy', name: t('columns.savedBy'), type: 'text', value: ({ savedBy }) => savedBy },
  { id: 'savedAt', name: t('columns.savedAt'), type: 'instant', isSortable: true, value: ({ savedAt }) => savedAt },
];

/** How things are approved, by solution. */
export function ProcessListPage() {
  const { t } = useTranslation('processes');
  const format = useFormat();
  const query = trpc.approvals.processes.listProcesses.useQuery({ limit: 500 });
  const columns = useMemo(() => processColumns(t, format), [t, format]);
  const mayMake = query.data !== undefined && (query.data.solutions.length > 0 || query.data.mayEditGeneral);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={mayMake ? { id: 'new', label: t('new'), link: { to: '/settings/approval-processes/new' } } : null}
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconRoute size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
