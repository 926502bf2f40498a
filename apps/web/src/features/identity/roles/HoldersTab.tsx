import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Roles.module.css';

type Whole = Outputs['identity']['roles']['listRoleHolders'];
type Holder = Whole['rows'][number];

const holderColumns = (t: TFunction<'roles'>, format: Formatter): Column<Holder>[] => [
  {
    id: 'name',
    name: t('holders.name'),
    type: 'text',
    value: ({ displayName }) => displayName,
    content: ({ userId, displayName }) => (
      <Link to="/settings/users/$userId" params={{ userId: String(userId) }}>
        {displayName}
      </Link>
    ),
    width: 220,
    card: 'title',
  },
  { id: 'account', name: t('holders.account'), type: 'text', value: ({ account }) => account, width: 240, card: 'second' },
  {
    id: 'where',
    name: t('holders.where'),
    type: 'text',
    value: ({ legalEntity }) => (legalEntity ? format.name(legalEntity) : t('holders.everywhere')),
    width: 240,
    card: 'second',
  },
];

/** Who holds a role, and where it counts for them. */
export function HoldersTab({ roleId }: { readonly roleId: number }) {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const utils = trpc.useUtils();
  const rows = useWindowRows<Holder, Whole>({
    keyOf: (range) => getQueryKey(trpc.identity.roles.listRoleHolders, { id: roleId, ...range }, 'query'),
    read: (range, signal) => utils.client.identity.roles.listRoleHolders.query({ id: roleId, ...range }, { signal }),
  });
  const columns = useMemo(() => holderColumns(t, format), [t, format]);
  return (
    <div className={classes.tab}>
      <Panel flush>
        <DataTable
          label={t('tabs.holders')}
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconUsers size={24} />} title={t('holders.emptyTitle')} text={t('holders.emptyText')} />}
        />
      </Panel>
    </div>
  );
}
