import { Alert, Button, Group, NativeSelect } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { importEntities, importMachine } from '@wagewright/contracts/platform/imports';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { ImportSummary } from './import.ts';
import { importColumns } from './import-columns.tsx';
import { importEntityChoices, importStatuses, type readImportsSearch } from './import-search.ts';

const route = getRouteApi('/_app/imports/');
type Search = ReturnType<typeof readImportsSearch>;

/** Every import into what the reader may see, the newest first: who brought what, and what came of it. */
export function ImportListPage() {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const { entity, subject, status, q } = search;
  const filter = defined({ entity, subjectId: subject, status, search: q });
  const rows = useWindowRows<ImportSummary, Outputs['platform']['imports']['listImports']>({
    keyOf: (range) => getQueryKey(trpc.platform.imports.listImports, { ...filter, ...range }, 'query'),
    read: (range, signal) => client.platform.imports.listImports.query({ ...filter, ...range }, { signal }),
  });
  const columns = useMemo(
    () =>
      importColumns(t, format, ({ entity: kind, id }) => {
        void navigate({ search: (before) => ({ ...before, entity: kind, subject: id }), replace: true });
      }),
    [t, format, navigate],
  );
  const change = (next: { [Key in keyof Search]?: Search[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true });
  const one = subject === undefined ? undefined : rows.rowAt(0)?.title;
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      {subject !== undefined && (
        <Alert mb="md" color="gray" variant="light">
          {t('list.only', { name: one ? format.name(one) : '…' })}{' '}
          <Button size="compact-xs" variant="default" onClick={() => change({ subject: undefined })}>
            {t('list.showAll')}
          </Button>
        </Alert>
      )}
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('list.into')}
          value={entity ?? ''}
          data={[
            { value: '', label: t('list.anything') },
            ...importEntityChoices.map((value) => ({ value, label: format.name(importEntities[value].name) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ entity: importEntityChoices.find((known) => known === value), subject: undefined })
          }
        />
        <NativeSelect
          aria-label={t('list.status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('list.anyStatus') },
            ...importStatuses.map((value) => ({ value, label: format.name(importMachine.labels[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ status: importStatuses.find((known) => known === value) })}
        />
        <SearchField label={t('list.search')} value={q ?? ''} onChange={(text) => change({ q: text || undefined })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          name="imports"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(filter)}
          empty={
            <EmptyState
              icon={<IconFileImport size={24} />}
              title={t('list.none')}
              text={t(Object.keys(filter).length > 0 ? 'list.noneFiltered' : 'list.noneText')}
            />
          }
        />
      </Panel>
    </>
  );
}
