import { Group, NativeSelect } from '@mantine/core';
import { IconSum } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { useDownload } from '../../../../shared/api/use-download.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { defined } from '../../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { askedOf, type BalanceSearch } from './balance-search.ts';
import { type Balances, balanceColumns } from './ledger-columns.tsx';

const BalanceEntries = lazyPart(() => import('./BalanceEntries.tsx'));
const route = getRouteApi('/_app/payroll/balances/');
type Listed = Outputs['payroll']['balances']['listBalances'];

/** What the ledger has of each employee, element by element; each figure opens how it came to be. */
export function EmployeeBalanceListPage() {
  const { t } = useTranslation('ledger');
  // what it can be narrowed by is asked once, whatever is looked at
  const choices = trpc.payroll.balances.listBalances.useQuery({ limit: 1 }, { placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Loaded query={choices} skeleton={<RowsSkeleton rows={10} />}>
        {(listed) => <BalanceTable choices={listed} />}
      </Loaded>
    </>
  );
}

interface NarrowProps {
  readonly label: string;
  /** Where nothing is chosen. */
  readonly any: string;
  readonly value: string | number | undefined;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

const Narrow = ({ label, any, value, choices, onChoose }: NarrowProps) => (
  <NativeSelect
    aria-label={label}
    maw={240}
    value={String(value ?? '')}
    data={[{ value: '', label: any }, ...choices]}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);

function BalanceTable({ choices }: { choices: Listed }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const download = useDownload();
  const change = (next: BalanceSearch) => void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const asked = askedOf(search);
  const rows = useWindowRows<Balances, Listed>({
    keyOf: (range) => getQueryKey(trpc.payroll.balances.listBalances, { ...asked, ...range }, 'query'),
    read: (range, signal) => client.payroll.balances.listBalances.query({ ...asked, ...range }, { signal }),
  });
  const { elements, legalEntities, years } = choices;
  const columns = useMemo(() => balanceColumns({ elements, legalEntities }, t, format), [elements, legalEntities, t, format]);
  const { employee, of, element, year } = search;
  const isFiltered = [search.q, year, search.entity, search.with].some((one) => one !== undefined);
  const yearChoices = years.map((one) => ({ value: String(one), label: t('ofYear', { year: one }) }));
  const entityChoices = legalEntities.map(({ id, name }) => ({ value: String(id), label: format.name(name) }));
  const elementChoices = elements.map(({ code, name }) => ({ value: code, label: t('withElement', { element: format.name(name) }) }));
  return (
    <>
      <Group gap="xs" mb="md">
        <SearchField label={t('search')} value={search.q ?? ''} onChange={(q) => change({ q: q || undefined })} />
        <Narrow label={t('year')} any={t('anyYear')} value={year} choices={yearChoices} onChoose={(one) => change({ year: idOf(one) })} />
        {legalEntities.length > 1 && (
          <Narrow
            label={t('entity')}
            any={t('anyEntity')}
            value={search.entity}
            choices={entityChoices}
            onChoose={(one) => change({ entity: idOf(one) })}
          />
        )}
        <Narrow
          label={t('element')}
          any={t('anyElement')}
          value={search.with}
          choices={elementChoices}
          onChoose={(one) => change({ with: one || undefined })}
        />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          name="employee-balances"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(asked)}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          exporter={(ids, type) => download('/api/payroll/balances/export', { ...asked, columns: ids, format: type })}
          onOpen={(row, code) => change({ employee: row.employeeId, of: row.legalEntityId, element: code })}
          isOpen={element !== undefined}
          empty={<EmptyState icon={<IconSum size={24} />} title={t('emptyTitle')} text={t(isFiltered ? 'emptyFiltered' : 'emptyText')} />}
        />
      </Panel>
      <Suspense>
        {employee !== undefined && of !== undefined && element !== undefined && (
          <BalanceEntries
            asked={{ employeeId: employee, legalEntityId: of, element, ...(year === undefined ? {} : { year }) }}
            onClose={() => change({ employee: undefined, of: undefined, element: undefined })}
          />
        )}
      </Suspense>
    </>
  );
}
