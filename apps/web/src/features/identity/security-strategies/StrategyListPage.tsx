import { IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { nameOf, whomOf } from './strategy-texts.ts';

export type Listed = Outputs['identity']['securityStrategies']['listStrategies'];
export type Strategy = Listed['rows'][number];

const strategyColumns = (t: TFunction<'securityStrategies'>, format: Formatter, roles: Listed['roles']): Column<Strategy>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: (row) => nameOf(t, row),
    content: (row) => (
      <Link to="/settings/security-strategies/$strategyId" params={{ strategyId: String(row.id) }}>
        {nameOf(t, row)}
      </Link>
    ),
    width: 200,
    card: 'title',
  },
  { id: 'whom', name: t('columns.whom'), type: 'text', value: (row) => whomOf(t, format, row, roles), width: 280, grow: 2, card: 'second' },
  { id: 'length', name: t('columns.length'), type: 'count', value: ({ rules }) => rules.charactersMin },
  {
    id: 'expiry',
    name: t('columns.expiry'),
    type: 'text',
    value: ({ rules }) => (rules.expiryDays === null ? t('never') : t('days', { count: rules.expiryDays })),
    width: 130,
  },
  {
    id: 'history',
    name: t('columns.history'),
    type: 'text',
    value: ({ rules }) => (rules.historyCount === 0 ? t('none') : t('last', { count: rules.historyCount })),
    width: 130,
  },
  {
    id: 'secondFactor',
    name: t('columns.secondFactor'),
    type: 'text',
    value: ({ rules }) => t(`secondFactors.${rules.secondFactor}`),
    width: 140,
  },
];

/** What passwords have to be, and for whom. */
export function StrategyListPage() {
  const { t } = useTranslation('securityStrategies');
  const format = useFormat();
  const canEdit = useCan()('security-strategy.edit');
  const query = trpc.identity.securityStrategies.listStrategies.useQuery({});
  const roles = query.data?.roles;
  const columns = useMemo(() => strategyColumns(t, format, roles ?? []), [t, format, roles]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={canEdit ? { id: 'new', label: t('new'), link: { to: '/settings/security-strategies/new' } } : null}
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconShieldLock size={24} />} title={t('empty')} />}
        />
      </Panel>
    </>
  );
}
