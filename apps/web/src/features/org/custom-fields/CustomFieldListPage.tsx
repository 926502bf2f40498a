import { Anchor } from '@mantine/core';
import { IconForms } from '@tabler/icons-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { ListedField } from './custom-fields.ts';

const FieldDialog = lazyPart(() => import('./FieldDialog.tsx'));

/** The fields that the company has added to people and departments. */
export function CustomFieldListPage() {
  const { t } = useTranslation('customFields');
  const format = useFormat();
  const query = trpc.org.customFields.listCustomFields.useQuery({});
  const [opened, open] = useState<ListedField | 'new'>();
  const columns = useMemo((): Column<ListedField>[] => {
    const link = (field: ListedField) => (
      <Anchor component="button" type="button" inherit onClick={() => open(field)}>
        {format.name(field.label)}
      </Anchor>
    );
    return [
      {
        id: 'name',
        name: t('columns.name'),
        type: 'text',
        isSortable: true,
        value: ({ label }) => format.name(label),
        content: link,
        width: 220,
        grow: 2,
        card: 'title',
      },
      { id: 'key', name: t('columns.key'), type: 'text', isSortable: true, value: ({ key }) => key, width: 160, card: 'second' },
      {
        id: 'entity',
        name: t('columns.entity'),
        type: 'text',
        isSortable: true,
        value: ({ entity }) => t(`entities.${entity}`),
        width: 140,
      },
      { id: 'type', name: t('columns.type'), type: 'text', isSortable: true, value: ({ type }) => t(`types.${type}`), width: 140 },
      {
        id: 'audience',
        name: t('columns.audience'),
        type: 'text',
        isSortable: true,
        value: ({ audience }) => t(`audiences.${audience}`),
        width: 200,
      },
      {
        id: 'required',
        name: t('columns.required'),
        type: 'text',
        value: ({ required }) => (required ? t('yes') : t('no')),
        width: 110,
        grow: 0,
      },
      {
        id: 'records',
        name: t('columns.records'),
        type: 'count',
        isSortable: true,
        value: ({ records }) => String(records),
        width: 120,
        grow: 0,
        card: 'aside',
      },
    ];
  }, [t, format]);
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={{ id: 'create', label: t('create'), run: () => open('new') }} />
      <Suspense>{opened && <FieldDialog field={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconForms size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
