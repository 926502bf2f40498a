import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { useEditSolution } from '../copies/index.ts';
import { OverviewTab } from './OverviewTab.tsx';
import type { Solution } from './solution.ts';
import { type SolutionTab, tabsOf } from './solution-tabs.ts';
import { useSolutionActions } from './use-solution-actions.tsx';

const panels: Record<SolutionTab, React.ComponentType<{ solution: Solution }>> = {
  overview: OverviewTab,
  batches: lazyPart(() => import('./BatchesTab.tsx')),
  history: lazyPart(() => import('./HistoryTab.tsx')),
  calendar: lazyPart(() => import('./CalendarTab.tsx')),
  copies: lazyPart(() => import('./CopiesTab.tsx')),
  children: lazyPart(() => import('./ChildrenTab.tsx')),
  templates: lazyPart(() => import('./TemplatesTab.tsx')),
  users: lazyPart(() => import('./UsersTab.tsx')),
};

const route = getRouteApi('/_app/payroll/solutions/$solutionId');

export function SolutionPage() {
  const { solutionId } = route.useParams();
  const query = trpc.payroll.solutions.getSolution.useQuery({ id: Number(solutionId) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(solution) => <SolutionView solution={solution} />}
    </Loaded>
  );
}

function SolutionView({ solution }: { solution: Solution }) {
  const { t } = useTranslation('solutions');
  const format = useFormat();
  const { tab: asked = 'overview' } = route.useSearch();
  const { dialog, ...actions } = useSolutionActions(solution);
  const edit = useEditSolution(solution.id);
  const navigate = route.useNavigate();
  const tabs = tabsOf(solution);
  const tab = tabs.some(({ key }) => key === asked) ? asked : 'overview';
  const go = (value: string | null) =>
    void navigate({ search: value === 'overview' ? {} : { tab: value as Exclude<SolutionTab, 'overview'> }, resetScroll: false });
  return (
    <>
      <PageHeader
        title={format.name(solution.name)}
        trail={[{ label: t('title'), link: { to: '/payroll/solutions' } }]}
        status={
          <StatusBadge tone={solution.status === 'active' ? 'good' : 'closed'}>
            {format.name(solutionMachine.labels[solution.status])}
          </StatusBadge>
        }
        facts={[
          format.name(solution.legalEntity),
          t(`periodTypes.${solution.periodType}`),
          solution.publishedCopy === null ? t('noCopy') : t('publishedCopy', { number: solution.publishedCopy }),
          ...(solution.memo ? [solution.memo] : []),
        ]}
        primary={edit}
        {...actions}
      />
      {dialog}
      <Tabs value={tab} keepMounted={false} onChange={go}>
        <HeaderTabs label={t('tabs.label')} chosen={tab} tabs={tabs.map(({ key, count }) => ({ key, label: t(`tabs.${key}`), count }))} />
        {tabs.map(({ key }) => {
          const Content = panels[key];
          return (
            <Tabs.Panel key={key} value={key} pt="lg">
              <Suspense fallback={<RowsSkeleton />}>
                <Content solution={solution} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}
