import { Link } from '@tanstack/react-router';
import { batchStatuses } from '@wagewright/contracts/payroll/batches';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ChartFrame } from '../../../shared/ui/ChartFrame.tsx';
import { type Item, ItemList } from '../../../shared/ui/ItemList.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchStatusBadge } from '../batches/index.ts';
import { WaitsFor } from '../periods/index.ts';
import classes from './Overview.module.css';
import { type Deadline, deadlinesOf, type OpenPeriod, type Overview } from './overview.ts';

const CostTrend = lazyPart(() => import('./CostTrend.tsx'));
const approvalsShown = 5;

/** Where payroll stands: what is open and waits, what is due, and what it has cost. */
export function OverviewPage() {
  const { t } = useTranslation('overview');
  const can = useCan();
  const query = trpc.payroll.overview.getOverview.useQuery({});
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} />
      <Loaded query={query} skeleton={<PageSkeleton />} isPage>
        {(overview) => (
          <div className={classes.grid}>
            <div className={classes.wide}>
              <OpenPeriods periods={overview.periods} />
            </div>
            <div className={classes.stack}>
              <Findings findings={overview.findings} />
              <Batches overview={overview} />
            </div>
            <div className={classes.stack}>
              {can('approval.decide') && <WaitingForMe />}
              <Deadlines overview={overview} />
              {overview.disputes !== null && <Disputes open={overview.disputes} />}
            </div>
            {overview.trends.map((trend) => (
              <div key={trend.solutionId} className={classes.wide}>
                <Suspense fallback={<RowsSkeleton />}>
                  <ChartFrame>
                    <CostTrend trend={trend} />
                  </ChartFrame>
                </Suspense>
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}

function OpenPeriods({ periods }: { periods: readonly OpenPeriod[] }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  return (
    <Panel title={t('periods.title')} note={t('periods.note', { count: periods.length })}>
      {periods.length === 0 ? (
        <p className={classes.none}>
          {t('periods.none')} <Link to="/payroll/periods">{t('periods.all')}</Link>
        </p>
      ) : (
        <ul className={classes.rows}>
          {periods.map((period) => (
            <li key={period.id}>
              <div>
                <Link to="/payroll/periods" search={{ solution: period.solutionId, period: period.id }}>
                  {format.name(period.solution)} · {period.name}
                </Link>
                <span className={classes.dim}>{format.days(period.startDate, period.endDate)}</span>
              </div>
              <div>
                <WaitsFor period={period} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Findings({ findings: { rows, total } }: Pick<Overview, 'findings'>) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const said = ({ blocking, open }: (typeof rows)[number]) => [
    ...(blocking > 0 ? [t('findings.errors', { count: blocking, total: format.count(blocking) })] : []),
    ...(open > 0 ? [t('findings.open', { count: open, total: format.count(open) })] : []),
  ];
  return (
    <Panel title={t('findings.title')} flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className={classes.none}>{t('findings.none')}</p>
      ) : (
        <ItemList
          label={t('findings.title')}
          items={rows.map((row) => ({
            key: row.id,
            title: said(row).join(' · '),
            second: `${format.name(row.solution)} · ${row.name}`,
            link: { to: '/payroll/batches/$batchId', params: { batchId: String(row.id) }, search: { tab: 'findings' } },
          }))}
          foot={{ total, reachable: rows.length, isFetching: false }}
        />
      )}
    </Panel>
  );
}

function Batches({ overview }: { overview: Overview }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const counts = batchStatuses.flatMap((status) => overview.batches.find((one) => one.status === status) ?? []);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={t('batches.title')} note={t('batches.note', { count: total, total: format.count(total) })}>
      {counts.length === 0 ? (
        <p className={classes.none}>
          {t('batches.none')} <Link to="/payroll/batches">{t('batches.all')}</Link>
        </p>
      ) : (
        <ul className={classes.statuses}>
          {counts.map(({ status, count }) => (
            <li key={status}>
              <Link to="/payroll/batches" search={{ status }}>
                <BatchStatusBadge status={status} />
                <span className="ww-figures">{format.count(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function WaitingForMe() {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const query = trpc.approvals.instances.listInstances.useQuery({ show: 'pending', limit: approvalsShown });
  return (
    <Panel title={t('mine.title')} flush={(query.data?.rows.length ?? 0) > 0}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <p className={classes.none}>{t('mine.none')}</p>
          ) : (
            <ItemList
              label={t('mine.title')}
              items={rows.map(({ id, title, submittedBy, current }) => ({
                key: id,
                title: format.name(title),
                second: current?.dueAt ? t('mine.due', { who: submittedBy, day: format.day(current.dueAt.slice(0, 10)) }) : submittedBy,
                link: { to: '/approvals/$approvalId', params: { approvalId: String(id) } },
              }))}
              foot={{ total, reachable: rows.length, isFetching: query.isFetching }}
            />
          )
        }
      </Loaded>
    </Panel>
  );
}

function Deadlines({ overview: { periods, approvals } }: { overview: Overview }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const deadlines = deadlinesOf(periods, approvals.rows);
  const itemOf = ({ key, day, of }: Deadline): Item =>
    of.kind === 'approval'
      ? {
          key,
          title: format.instant(of.approval.dueAt),
          second: t(of.approval.isMine ? 'deadlines.mine' : 'deadlines.approval', { title: format.name(of.approval.title) }),
          link: { to: '/approvals/$approvalId', params: { approvalId: String(of.approval.id) } },
        }
      : {
          key,
          title: format.day(day),
          second: t(`deadlines.${of.kind}`, { solution: format.name(of.period.solution), period: of.period.name }),
          link: { to: '/payroll/periods', search: { solution: of.period.solutionId, period: of.period.id } },
        };
  return (
    <Panel title={t('deadlines.title')} flush={deadlines.length > 0}>
      {deadlines.length === 0 ? (
        <p className={classes.none}>{t('deadlines.none')}</p>
      ) : (
        <ItemList
          label={t('deadlines.title')}
          items={deadlines.map(itemOf)}
          foot={{ total: deadlines.length + approvals.total - approvals.rows.length, reachable: deadlines.length, isFetching: false }}
        />
      )}
    </Panel>
  );
}

/** Payslips that somebody says are wrong, and the way to them. */
function Disputes({ open }: { readonly open: number }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const link = { to: '/payroll/payslip-disputes', search: { show: 'open' } } as const;
  return (
    <Panel title={t('disputes.title')} flush={open > 0}>
      {open === 0 ? (
        <p className={classes.none}>{t('disputes.none')}</p>
      ) : (
        <ItemList
          label={t('disputes.title')}
          items={[
            { key: 'open', title: t('disputes.open', { count: open, total: format.count(open) }), second: t('disputes.oldest'), link },
          ]}
        />
      )}
    </Panel>
  );
}
