import { IconTableShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { globalTableTypeLabels } from '@wagewright/contracts/payroll/global-tables';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import type { GlobalTableRow } from './global-table.ts';

const CreateGlobalTable = lazyPart(() => import('./CreateGlobalTable.tsx'));

const tableColumns = (t: TFunction<'globalTables'>, format: Formatter): Column<GlobalTableRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: ({ code, name }) => (
      <Link to="/payroll/global-tables/$code" params={{ code }}>
        {format.name(name)}
      </Link>
    ),
    width: 240,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 170, card: 'second' },
  { id: 'category', name: t('columns.category'), type: 'text', isSortable: true, value: ({ category }) => category, width: 160 },
  { id: 'type', name: t('columns.type'), type: 'text', isSortable: true, value: ({ type }) => format.name(globalTableTypeLabels[type]) },
  {
    id: 'independentEntity',
    name: t('columns.independentEntity'),
    type: 'text',
    value: ({ independentEntity }) => (independentEntity ? t('yes') : null),
    width: 170,
  },
  {
    id: 'revision',
    name: t('columns.revision'),
    type: 'text',
    value: ({ revision }) => (revision === null ? t('empty') : t('revision', { number: revision })),
    width: 130,
    grow: 0,
    card: 'aside',
  },
  { id: 'changedAt', name: t('columns.changedAt'), type: 'instant', isSortable: true, value: ({ changedAt }) => changedAt, width: 170 },
  { id: 'solutions', name: t('columns.solutions'), type: 'count', isSortable: true, value: ({ solutions }) => solutions },
];

/** Rates, brackets and parameters that solutions share. */
export function GlobalTableListPage() {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const can = useCan();
  const query = trpc.payroll.globalTables.listGlobalTables.useQuery({});
  const columns = useMemo(() => tableColumns(t, format), [t, format]);
  const [isCreating, setCreating] = useState(false);
  const categories = [...new Set((query.data?.rows ?? []).map(({ category }) => category))];
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('global-table.edit') ? { id: 'create', label: t('create.action'), run: () => setCreating(true) } : null}
      />
      <Suspense>{isCreating && <CreateGlobalTable categories={categories} onClose={() => setCreating(false)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconTableShare size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
