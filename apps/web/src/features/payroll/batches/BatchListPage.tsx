import { Button, Group, TextInput } from '@mantine/core';
import { IconCalculator, IconPlus } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { type BatchFilter, batchFilters, batchTypes } from '@wagewright/contracts/payroll/batches';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined, readId, readOneOf } from '../../../shared/search.ts';
import { type Condition, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { useTyped } from '../../../shared/ui/form/index.ts';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchFilters } from './BatchFilters.tsx';
import { type BatchRow, batchColumns, shareDone } from './batch-columns.tsx';

const CreateBatch = lazyPart(() => import('./CreateBatch.tsx'));
const route = getRouteApi('/_app/payroll/batches/');
const calculatingRefreshMs = 1_500;

interface Filter {
  readonly solutionId?: number;
  readonly status?: BatchFilter;
  readonly type?: (typeof batchTypes)[number];
}

/** What the address asks for as conditions, as chips and saved views have them, and back. */
function filtersOf({ solutionId, status, type }: Filter): Condition[] {
  const chosen = defined({ solution: solutionId === undefined ? undefined : String(solutionId), status, type });
  return Object.entries(chosen).map(([column, value]) => ({ column, operator: 'one-of', values: [value] }));
}
function searchOf(filters: readonly Condition[] = []) {
  const raw = Object.fromEntries(filters.map(({ column, values }) => [column, values?.[0]]));
  return defined({
    solution: readId(raw, 'solution'),
    status: readOneOf(raw, 'status', batchFilters),
    type: readOneOf(raw, 'type', batchTypes),
  });
}

export function BatchListPage() {
  const { t } = useTranslation('batches');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const can = useCan();
  const { solution, status, type, create, period } = search;
  const { typed, setTyped, keywords } = useTyped();
  const format = useFormat();
  const { client } = trpc.useUtils();
  const filter = defined({ solutionId: solution, status, type });
  const asked = { ...filter, ...(keywords ? { keywords } : {}) };
  const rows = useWindowRows<BatchRow, Outputs['payroll']['batches']['listBatches']>({
    keyOf: (range) => getQueryKey(trpc.payroll.batches.listBatches, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.batches.listBatches.query({ ...asked, ...range }, { signal }),
    refreshMs: (page) =>
      page?.rows.some((row) => row.status === 'calculating' || shareDone(row) !== undefined) ? calculatingRefreshMs : 0,
  });
  const columns = useMemo(() => batchColumns(t, format), [t, format]);
  const isFiltered = Object.keys(asked).length > 0;
  const openCreate = () => void navigate({ search: { ...search, create: true as const } });
  const mayCreate = can('batch.create');
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        {...(mayCreate ? { primary: { id: 'create', label: t('create'), icon: <IconPlus size={16} />, run: openCreate } } : {})}
      />
      <Group gap="xs" mb="md">
        <TextInput
          aria-label={t('find')}
          placeholder={t('find')}
          value={typed}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <BatchFilters
          conditions={filtersOf(filter)}
          onChange={(filters) => void navigate({ search: defined({ ...searchOf(filters), create }) })}
        />
      </Group>
      <Panel flush>
        <DataTable
          label={t('listLabel')}
          name="batches"
          columns={columns}
          rows={rows}
          address={{
            view: search.view,
            asked: { filters: filtersOf(filter) },
            filterable: ['solution', 'status', 'type'],
            go: ({ filters }) => void navigate({ search: searchOf(filters), replace: true }),
          }}
          identity={JSON.stringify(asked)}
          empty={
            isFiltered ? (
              <EmptyState
                icon={<IconCalculator size={24} />}
                title={t('emptyFilteredTitle')}
                action={
                  <Button
                    variant="default"
                    onClick={() => {
                      setTyped('');
                      void navigate({ search: {} });
                    }}
                  >
                    {t('emptyFilteredAction')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<IconCalculator size={24} />}
                title={t('emptyTitle')}
                text={t('emptyText')}
                action={mayCreate && <Button onClick={openCreate}>{t('create')}</Button>}
              />
            )
          }
        />
      </Panel>
      <Suspense>
        {create && (
          <CreateBatch
            {...defined({ solutionId: solution, periodId: period, type })}
            onClose={() => void navigate({ search: defined({ ...search, create: undefined, period: undefined }) })}
          />
        )}
      </Suspense>
    </>
  );
}
