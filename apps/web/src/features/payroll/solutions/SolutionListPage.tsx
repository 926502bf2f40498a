import { IconRulerMeasure } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useCan } from '../../../shared/views.ts';

const CreateSolution = lazyPart(() => import('./CreateSolution.tsx'));

type SolutionRow = Outputs['payroll']['solutions']['listSolutions']['rows'][number];

const solutionColumns = (t: TFunction<'solutions'>, format: Formatter): Column<SolutionRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: ({ id, name }) => (
      <Link to="/payroll/solutions/$solutionId" params={{ solutionId: String(id) }}>
        {format.name(name)}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  {
    id: 'status',
    name: t('columns.status'),
    type: 'text',
    isSortable: true,
    value: ({ status }) => format.name(solutionMachine.labels[status]),
    content: ({ status }) => (
      <StatusBadge tone={status === 'active' ? 'good' : 'closed'}>{format.name(solutionMachine.labels[status])}</StatusBadge>
    ),
    width: 120,
    grow: 0,
    card: 'aside',
  },
  {
    id: 'legalEntity',
    name: t('columns.legalEntity'),
    type: 'text',
    isSortable: true,
    value: ({ legalEntity }) => format.name(legalEntity),
    width: 230,
    card: 'second',
  },
  {
    id: 'parent',
    name: t('columns.parent'),
    type: 'text',
    isSortable: true,
    value: ({ parent, offeredNumber }) =>
      parent &&
      [format.name(parent.name), ...(offeredNumber === null ? [] : [t('children.newCopy', { number: offeredNumber })])].join(' · '),
    width: 200,
  },
  {
    id: 'periodType',
    name: t('columns.periodType'),
    type: 'text',
    isSortable: true,
    value: ({ periodType }) => t(`periodTypes.${periodType}`),
  },
  {
    id: 'copy',
    name: t('columns.copy'),
    type: 'text',
    value: ({ publishedCopy }) => (publishedCopy === null ? t('noCopy') : t('copyNumber', { number: publishedCopy })),
  },
  { id: 'people', name: t('columns.people'), type: 'count', isSortable: true, value: ({ employeeCount }) => employeeCount },
  { id: 'batches', name: t('columns.batches'), type: 'count', isSortable: true, value: ({ batchCount }) => batchCount },
];

export function SolutionListPage() {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const query = trpc.payroll.solutions.listSolutions.useQuery({});
  const columns = useMemo(() => solutionColumns(t, format), [t, format]);
  const can = useCan();
  const [isCreating, setCreating] = useState(false);
  const templates = trpc.payroll.solutions.listTemplates.useQuery({}, { enabled: isCreating });
  const places = trpc.payroll.solutions.listPlaces.useQuery({}, { enabled: isCreating });
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('solution.manage') ? { id: 'create', label: t('create.action'), run: () => setCreating(true) } : null}
      />
      <Suspense>
        {isCreating && templates.data && places.data && query.data && (
          <CreateSolution
            templates={templates.data.rows}
            solutions={query.data.rows}
            places={places.data.rows}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconRulerMeasure size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
