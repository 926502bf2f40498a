import { Group, NativeSelect } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { payslipMachine } from '@wagewright/contracts/payroll/payslips';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { DataTable, SearchField, type TableSelection, useChoice, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { type IssuedPayslip, issuedPayslipColumns } from './issued-payslip-columns.tsx';
import { MovePayslips } from './MovePayslips.tsx';
import { movesOf } from './moves.ts';

const route = getRouteApi('/_app/payroll/issued-payslips/');
const statuses = Object.keys(movesOf) as IssuedPayslip['status'][];

/** The payslips of all batches: found by person, number and status, and moved one by one or several together. */
export function IssuedPayslipListPage() {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const can = useCan();
  const choice = useChoice();
  const { status, q } = route.useSearch();
  const navigate = route.useNavigate();
  const utils = trpc.useUtils();
  const filter = defined({ status, search: q });
  const rows = useWindowRows<IssuedPayslip, Outputs['payroll']['issuedPayslips']['listIssuedPayslips']>({
    keyOf: (range) => getQueryKey(trpc.payroll.issuedPayslips.listIssuedPayslips, { ...filter, ...range }, 'query'),
    read: (range, signal) => utils.client.payroll.issuedPayslips.listIssuedPayslips.query({ ...filter, ...range }, { signal }),
  });
  const columns = useMemo(() => issuedPayslipColumns(t, format), [t, format]);
  const go = (search: { status?: IssuedPayslip['status'] | undefined; q?: string | undefined }) => {
    choice.clear();
    void navigate({ search: defined(search), replace: true });
  };
  const selection: TableSelection<IssuedPayslip> = {
    chosen: choice.chosen,
    toggle: choice.toggle,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => t('choose', { name }),
  };
  const isChoosing = status !== undefined && can('batch.publish-payslips');
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Group gap="xs" mb="md">
        <NativeSelect
          aria-label={t('status')}
          value={status ?? ''}
          data={[
            { value: '', label: t('anyStatus') },
            ...statuses.map((value) => ({ value, label: format.name(payslipMachine.labels[value]) })),
          ]}
          onChange={({ currentTarget: { value } }) => go({ q, status: statuses.find((one) => one === value) })}
        />
        <SearchField label={t('search')} value={q ?? ''} onChange={(text) => go({ status, q: text || undefined })} />
      </Group>
      <Panel flush>
        <DataTable
          label={t('title')}
          name="issued-payslips"
          columns={columns}
          rows={rows}
          identity={JSON.stringify(filter)}
          {...(isChoosing ? { selection } : {})}
          selectionBar={
            isChoosing &&
            choice.chosen.size > 0 && (
              <MovePayslips
                status={status}
                choice={choice}
                onMoved={() => void utils.payroll.issuedPayslips.listIssuedPayslips.invalidate()}
              />
            )
          }
          empty={
            <EmptyState icon={<IconReceipt size={24} />} title={t('emptyTitle')} text={t(status || q ? 'emptyFiltered' : 'emptyText')} />
          }
        />
      </Panel>
    </>
  );
}
