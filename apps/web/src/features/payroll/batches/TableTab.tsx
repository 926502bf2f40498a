import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { type AskedRows, SavedViews, SearchField, type TableAddress, useChoice } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { type BatchSearch, tableShows } from './batch-search.ts';
import { ChosenPeople, canChoosePeople } from './ChosenPeople.tsx';
import type { Batch } from './run-batch-event.ts';
import { tablesToSee } from './steps.ts';
import type { CalculatedTable, ResultRow } from './table/columns.ts';
import { GroupedTable } from './table/groups/GroupedTable.tsx';
import { GroupPicker } from './table/groups/GroupPicker.tsx';
import { readPivot } from './table/pivot/pivot-state.ts';
import { ResultFilters } from './table/ResultFilters.tsx';
import { ResultTable } from './table/ResultTable.tsx';
import { rowsInput } from './table/rows-input.ts';
import { filterable } from './table/shown-table.ts';

const CellExplanation = lazyPart(() => import('./table/CellExplanation.tsx'));
const TableStructure = lazyPart(() => import('./table/TableStructure.tsx'));
const Upload = lazyPart(async () => ({ default: (await import('./typed-input/UploadInput.tsx')).UploadInput }));
const PivotView = lazyPart(() => import('./table/pivot/PivotView.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

/** The last table of a definition is what its rules lead to: it is shown first. */
const tableOf = (tables: readonly CalculatedTable[], code: string | undefined): CalculatedTable | undefined =>
  tables.find((table) => table.code === code) ?? tables.findLast(({ lines }) => lines === 'one') ?? tables.at(-1);

export default function TableTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const query = trpc.payroll.tables.listTables.useQuery({ batchId: batch.id });
  if (!batch.hasResult) {
    return (
      <Panel>
        <EmptyState title={t('review.waitingTitle')} text={t('review.waitingCalculate')} />
      </Panel>
    );
  }
  const seen = tablesToSee(batch.steps);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {({ tables }) => <TableView batch={batch} tables={tables.filter(({ code }) => seen.has(code))} />}
    </Loaded>
  );
}

function TableView({ batch, tables }: { batch: Batch; tables: readonly CalculatedTable[] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const choice = useChoice();
  const arrivals = useRef<Record<string, number | 'plainly'>>({});
  const table = tableOf(tables, search.table);
  const change = (next: { [Key in keyof BatchSearch]?: BatchSearch[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), resetScroll: false, replace: true });
  const openPerson = (employeeId: number) =>
    void navigate({
      to: '/payroll/batches/$batchId/people/$employeeId',
      params: { batchId: String(batch.id), employeeId: String(employeeId) },
    });
  if (!table) return <EmptyState title={t('review.waitingTitle')} />;
  const { employee, column, line } = search;
  const isShared = table.lines === 'shared';
  const input = rowsInput(batch.id, table.code, search);
  const groups = search.groups ?? [];
  const address: TableAddress = {
    view: search.view,
    asked: {
      sort: search.sort,
      search: search.q,
      filters: search.filters,
      match: search.match,
      groups: search.groups,
      show: search.show === 'pivot' ? 'pivot' : undefined,
      pivot: search.pivot as AskedRows['pivot'],
    },
    place: { tab: 'table', table: table.code },
    go: ({ search: q, sort, filters, match, groups, show, pivot }) =>
      change({ table: table.code, sort, filters, match, groups, show, pivot: readPivot(pivot), q, view: undefined }),
    ...(batch.may.includes('solution.read') ? { solutionId: batch.solutionId } : {}),
    arrivals,
  };
  const shown = {
    input,
    table,
    sort: search.sort,
    address,
    onSort: (sort: string | undefined) => change({ sort }),
    onExplain: (row: ResultRow, code: string) =>
      code === 'name' && row.employeeId !== null
        ? openPerson(row.employeeId)
        : change({ employee: row.employeeId ?? undefined, column: code, line: row.line > 0 || isShared ? row.line + 1 : undefined }),
  };
  const isExplaining = column !== undefined && (isShared ? line !== undefined : employee !== undefined);
  return (
    <>
      <Group gap="xs" mb="md" align="flex-end">
        {tables.length > 1 && (
          <NativeSelect
            aria-label={t('table.choose')}
            w={{ base: '100%', xs: 240 }}
            value={table.code}
            onChange={({ currentTarget: { value } }) => {
              // people are looked for in all tables of people; the texts of a table over all of them are its own
              const keepsSearch = !isShared && tables.find(({ code }) => code === value)?.lines !== 'shared';
              const cleared = { sort: undefined, filters: undefined, match: undefined, groups: undefined, pivot: undefined };
              change({ table: value, ...cleared, ...(keepsSearch ? {} : { q: undefined }) });
            }}
            data={tables.map(({ code, name }) => ({ value: code, label: format.name(name) }))}
          />
        )}
        <SearchField
          key={isShared ? 'texts' : 'people'}
          label={t(isShared ? 'table.find' : 'table.search')}
          value={search.q ?? ''}
          onChange={(q) => change({ q: q || undefined })}
        />
        <SegmentedControl
          aria-label={t('table.show')}
          value={search.show ?? 'rows'}
          onChange={(show) => change({ show: tableShows.find((one) => one === show) })}
          data={(['rows', ...tableShows] as const).map((show) => ({ value: show, label: t(`table.shows.${show}`) }))}
        />
        {search.show === undefined && (
          <GroupPicker
            table={table}
            levels={search.groups ?? []}
            onChange={(groups) => change({ groups: groups.length > 0 ? [...groups] : undefined })}
          />
        )}
        {search.show === 'pivot' && (
          <Group h={36}>
            <SavedViews
              name={`result.${table.code}`}
              columnIds={table.columns.map(({ code }) => code)}
              address={{ ...address, filterable }}
            />
          </Group>
        )}
        <Upload batch={batch} />
        <ResultFilters table={table} input={input} filters={search.filters ?? []} match={search.match ?? 'all'} onChange={change} />
      </Group>
      <Panel flush>
        {search.show === 'structure' ? (
          <TableStructure batchId={batch.id} table={table.code} label={format.name(table.name)} />
        ) : search.show === 'pivot' ? (
          <PivotView
            key={table.code}
            table={table}
            input={input}
            state={search.pivot ?? {}}
            onChange={(pivot) => change({ pivot })}
            onRows={(conditions) => change({ show: undefined, groups: undefined, filters: [...(search.filters ?? []), ...conditions] })}
          />
        ) : groups.length > 0 ? (
          <GroupedTable key={`${table.code} ${groups.join(' ')}`} {...shown} levels={groups} isExplaining={isExplaining} />
        ) : (
          <ResultTable
            key={table.code}
            {...shown}
            isExplaining={isExplaining}
            choice={canChoosePeople(batch) ? choice : undefined}
            selectionBar={<ChosenPeople batch={batch} choice={choice} />}
          />
        )}
      </Panel>
      <Suspense>
        {isExplaining && column !== undefined && (
          <CellExplanation
            batch={batch}
            table={table}
            employeeId={isShared ? null : (employee ?? null)}
            line={(line ?? 1) - 1}
            column={column}
            onLine={(next) => change({ line: next > 0 ? next + 1 : undefined })}
            onClose={() => change({ employee: undefined, column: undefined, line: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
