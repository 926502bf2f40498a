import { NativeSelect, Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { globalTableTypeLabels } from '@wagewright/contracts/payroll/global-tables';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import classes from './GlobalTables.module.css';
import type { GlobalTable } from './global-table.ts';
import { type GlobalTableTab, globalTableTabs } from './global-table-search.ts';
import type { TabProps } from './tab-props.ts';
import { useTableActions } from './use-table-actions.tsx';

const panels: Record<GlobalTableTab, React.ComponentType<TabProps>> = {
  rows: lazyPart(() => import('./RowsTab.tsx')),
  columns: lazyPart(() => import('./ColumnsTab.tsx')),
  revisions: lazyPart(() => import('./RevisionsTab.tsx')),
  uses: lazyPart(() => import('./UsesTab.tsx')),
};

const route = getRouteApi('/_app/payroll/global-tables/$code');

export function GlobalTablePage() {
  const { code } = route.useParams();
  const { entity: legalEntityId, revision } = route.useSearch();
  const query = trpc.payroll.globalTables.getGlobalTable.useQuery({ code, ...defined({ legalEntityId, revision }) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(table) => <GlobalTableView table={table} />}
    </Loaded>
  );
}

function GlobalTableView({ table }: { table: GlobalTable }) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const can = useCan();
  const { tab = 'rows', entity, revision } = route.useSearch();
  const navigate = route.useNavigate();
  const { dialog, ...actions } = useTableActions(table, entity);
  const Chosen = panels[tab];
  const facts = [table.code, table.category, format.name(globalTableTypeLabels[table.type]), table.currency];
  const isOld = revision !== undefined;
  return (
    <>
      <PageHeader
        title={format.name(table.name)}
        trail={[{ label: t('title'), link: { to: '/payroll/global-tables' } }]}
        facts={[...facts, ...(table.independentEntity ? [t('columns.independentEntity')] : [])]}
        {...actions}
      />
      {dialog}
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) =>
          void navigate({
            search: { ...defined({ entity }), ...(value === 'rows' ? {} : { tab: value as GlobalTableTab }) },
            resetScroll: false,
          })
        }
      >
        <HeaderTabs label={t('tabs.label')} chosen={tab} tabs={globalTableTabs.map((key) => ({ key, label: t(`tabs.${key}`) }))} />
        <Tabs.Panel value={tab} pt="md">
          {(tab === 'rows' || tab === 'columns') && table.independentEntity && (
            <Whose
              table={table}
              entity={entity}
              onChoose={(next) => void navigate({ search: { ...defined({ tab }), ...defined({ entity: next }) } })}
            />
          )}
          <Suspense fallback={<RowsSkeleton rows={5} />}>
            <Chosen
              key={`${entity ?? ''} ${table.shown?.number ?? 0}`}
              table={table}
              legalEntityId={entity}
              canEdit={can('global-table.edit') && !isOld}
            />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Common rows, or those of one legal entity: its own, or the common ones that hold for it until it has any. */
function Whose({
  table,
  entity,
  onChoose,
}: {
  table: GlobalTable;
  entity: number | undefined;
  onChoose: (entity: number | undefined) => void;
}) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const own = new Map(
    table.latest.flatMap(({ legalEntityId, legalEntity }) => (legalEntityId && legalEntity ? [[legalEntityId, legalEntity]] : [])),
  );
  const entities = new Map([...table.legalEntities.map(({ id, name }) => [id, name] as const), ...own]);
  return (
    <div className={classes.pick}>
      <NativeSelect
        label={t('whose.label')}
        value={String(entity ?? 0)}
        onChange={({ currentTarget: { value } }) => onChoose(value === '0' ? undefined : Number(value))}
        data={[
          { value: '0', label: t('whose.common') },
          ...[...entities].map(([id, name]) => ({
            value: String(id),
            label: own.has(id) ? format.name(name) : t('whose.asCommon', { name: format.name(name) }),
          })),
        ]}
      />
    </div>
  );
}
