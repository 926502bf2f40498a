import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './MyPayslipsPage.module.css';

const PayChart = lazy(() => import('./PayChart.tsx'));
/** One point is no line. */
const pointsMin = 2;

export type PayslipSummary = Outputs['payroll']['payslips']['listMyPayslips']['rows'][number];

export function MyPayslipsPage() {
  const { t } = useTranslation('payslips');
  const query = trpc.payroll.payslips.listMyPayslips.useQuery({});
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} description={t('lead')} />
      <Loaded query={query} skeleton={<PageSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Panel>
              <EmptyState icon={<IconReceipt size={24} />} title={t('emptyTitle')} text={t('emptyText')} />
            </Panel>
          ) : (
            <>
              {rows.length >= pointsMin && (
                <Panel title={t('payOverTime')} note={t('payNote')}>
                  <Suspense fallback={<RowsSkeleton rows={5} />}>
                    <PayChart payslips={rows} />
                  </Suspense>
                </Panel>
              )}
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

function PayslipList({ payslips }: { payslips: readonly PayslipSummary[] }) {
  const { t } = useTranslation('payslips');
  const format = useFormat();
  return (
    <ul className={classes.list}>
      {payslips.map((payslip) => (
        <li key={payslip.id}>
          <Link to="/payslips/$payslipId" params={{ payslipId: String(payslip.id) }} className={classes.item}>
            <span className={classes.what}>
              <span className={classes.period}>
                {payslip.period}
                {!payslip.seenAt && <span className={classes.fresh}>{t('isNew')}</span>}
              </span>
              <span className={classes.second}>{t('paidOn', { day: format.day(payslip.payDate) })}</span>
            </span>
            <span className={`${classes.amounts} ww-figures`}>
              <span className={classes.net}>{format.money(payslip.net, payslip.currency)}</span>
              <span className={classes.second}>
                {t('gross')} {format.money(payslip.gross, payslip.currency)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
