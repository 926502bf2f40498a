import { IconPlus, IconReceipt } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { type Round, refreshMs } from './round.ts';
import { roundColumns } from './round-columns.tsx';

const route = getRouteApi('/_app/payroll/payslip-rounds/');
const NewRound = lazyPart(() => import('./NewRound.tsx'));

type Listed = Outputs['payroll']['payslipRounds']['listPayslipRounds'];

/** Payslips that show no batch: of balances as the ledger stands, and of figures that are imported. */
export function PayslipRoundListPage() {
  const { t } = useTranslation('payslipRounds');
  const format = useFormat();
  const can = useCan();
  const { client } = trpc.useUtils();
  const { setting } = route.useSearch();
  const navigate = route.useNavigate();
  const [isMaking, setMaking] = useState(setting !== undefined);
  const rows = useWindowRows<Round, Listed>({
    keyOf: (range) => getQueryKey(trpc.payroll.payslipRounds.listPayslipRounds, range, 'query'),
    read: (range, signal) => client.payroll.payslipRounds.listPayslipRounds.query(range, { signal }),
    refreshMs: (listed) => (listed?.rows.some(({ job }) => job !== null) ? refreshMs : 0),
  });
  const columns = useMemo(() => roundColumns(t, format), [t, format]);
  const make = can('batch.generate-payslips')
    ? { id: 'new', label: t('new.action'), icon: <IconPlus size={16} />, run: () => setMaking(true) }
    : null;
  const stop = () => {
    setMaking(false);
    if (setting !== undefined) void navigate({ search: {}, replace: true });
  };
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} primary={make} />
      <Panel flush>
        <DataTable
          label={t('title')}
          name="payslip-rounds"
          columns={columns}
          rows={rows}
          empty={<EmptyState icon={<IconReceipt size={24} />} title={t('emptyTitle')} text={t('emptyText')} />}
        />
      </Panel>
      <Suspense>{isMaking && <NewRound settingId={setting} onClose={stop} />}</Suspense>
    </>
  );
}
