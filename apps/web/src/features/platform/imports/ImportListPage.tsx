import { Group, NativeSelect } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { importMachine } from '@wagewright/contracts/platform/imports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { ImportSummary } from './import.ts';
import { importColumns } from './import-columns.tsx';
import { importStatuses } from './import-search.ts';

const route = getRouteApi('/_app/imports/');

/** Every import into what the reader may see, the newest first: who brought what, and what came of it. */
export function ImportListPage() {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const { status } = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const filter = status ? { status } : {};
  const rows = useWindowRows<ImportSummary, Outputs['platform']['imports']['listImports']>({
    keyOf: (range) => getQueryKey(trpc.platform.imports.listImports, { ...filter, ...range }, 'query'),
    read: (range, signal) => client.platform.imports.listImports.query({ ...filter, ...range }, { signal }),
  });
  const columns = useMemo(() => importColumns(t, format), [t, format]);
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('list.status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('list.anyStatus') },
            ...importStatuses.map((value) => ({ value, label: format.name(importMachine.labels[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) => {
            const chosen = importStatuses.find((one) => one === value);
            void navigate({ search: chosen ? { status: chosen } : {}, replace: true });
          }}
        />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          name="imports"
          columns={columns}
          rows={rows}
          identity={status ?? ''}
          empty={
            <EmptyState
              icon={<IconFileImport size={24} />}
              title={t('list.none')}
              text={t(status ? 'list.noneFiltered' : 'list.noneText')}
            />
          }
        />
      </Panel>
    </>
  );
}
