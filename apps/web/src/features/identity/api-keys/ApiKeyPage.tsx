import { SegmentedControl } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { KeyDialog } from './KeyDialog.tsx';
import { type ApiKey, keyColumns } from './key-columns.tsx';

const NewKey = lazyPart(() => import('./NewKey.tsx'));
const route = getRouteApi('/_app/settings/api-keys/');

/** Keys by which programs call in somebody’s name: one’s own, and for who looks after them everybody’s. */
export function ApiKeyPage() {
  const { t } = useTranslation('apiKeys');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const ofAll = route.useSearch().whose === 'all' && can('api-key.administer');
  const own = trpc.identity.apiKeys.listApiKeys.useQuery({}, { enabled: !ofAll });
  const all = trpc.identity.apiKeys.listAllApiKeys.useQuery({}, { enabled: ofAll });
  const [opened, open] = useState<ApiKey>();
  const [isMaking, setMaking] = useState(false);
  const columns = useMemo(() => keyColumns(t, format, open, ofAll), [t, format, ofAll]);
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'new', label: t('new.action'), run: () => setMaking(true) }} />
      {can('api-key.administer') && (
        <SegmentedControl
          mb="md"
          aria-label={t('whose')}
          value={ofAll ? 'all' : 'own'}
          onChange={(value) => void navigate({ search: value === 'all' ? { whose: 'all' } : {} })}
          data={[
            { value: 'own', label: t('own') },
            { value: 'all', label: t('all') },
          ]}
        />
      )}
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(ofAll ? all : own, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconKey size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      {opened && <KeyDialog apiKey={opened} isOwn={!ofAll} onClose={() => open(undefined)} />}
      <Suspense>{isMaking && <NewKey onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
