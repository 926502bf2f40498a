import { Group, MultiSelect } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import {
  DataTable,
  type Exporter,
  FilterChips,
  SearchField,
  type TableAddress,
  useWindowRows,
} from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { useCustomText } from '../custom-fields/index.ts';
import { GroupedPeople } from './GroupedPeople.tsx';
import { groupLevelsMax, type ListedPerson, type PeopleSearch, type PersonField, peopleInput } from './people-search.ts';
import { personColumns, personFilters } from './person-columns.tsx';
import { useAskPeople } from './use-ask-people.ts';

type Listed = Outputs['org']['employees']['listEmployees'];
const route = getRouteApi('/_app/people/');
const HirePerson = lazyPart(async () => ({ default: (await import('./HirePerson.tsx')).HirePerson }));
const ImportPeople = lazyPart(async () => ({ default: (await import('./ImportPeople.tsx')).ImportPeople }));
const FindByNumber = lazyPart(() => import('../payment-data/FindByNumber.tsx'));
const noFields: readonly PersonField[] = [];
const noLevels: readonly string[] = [];

/** Everybody within reach as of a day: found, filtered, grouped, and taken out as a file. */
export function PeopleListPage() {
  const { t } = useTranslation('employees');
  const { t: ofNumbers } = useTranslation('paymentData');
  const format = useFormat();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const change = (next: { [Key in keyof PeopleSearch]?: PeopleSearch[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const input = peopleInput(search);
  const rows = useWindowRows<ListedPerson, Listed>({
    keyOf: (range) => getQueryKey(trpc.org.employees.listEmployees, { ...input, ...range }, 'query'),
    read: (range, signal) => client.org.employees.listEmployees.query({ ...input, ...range }, { signal }),
  });
  const fields = rows.whole?.customFields ?? noFields;
  const say = useCustomText();
  const columns = useMemo(() => personColumns({ t, format, fields, say, on: search.on }), [t, format, fields, say, search.on]);
  const filters = useMemo(() => personFilters({ t, format, fields, say }), [t, format, fields, say]);
  const isNarrowed = search.on !== undefined || search.q !== undefined || search.filters !== undefined;
  const empty = isNarrowed ? 'noneFits' : 'none';
  const levels = search.groups ?? noLevels;
  const download = useDownload();
  const exporter: Exporter = (shown, file) => download('/api/org/employees/export', { ...input, columns: shown, format: file });
  const ask = useAskPeople(input, filters);
  const address: TableAddress = {
    view: search.view,
    asked: { sort: search.sort, search: search.q, filters: search.filters, match: search.match, groups: search.groups },
    filterable: filters.map(({ id }) => id),
    go: ({ search: q, sort, filters: conditions, match, groups }) =>
      change({ q, sort, filters: conditions, match, groups, view: undefined }),
  };
  const shown = { columns, address, sort: search.sort, onSort: (sort: string | undefined) => change({ sort }), exporter };
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        {...(can('employee.edit') && can('personnel-action.ask')
          ? { primary: { id: 'hire', label: t('hire.action'), icon: <IconPlus size={16} />, run: () => change({ hire: true }) } }
          : {})}
        secondary={
          can('employee.edit') && can('import.make')
            ? { id: 'import', label: t('import.action'), run: () => change({ import: true }) }
            : null
        }
        more={
          can('employee.read-bank') || can('employee.read-identity')
            ? [{ id: 'find-by-number', label: ofNumbers('find.action'), run: () => change({ find: true }) }]
            : []
        }
      />
      <Suspense>{search.import && <ImportPeople onClose={() => change({ import: undefined })} />}</Suspense>
      <Suspense>{search.find && <FindByNumber onClose={() => change({ find: undefined })} />}</Suspense>
      <Suspense>{search.hire && <HirePerson onClose={() => change({ hire: undefined })} />}</Suspense>
      <Group gap="xs" mb="md" align="flex-end">
        <SearchField label={t('find')} value={search.q ?? ''} onChange={(q) => change({ q: q || undefined })} />
        <AsOf value={search.on} onChange={(on) => change({ on })} />
        <MultiSelect
          aria-label={t('groupBy')}
          placeholder={levels.length === 0 ? t('groupBy') : undefined}
          w={{ base: '100%', xs: levels.length > 0 ? 320 : 170 }}
          data={filters.map(({ id, name }) => ({ value: id, label: name }))}
          value={[...levels]}
          maxValues={groupLevelsMax}
          clearable
          hidePickedOptions
          onChange={(groups) => change({ groups: groups.length > 0 ? groups : undefined })}
        />
        <FilterChips columns={filters} conditions={search.filters ?? []} match={search.match ?? 'all'} ask={ask} onChange={change} />
      </Group>
      <Panel flush>
        {levels.length > 0 ? (
          <GroupedPeople key={levels.join(' ')} {...shown} input={input} levels={levels} filters={filters} />
        ) : (
          <DataTable
            {...shown}
            label={t('title')}
            name="people"
            rows={rows}
            identity={JSON.stringify(input)}
            empty={<EmptyState icon={<IconUsers size={24} />} title={t(`empty.${empty}.title`)} text={t(`empty.${empty}.text`)} />}
          />
        )}
      </Panel>
    </>
  );
}
