import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { ImportIntoCompany } from '../../platform/imports/index.ts';
import type { Payment, Payments } from './payment.ts';
import { paymentColumns } from './payment-columns.tsx';

const PaymentDialog = lazyPart(() => import('./PaymentDialog.tsx'));
const DeletePayment = lazyPart(() => import('./DeletePayment.tsx'));
const route = getRouteApi('/_app/one-time-payments');

/** What people are paid once, of all whose pay the reader sees, with the period that has taken each. */
export function PaymentListPage() {
  const { t } = useTranslation('oneTimePayments');
  const format = useFormat();
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { client } = trpc.useUtils();
  const [opened, open] = useState<Payment | 'new'>();
  const [removed, remove] = useState<Payment>();
  const [isBringing, bring] = useState(false);
  const mayEdit = can('compensation.edit');
  const columns = useMemo(() => paymentColumns(t, format, mayEdit ? { change: open, remove } : null), [t, format, mayEdit]);
  const change = (next: { readonly [Key in keyof typeof search]?: (typeof search)[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...next }), replace: true, resetScroll: false });
  const first = trpc.org.oneTimePayments.listOneTimePayments.useQuery({ limit: 1 });
  const rows = useWindowRows<Payment, Payments>({
    keyOf: (range) => getQueryKey(trpc.org.oneTimePayments.listOneTimePayments, { ...search, ...range }, 'query'),
    read: (range, signal) => client.org.oneTimePayments.listOneTimePayments.query({ ...search, ...range }, { signal }),
  });
  const { items = [], legalEntities = [] } = first.data ?? {};
  const day = (field: 'from' | 'until') => (
    <TextInput
      type="date"
      label={t(`filters.${field}`)}
      value={search[field] ?? ''}
      onChange={({ currentTarget: { value } }) => change({ [field]: value || undefined })}
    />
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        primary={mayEdit ? { id: 'create', label: t('create'), run: () => open('new') } : null}
        secondary={can('import.make') && legalEntities.length > 0 ? { id: 'import', label: t('import'), run: () => bring(true) } : null}
      />
      <Suspense>
        {opened && (
          <PaymentDialog
            items={items}
            person={opened === 'new' ? null : { id: opened.employeeId, name: opened.employee }}
            currency={legalEntities.length === 1 ? (legalEntities[0]?.currency ?? '') : ''}
            payment={opened === 'new' ? null : opened}
            onClose={() => open(undefined)}
          />
        )}
        {removed && <DeletePayment payment={removed} onClose={() => remove(undefined)} />}
        {isBringing && (
          <ImportIntoCompany entity="one-time-payments" title={t('import')} legalEntities={legalEntities} onClose={() => bring(false)} />
        )}
      </Suspense>
      <Group gap="xs" mb="md" align="flex-end">
        <NativeSelect
          label={t('fields.item')}
          value={search.item ?? ''}
          data={[{ value: '', label: t('filters.all') }, ...items.map(({ code, name }) => ({ value: code, label: format.name(name) }))]}
          onChange={({ currentTarget: { value } }) => change({ item: value || undefined })}
        />
        {day('from')}
        {day('until')}
        <SearchField label={t('filters.search')} value={search.search ?? ''} onChange={(value) => change({ search: value || undefined })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          columns={columns}
          rows={rows}
          identity={JSON.stringify(search)}
          empty={<EmptyState icon={<IconGift size={24} />} title={t('none.title')} text={t('none.text')} />}
        />
      </Panel>
    </>
  );
}
