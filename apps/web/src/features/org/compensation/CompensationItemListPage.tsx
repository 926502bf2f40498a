import { Anchor } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportIntoCompany } from '../../platform/imports/index.ts';
import type { CompensationItem } from './compensation.ts';

const ItemDialog = lazyPart(() => import('./ItemDialog.tsx'));

const itemColumns = (
  t: TFunction<'compensation'>,
  format: Formatter,
  open: (item: CompensationItem) => void,
): Column<CompensationItem>[] => {
  const limit = (which: 'minimum' | 'maximum') => ({
    id: which,
    name: t(`fields.${which}`),
    type: 'text' as const,
    value: ({ limits }: CompensationItem) => {
      const amount = limits?.[which];
      return limits && amount ? `${format.number(amount, 2)} ${limits.currency}` : '';
    },
    width: 180,
  });
  return [
    {
      id: 'name',
      name: t('fields.name'),
      type: 'text',
      isSortable: true,
      value: ({ name }) => format.name(name),
      content: (item) => (
        <Anchor component="button" type="button" inherit onClick={() => open(item)}>
          {format.name(item.name)}
        </Anchor>
      ),
      width: 260,
      grow: 2,
      card: 'title',
    },
    { id: 'code', name: t('fields.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 220, card: 'second' },
    {
      id: 'frequency',
      name: t('fields.frequency'),
      type: 'text',
      isSortable: true,
      value: ({ frequency }) => t(`frequencies.${frequency}`),
      width: 160,
    },
    limit('minimum'),
    limit('maximum'),
  ];
};

/** What compensation files can hold. */
export function CompensationItemListPage() {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const query = trpc.org.compensation.listCompensationItems.useQuery({});
  const can = useCan();
  const [opened, open] = useState<CompensationItem | 'new'>();
  const [isBringing, bring] = useState(false);
  const entities = query.data?.legalEntities ?? [];
  const mayImport = can('import.make') && entities.length > 0;
  const columns = useMemo(() => itemColumns(t, format, open), [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('itemsLead')]}
        primary={{ id: 'create', label: t('create'), run: () => open('new') }}
        secondary={mayImport ? { id: 'import', label: t('import.action'), run: () => bring(true) } : null}
      />
      <Suspense>
        {opened && <ItemDialog item={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}
        {isBringing && (
          <ImportIntoCompany entity="compensation" title={t('import.action')} legalEntities={entities} onClose={() => bring(false)} />
        )}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconCoins size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
