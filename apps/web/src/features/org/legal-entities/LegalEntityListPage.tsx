import { Anchor, Group } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { AsOf } from '../../../shared/ui/AsOf.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import type { LegalEntity } from './LegalEntityDialog.tsx';
import { usePlaceNames } from './place-names.ts';

const LegalEntityDialog = lazyPart(() => import('./LegalEntityDialog.tsx'));

const route = getRouteApi('/_app/organisation/legal-entities/');

/** The employers in law. */
export function LegalEntityListPage() {
  const { t } = useTranslation('legalEntities');
  const format = useFormat();
  const places = usePlaceNames();
  const can = useCan();
  const canEdit = can('legal-entity.edit');
  const maySetUp = can('setup.edit');
  const [opened, open] = useState<LegalEntity | 'new'>();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const query = trpc.org.legalEntities.listLegalEntities.useQuery(search);
  const columns = useMemo((): Column<LegalEntity>[] => {
    const text = (id: string, name: string, value: (entity: LegalEntity) => string, width: number): Column<LegalEntity> => ({
      id,
      name,
      type: 'text',
      isSortable: true,
      value,
      width,
    });
    const nameOf = (entity: LegalEntity) => format.name(entity.name);
    const link = (entity: LegalEntity) =>
      entity.mayEdit ? (
        <Anchor component="button" type="button" inherit onClick={() => open(entity)}>
          {nameOf(entity)}
        </Anchor>
      ) : (
        nameOf(entity)
      );
    return [
      { ...text('name', t('columns.name'), nameOf, 240), content: link, grow: 2, card: 'title' },
      { ...text('code', t('columns.code'), ({ code }) => code, 140), card: 'second' },
      text('country', t('columns.country'), ({ country }) => places.country(country), 160),
      text('currency', t('columns.currency'), ({ currency }) => currency, 110),
      text('timeZone', t('columns.timeZone'), ({ timeZone }) => timeZone.replaceAll('_', ' '), 180),
      text('calendar', t('columns.calendar'), ({ calendar }) => (calendar ? format.name(calendar) : t('weekly')), 220),
      {
        id: 'headcount',
        name: t('columns.people'),
        type: 'count',
        isSortable: true,
        value: ({ headcount }) => String(headcount),
        width: 110,
        grow: 0,
        card: 'aside',
      },
    ];
  }, [t, format, places]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        secondary={maySetUp ? { id: 'setup', label: t('setUp'), link: { to: '/payroll/setups/new' } } : null}
        primary={canEdit ? { id: 'create', label: t('create'), run: () => open('new') } : null}
      />
      <Suspense>{opened && <LegalEntityDialog entity={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Group mb="md">
        <AsOf value={search.on} onChange={(on) => void navigate({ search: defined({ on }), replace: true })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconBuildingBank size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
