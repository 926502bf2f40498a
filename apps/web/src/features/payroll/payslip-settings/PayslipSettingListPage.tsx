import { Button, Group, NativeSelect } from '@mantine/core';
import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { payslipSettingMachine, payslipSettingStatuses } from '@wagewright/contracts/payroll/payslip-settings';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import type { SettingRow } from './setting.ts';
import { settingColumns } from './setting-columns.tsx';

const route = getRouteApi('/_app/payroll/payslip-settings/');

/** How payslips look: which solutions follow which setting, and what has become of each. */
export function PayslipSettingListPage() {
  const { t } = useTranslation('payslipSettings');
  const format = useFormat();
  const can = useCan();
  const navigate = route.useNavigate();
  const { status, q } = route.useSearch();
  const utils = trpc.useUtils();
  const filter = defined({ status, search: q });
  const rows = useWindowRows<SettingRow, Outputs['payroll']['payslipSettings']['listPayslipSettings']>({
    keyOf: (range) => getQueryKey(trpc.payroll.payslipSettings.listPayslipSettings, { ...filter, ...range }, 'query'),
    read: (range, signal) => utils.client.payroll.payslipSettings.listPayslipSettings.query({ ...filter, ...range }, { signal }),
  });
  const columns = useMemo(() => settingColumns(t, format), [t, format]);
  const go = (search: { status?: SettingRow['status'] | undefined; q?: string | undefined }) =>
    void navigate({ search: defined(search), replace: true });
  const create = () => void navigate({ to: '/payroll/payslip-settings/new' });
  const mayCreate = can('solution.edit');
  return (
    <>
      <PageHeader
        title={t('title')}
        facts={[t('lead')]}
        {...(mayCreate ? { primary: { id: 'create', label: t('create'), icon: <IconPlus size={16} />, run: create } } : {})}
      />
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('columns.status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('anyStatus') },
            ...payslipSettingStatuses.map((value) => ({ value, label: format.name(payslipSettingMachine.labels[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) => go({ q, status: payslipSettingStatuses.find((one) => one === value) })}
        />
        <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go({ status, q: text || undefined })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          name="payslip-settings"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(filter)}
          empty={
            <EmptyState
              icon={<IconReceipt size={24} />}
              title={t('emptyTitle')}
              text={t(status || q ? 'emptyFiltered' : 'emptyText')}
              {...(mayCreate && !status && !q ? { action: <Button onClick={create}>{t('create')}</Button> } : {})}
            />
          }
        />
      </Panel>
    </>
  );
}
