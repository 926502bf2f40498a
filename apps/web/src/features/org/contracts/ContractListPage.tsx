import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { contractKindLabels } from '@wagewright/contracts/org/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { dayAfter, useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { type Column, DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Contract, contractTones } from './contract.ts';
import { contractShows } from './contract-search.ts';

type Listed = Outputs['org']['contracts']['listContracts'];
const route = getRouteApi('/_app/contracts');

/** How far ahead is looked at first. */
const daysAhead = 60;

const text = (id: string, name: string, width: number, value: (contract: Contract) => string | null): Column<Contract> => ({
  id,
  name,
  type: 'text',
  width,
  grow: 0,
  value,
});
const day = (id: string, name: string, value: (contract: Contract) => string | null): Column<Contract> => ({
  ...text(id, name, 130, value),
  type: 'date',
});

function useContractColumns(on: string | undefined): Column<Contract>[] {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return useMemo(
    () => [
      {
        ...text('employee', t('columns.employee'), 180, ({ employee }) => employee),
        grow: 1,
        card: 'title',
        content: ({ employee, employeeId }: Contract) => (
          <Link to="/people/$employeeId" params={{ employeeId: String(employeeId) }} search={defined({ tab: 'contracts' as const, on })}>
            {employee}
          </Link>
        ),
      },
      text('employeeNumber', t('columns.employeeNumber'), 110, ({ employeeNumber }) => employeeNumber),
      { ...text('number', t('columns.number'), 150, ({ number }) => number), card: 'second' },
      { ...text('kind', t('columns.kind'), 150, ({ kind }) => format.name(contractKindLabels[kind])), grow: 1 },
      day('startsOn', t('columns.startsOn'), ({ startsOn }) => startsOn),
      day('endsOn', t('columns.endsOn'), ({ endsOn }) => endsOn),
      day('probationUntil', t('columns.probationUntil'), ({ probationUntil, probationPassedOn }) =>
        probationPassedOn ? null : probationUntil,
      ),
      day('signedOn', t('columns.signedOn'), ({ signedOn }) => signedOn),
      {
        ...text('state', t('columns.state'), 120, ({ state }) => t(`states.${state}`)),
        card: 'aside',
        content: ({ state }: Contract) => <StatusBadge tone={contractTones[state]}>{t(`states.${state}`)}</StatusBadge>,
      },
    ],
    [t, format, on],
  );
}

/** Contracts of a legal entity: those that end soon, whose probation ends, that nobody has signed, or all. */
export function ContractListPage() {
  const { t } = useTranslation('contracts');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const columns = useContractColumns(search.on);
  const today = useToday();
  const { show = 'running', on } = search;
  const soon = dayAfter(on ?? today, daysAhead);
  const { by = soon } = search;
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const input = { show, by, ...(on ? { on } : {}), ...(search.search ? { search: search.search } : {}) };
  const rows = useWindowRows<Contract, Listed>({
    keyOf: (range) => getQueryKey(trpc.org.contracts.listContracts, { ...input, ...range }, 'query'),
    read: (range, signal) => client.org.contracts.listContracts.query({ ...input, ...range }, { signal }),
  });
  const asksDay = show === 'ending' || show === 'probation';
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Group gap="xs" mb="md" align="flex-end">
        <NativeSelect
          label={t('show')}
          value={show}
          data={contractShows.map((list) => ({ value: list as string, label: t(`lists.${list}`) }))}
          onChange={({ currentTarget: { value } }) => change({ show: contractShows.find((list) => list === value && list !== 'running') })}
        />
        {asksDay && (
          <TextInput
            type="date"
            label={t('by')}
            value={by}
            onChange={({ currentTarget: { value } }) => change({ by: value === '' || value === soon ? undefined : value })}
          />
        )}
        <AsOf value={on} onChange={(day) => change({ on: day })} />
        <SearchField label={t('find')} value={search.search ?? ''} onChange={(value) => change({ search: value || undefined })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(input)}
          empty={
            <EmptyState icon={<IconFileText size={24} />} title={t('none.title')} text={t(show === 'all' ? 'none.all' : 'none.fits')} />
          }
        />
      </Panel>
    </>
  );
}
