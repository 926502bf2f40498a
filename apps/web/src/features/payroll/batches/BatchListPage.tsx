import { Button, Group, NativeSelect, Pagination } from '@mantine/core';
import { IconCalculator, IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type BatchStatus, batchMachine, batchStatuses } from '@wagewright/contracts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchRows } from './BatchRows.tsx';

const CreateBatch = lazy(() => import('./CreateBatch.tsx'));
const route = getRouteApi('/_app/payroll/batches/');
const pageRows = 20;
const calculatingRefreshMs = 1_500;
/** Two labels of the machine read the same; one entry of the filter stands for each label. */
const offeredStatuses = batchStatuses.filter((status) => status !== 'deleted' && status !== 'in-approval');

export function BatchListPage() {
  const { t } = useTranslation('batches');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const can = useCan();
  const { solution, status, page = 1, create } = search;
  const query = trpc.payroll.batches.listBatches.useQuery(
    defined({ solutionId: solution, status, offset: (page - 1) * pageRows, limit: pageRows }),
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.rows.some((row) => row.status === 'calculating') ? calculatingRefreshMs : false),
    },
  );
  const isFiltered = solution !== undefined || status !== undefined;
  const openCreate = () => void navigate({ search: { ...search, create: true as const } });
  const createButton = can('batch.create') ? (
    <Button leftSection={<IconPlus size={16} />} onClick={openCreate}>
      {t('create')}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={createButton} />
      <BatchFilters />
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton />}>
          {({ rows }) =>
            rows.length > 0 ? (
              <BatchRows rows={rows} />
            ) : isFiltered ? (
              <EmptyState
                icon={<IconCalculator size={24} />}
                title={t('emptyFilteredTitle')}
                action={
                  <Button variant="default" onClick={() => void navigate({ search: {} })}>
                    {t('emptyFilteredAction')}
                  </Button>
                }
              />
            ) : (
              <EmptyState icon={<IconCalculator size={24} />} title={t('emptyTitle')} text={t('emptyText')} action={createButton} />
            )
          }
        </Loaded>
      </Panel>
      {query.data && query.data.total > pageRows && (
        <Group justify="center" mt="lg">
          <Pagination
            total={Math.ceil(query.data.total / pageRows)}
            value={page}
            onChange={(next) => void navigate({ search: defined({ ...search, page: next === 1 ? undefined : next }) })}
            getItemProps={(item) => ({ 'aria-label': t('page', { page: item }) })}
            getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('previousPage') : t('nextPage') })}
          />
        </Group>
      )}
      <Suspense>
        {create && (
          <CreateBatch
            {...defined({ solutionId: solution })}
            onClose={() => void navigate({ search: defined({ ...search, create: undefined }) })}
          />
        )}
      </Suspense>
    </>
  );
}

function BatchFilters() {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const choose = (change: { solution?: number | undefined; status?: BatchStatus | undefined }) =>
    void navigate({ search: defined({ ...search, page: undefined, ...change }) });
  return (
    <Group gap="xs" mb="md">
      <NativeSelect
        aria-label={t('fields.solution')}
        w={{ base: '100%', xs: 260 }}
        value={search.solution ? String(search.solution) : ''}
        onChange={({ currentTarget: { value } }) => choose({ solution: value ? Number(value) : undefined })}
        data={[
          { value: '', label: t('allSolutions') },
          ...(solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
      />
      <NativeSelect
        aria-label={t('fields.status')}
        w={{ base: '100%', xs: 200 }}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) => choose({ status: (value || undefined) as BatchStatus | undefined })}
        data={[
          { value: '', label: t('allStatuses') },
          ...offeredStatuses.map((value) => ({ value, label: format.name(batchMachine.labels[value]) })),
        ]}
      />
    </Group>
  );
}
