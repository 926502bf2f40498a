import { Tabs } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import type { Permission } from '@wagewright/contracts';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { HeaderTabs } from '../../../shared/ui/page-header/HeaderTabs.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { FindingsTab } from '../findings/index.ts';
import { ChangesTab } from '../variance/index.ts';
import { BatchFlow } from './BatchFlow.tsx';
import classes from './BatchPage.module.css';
import { BatchStatusBadge } from './BatchStatusBadge.tsx';
import { type BatchTab, batchTabs } from './batch-search.ts';
import { NewerCopy } from './NewerCopy.tsx';
import type { Batch } from './run-batch-event.ts';
import { useLiveBatch } from './use-batch.ts';
import { useBatchActions } from './use-batch-actions.tsx';

const panels: Record<BatchTab, React.ComponentType<{ batch: Batch }>> = {
  overview: lazyPart(() => import('./OverviewTab.tsx')),
  people: lazyPart(() => import('./people/PeopleTab.tsx')),
  changes: ChangesTab,
  findings: FindingsTab,
  table: lazyPart(() => import('./TableTab.tsx')),
  input: lazyPart(() => import('./typed-input/InputTab.tsx')),
  errors: lazyPart(() => import('./ErrorsTab.tsx')),
  payslips: lazyPart(() => import('./PayslipsTab.tsx')),
  retro: lazyPart(() => import('./retro/RetroTab.tsx')),
  'what-ifs': lazyPart(async () => ({ default: (await import('../what-ifs/index.ts')).WhatIfsTab })),
  history: lazyPart(() => import('./HistoryTab.tsx')),
  access: lazyPart(() => import('./access/AccessTab.tsx')),
};

/** What a tab needs beside the batch itself. */
const needs: Partial<Record<BatchTab, Permission>> = {
  changes: 'pay.read',
  findings: 'pay.read',
  table: 'pay.read',
  input: 'pay.read',
  errors: 'pay.read',
  payslips: 'pay.read',
  retro: 'pay.read',
  'what-ifs': 'pay.read',
  access: 'solution.manage',
};

const Readiness = lazyPart(() => import('./readiness/Readiness.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

export function BatchPage() {
  const { batchId } = route.useParams();
  const query = useLiveBatch(Number(batchId));
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(batch) => <BatchView batch={batch} />}
    </Loaded>
  );
}

function BatchView({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const { tab: asked = 'overview' } = route.useSearch();
  const navigate = route.useNavigate();
  const { errorCount, findings } = batch;
  const tabs = batchTabs.filter((key) => batch.may.includes(needs[key] ?? 'batch.read'));
  const tab = tabs.includes(asked) ? asked : 'overview';
  const { dialog, ...actions } = useBatchActions(batch, tab);
  return (
    <>
      <PageHeader
        title={batch.name}
        trail={[{ label: t('title'), link: { to: '/payroll/batches' } }]}
        status={<BatchStatusBadge status={batch.status} />}
        facts={useBatchFacts(batch)}
        flow={<BatchFlow batch={batch} />}
        {...actions}
      />
      {dialog}
      {batch.events.includes('back-to-new') && <NewerCopy batch={batch} />}
      {batch.lastFailure && batch.status !== 'calculating' && !batch.preparation && (
        <div className={classes.failure}>
          <MessageBox tone="bad" title={t(`failed.${failedAt(batch)}`)}>
            {batch.lastFailure} {batch.hasResult && failedAt(batch) === 'calculate' && t('failed.kept')}
          </MessageBox>
        </div>
      )}
      <Suspense>
        <Readiness batch={batch} />
      </Suspense>
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) =>
          void navigate({ search: value === 'overview' ? {} : { tab: value as Exclude<BatchTab, 'overview'> }, resetScroll: false })
        }
      >
        <HeaderTabs
          label={t('tabs.label')}
          chosen={tab}
          tabs={tabs.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            ...(key === 'errors' ? { count: errorCount, isFault: true } : {}),
            ...(key === 'findings' ? { count: findings.blocking + findings.open, isFault: findings.blocking > 0 } : {}),
          }))}
        />
        {tabs.map((value) => {
          const Content = panels[value];
          return (
            <Tabs.Panel key={value} value={value} pt="lg">
              <Suspense fallback={<RowsSkeleton />}>
                <Content batch={batch} />
              </Suspense>
            </Tabs.Panel>
          );
        })}
      </Tabs>
    </>
  );
}

/** What the last failure was of: a step of another kind was begun after the calculation had ended. */
function failedAt({ status, progress, move }: Batch): 'prepare' | 'calculate' | 'move' {
  if (status === 'new') return 'prepare';
  const isMove = move?.state === 'failed' && (!progress || progress.startedAt < move.startedAt);
  return progress?.state === 'failed' && !isMove ? 'calculate' : 'move';
}

function useBatchFacts(batch: Batch): string[] {
  const { t } = useTranslation('batches');
  const format = useFormat();
  return [
    format.name(batch.solution),
    format.days(batch.startDate, batch.endDate),
    `${t('facts.payDate')} ${format.day(batch.payDate)}`,
    batch.payeeCount === 0 && batch.namedPayees === 0
      ? t('facts.followsScope')
      : t('facts.people', { count: batch.payeeCount, total: format.count(batch.payeeCount) }),
    `${t('facts.copy')} ${t('facts.copyNumber', { number: batch.copyNumber })}`,
    ...(batch.type === 'offcycle' ? [batch.namedPayees > 0 ? t('facts.named', { count: batch.namedPayees }) : t('types.offcycle')] : []),
  ];
}
