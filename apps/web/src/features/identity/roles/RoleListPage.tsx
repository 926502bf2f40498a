import { IconShield } from '@tabler/icons-react';
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
import { roleColumns } from './role-columns.tsx';

const NewRole = lazyPart(() => import('./NewRole.tsx'));

/** What people may do is given by roles: those that come with the product, and the company’s own. */
export function RoleListPage() {
  const { t } = useTranslation('roles');
  const format = useFormat();
  const can = useCan();
  const query = trpc.identity.roles.listRoles.useQuery({});
  const [isMaking, setMaking] = useState(false);
  const columns = useMemo(() => roleColumns(t, format), [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={can('role.edit') ? { id: 'new', label: t('new.action'), run: () => setMaking(true) } : null}
      />
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconShield size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      <Suspense>{isMaking && <NewRole onClose={() => setMaking(false)} />}</Suspense>
    </>
  );
}
