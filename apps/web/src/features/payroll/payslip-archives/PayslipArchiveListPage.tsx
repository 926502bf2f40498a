import { IconFileZip } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { ListedArchive } from './archive.ts';
import { archiveColumns } from './archive-columns.tsx';

/** While one of them is made, they are asked for this often. */
const refreshMs = 3_000;

type Listed = Outputs['payroll']['payslipArchives']['listPayslipArchives'];

/** The archives of payslips that one has asked for. */
export function PayslipArchiveListPage() {
  const { t } = useTranslation('payslipArchives');
  const format = useFormat();
  const { client } = trpc.useUtils();
  const rows = useWindowRows<ListedArchive, Listed>({
    keyOf: (range) => getQueryKey(trpc.payroll.payslipArchives.listPayslipArchives, range, 'query'),
    read: (range, signal) => client.payroll.payslipArchives.listPayslipArchives.query(range, { signal }),
    refreshMs: (listed) => (listed?.rows.some(({ state }) => state === 'running') ? refreshMs : 0),
  });
  const columns = useMemo(() => archiveColumns(t, format), [t, format]);
  return (
    <>
      <PageHeader
        title={t('list.title')}
        trail={[{ label: t('payslips'), link: { to: '/payroll/issued-payslips' } }]}
        facts={[t('list.lead', { days: limits.payslipArchiveHoursKept / 24 })]}
      />
      <Panel flush>
        <DataTable
          label={t('list.title')}
          name="payslip-archives"
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconFileZip size={24} />} title={t('list.emptyTitle')} text={t('list.emptyText')} />}
        />
      </Panel>
    </>
  );
}
