import { Anchor, Code, Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';

const ProviderDialog = lazyPart(() => import('./ProviderDialog.tsx'));

export type ProviderRow = Outputs['identity']['providers']['listProviders']['rows'][number];

const providerColumns = (t: TFunction<'providers'>, open: (row: ProviderRow) => void): Column<ProviderRow>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: (row) => (
      <Anchor component="button" type="button" inherit onClick={() => open(row)}>
        {row.name}
      </Anchor>
    ),
    width: 200,
    card: 'title',
  },
  { id: 'issuer', name: t('columns.issuer'), type: 'text', value: ({ issuer }) => issuer, width: 320, grow: 2, card: 'second' },
  { id: 'links', name: t('columns.links'), type: 'count', value: ({ links }) => links },
  {
    id: 'state',
    name: t('columns.state'),
    type: 'text',
    value: ({ isOn }) => (isOn ? t('on') : t('off')),
    content: ({ isOn }) => <StatusBadge tone={isOn ? 'good' : 'closed'}>{isOn ? t('on') : t('off')}</StatusBadge>,
    width: 120,
    grow: 0,
    card: 'aside',
  },
];

/** Through whom people may sign in. */
export function ProviderListPage() {
  const { t } = useTranslation('providers');
  const query = trpc.identity.providers.listProviders.useQuery({});
  const [opened, open] = useState<ProviderRow | 'new'>();
  const columns = useMemo(() => providerColumns(t, open), [t]);
  const address = query.data?.redirectAddress;
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'new', label: t('new'), run: () => open('new') }} />
      {address && (
        <Text size="sm" c="dimmed" mb="md">
          {t('redirect')} <Code>{address}</Code>
        </Text>
      )}
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconShieldCheck size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      <Suspense>{opened && <ProviderDialog row={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
    </>
  );
}
