import { Anchor } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { payTypeKindLabels } from '@wagewright/contracts/payroll/pay-types';
import { companyListId } from '@wagewright/contracts/platform/imports';
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
import { ImportDialog } from '../../platform/imports/index.ts';
import { type PayType, sayUses } from './list-entry.ts';

const PayTypeDialog = lazyPart(() => import('./PayTypeDialog.tsx'));

const payTypeColumns = (t: TFunction<'payTypes'>, format: Formatter, open: (payType: PayType) => void): Column<PayType>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    isSortable: true,
    value: ({ name }) => format.name(name),
    content: (payType) => (
      <Anchor component="button" type="button" inherit onClick={() => open(payType)}>
        {format.name(payType.name)}
      </Anchor>
    ),
    width: 240,
    grow: 2,
    card: 'title',
  },
  { id: 'code', name: t('columns.code'), type: 'text', isSortable: true, value: ({ code }) => code, width: 180, card: 'second' },
  {
    id: 'type',
    name: t('columns.type'),
    type: 'text',
    isSortable: true,
    value: ({ type }) => format.name(payTypeKindLabels[type]),
    width: 180,
    card: 'aside',
  },
  { id: 'uses', name: t('columns.uses'), type: 'text', value: (payType) => sayUses(t, payType), width: 220 },
];

/** What pay items are, for the rules of all solutions. */
export function PayTypeListPage() {
  const { t } = useTranslation('payTypes');
  const format = useFormat();
  const can = useCan();
  const canEdit = can('pay-type.edit');
  const [isBringing, bring] = useState(false);
  const query = trpc.payroll.payTypes.listPayTypes.useQuery({});
  const [opened, open] = useState<PayType | 'new'>();
  const columns = useMemo(() => payTypeColumns(t, format, open), [t, format]);
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={canEdit ? { id: 'create', label: t('create'), run: () => open('new') } : null}
        secondary={canEdit && can('import.make') ? { id: 'import', label: t('import'), run: () => bring(true) } : null}
      />
      <Suspense>
        {opened && <PayTypeDialog payType={opened === 'new' ? null : opened} canEdit={canEdit} onClose={() => open(undefined)} />}
        {isBringing && <ImportDialog subject={{ entity: 'pay-types', id: companyListId }} onClose={() => bring(false)} />}
      </Suspense>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
          empty={<EmptyState icon={<IconTags size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
    </>
  );
}
