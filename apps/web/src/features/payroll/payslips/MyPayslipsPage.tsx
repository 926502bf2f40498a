import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ChartFrame } from '../../../shared/ui/ChartFrame.tsx';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './MyPayslipsPage.module.css';
import type { PayslipSummary } from './payslip-summary.ts';

const PayChart = lazyPart(() => import('./PayChart.tsx'));
/** One point is no line. */
const pointsMin = 2;

export function MyPayslipsPage() {
  const { t } = useTranslation('payslips');
  const query = trpc.payroll.payslips.listMyPayslips.useQuery({});
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Panel>
              <EmptyState icon={<IconReceipt size={24} />} title={t('emptyTitle')} text={t('emptyText')} />
            </Panel>
          ) : (
            <>
              <PayOverTime payslips={rows.filter(({ source }) => source !== 'balance')} />
              <Panel title={t('list')} flush>
                <PayslipList payslips={rows} />
              </Panel>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

/** Balances are of several payments, and no point of it. */
function PayOverTime({ payslips }: { payslips: readonly PayslipSummary[] }) {
  const { t } = useTranslation('payslips');
  if (payslips.length < pointsMin) return null;
  return (
    <Panel title={t('payOverTime')} note={t('payNote')}>
      <Suspense fallback={<RowsSkeleton rows={5} />}>
        <ChartFrame>
          <PayChart payslips={payslips} />
        </ChartFrame>
      </Suspense>
    </Panel>
  );
}

const payslipColumns = (t: TFunction<'payslips'>): Column<PayslipSummary>[] => [
  {
    id: 'period',
    name: t('period'),
    type: 'text',
    isSortable: true,
    value: ({ period }) => period,
    content: ({ id, period }) => (
      <Link to="/payslips/$payslipId" params={{ payslipId: String(id) }}>
        {period}
      </Link>
    ),
    mark: ({ seenAt }) => (seenAt ? null : t('isNew')),
    card: 'title',
  },
  { id: 'title', name: t('kind'), type: 'text', value: ({ title }) => title, card: 'second' },
  { id: 'payDate', name: t('payDate'), type: 'date', isSortable: true, value: ({ payDate }) => payDate, card: 'second' },
  { id: 'gross', name: t('gross'), type: 'money', isSortable: true, value: ({ gross }) => gross, currency: ({ currency }) => currency },
  {
    id: 'net',
    name: t('net'),
    type: 'money',
    isSortable: true,
    value: ({ net }) => net,
    currency: ({ currency }) => currency,
    pin: 'end',
    card: 'aside',
  },
];

function PayslipList({ payslips }: { payslips: readonly PayslipSummary[] }) {
  const { t } = useTranslation('payslips');
  const columns = useMemo(() => payslipColumns(t), [t]);
  return <DataTable label={t('list')} columns={columns} rows={givenRows(payslips)} />;
}
