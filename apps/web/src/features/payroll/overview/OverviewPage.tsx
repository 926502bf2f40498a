import { Link } from '@tanstack/react-router';
import { batchStatuses } from '@wagewright/contracts/payroll/batches';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { ItemList } from '../../../shared/ui/ItemList.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchStatusBadge } from '../batches/index.ts';
import { WaitsFor } from '../periods/index.ts';
import classes from './Overview.module.css';
import { deadlinesOf, type OpenPeriod, type Overview } from './overview.ts';

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
            <Batches overview={overview} />
            <div className={classes.stack}>
              {can('approval.decide') && <WaitingForMe />}
              <Deadlines periods={overview.periods} />
            </div>
            {overview.trends.map((trend) => (
              <div key={trend.solutionId} className={classes.wide}>
                <Suspense fallback={<RowsSkeleton />}>
                  <CostTrend trend={trend} />
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

function Deadlines({ periods }: { periods: readonly OpenPeriod[] }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const deadlines = deadlinesOf(periods);
  return (
    <Panel title={t('deadlines.title')} flush={deadlines.length > 0}>
      {deadlines.length === 0 ? (
        <p className={classes.none}>{t('deadlines.none')}</p>
      ) : (
        <ItemList
          label={t('deadlines.title')}
          items={deadlines.map(({ key, day, kind, period }) => ({
            key,
            title: format.day(day),
            second: t(`deadlines.${kind}`, { solution: format.name(period.solution), period: period.name }),
            link: { to: '/payroll/periods', search: { solution: period.solutionId, period: period.id } },
          }))}
          foot={{ total: deadlines.length, reachable: deadlines.length, isFetching: false }}
        />
      )}
    </Panel>
  );
}
