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
import type { CostCenter } from './CostCenterDialog.tsx';

const CostCenterDialog = lazyPart(() => import('./CostCenterDialog.tsx'));

const columnsOf = (
  t: TFunction<'positions'>,
  format: Formatter,
  open: ((costCenter: CostCenter) => void) | undefined,
): Column<CostCenter>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: (costCenter) =>
      open ? (
        <Anchor component="button" type="button" inherit onClick={() => open(costCenter)}>
          {format.name(costCenter.name)}
        </Anchor>
      ) : (
        format.name(costCenter.name)
      ),
    width: 260,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 180, card: 'second' },
  {
    id: 'headcount',
    name: t('columns.people'),
    type: 'count',
    isSortable: true,
    value: ({ headcount }) => String(headcount),
    width: 120,
    grow: 0,
    card: 'aside',
  },
];

/** What cost is put on. */
export function CostCenterListPage() {
  const { t } = useTranslation('positions');
  const format = useFormat();
  const canEdit = useCan()('cost-center.edit');
  const query = trpc.org.costCenters.listCostCenters.useQuery({});
  const [opened, open] = useState<CostCenter | 'new'>();
  const columns = useMemo(() => columnsOf(t, format, canEdit ? open : undefined), [t, format, canEdit]);
  return (
    <>
      <PageHeader
        title={t('costCenters.title')}
        facts={[t('costCenters.lead')]}
        primary={canEdit ? { id: 'create', label: t('costCenters.create'), run: () => open('new') } : null}
      />
      <Suspense>{opened && <CostCenterDialog costCenter={opened === 'new' ? null : opened} onClose={() => open(undefined)} />}</Suspense>
      <Panel flush>
        <DataTable
          label={t('costCenters.title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconCoins size={24} />} title={t('costCenters.emptyTitle')} text={t('costCenters.emptyText')} />}
        />
      </Panel>
    </>
  );
}
