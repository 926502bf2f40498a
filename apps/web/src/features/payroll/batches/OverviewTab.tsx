import { Stack } from '@mantine/core';
import { IconCalculator } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { BatchScope } from '../configuration/index.ts';
import { PayGapsNote } from '../setups/index.ts';
import { BatchReview } from './BatchReview.tsx';
import type { Batch } from './run-batch-event.ts';

function waitingText({ status, hasResult }: Batch) {
  if (hasResult && status !== 'calculating') return 'review.waitingSteps' as const;
  return status === 'calculating' ? ('review.waitingRun' as const) : ('review.waitingCalculate' as const);
}

const Forecast = lazyPart(() => import('./preparing/Forecast.tsx'));
const Sources = lazyPart(() => import('./sources/Sources.tsx'));

/** What a clerk fears first, then the charts, then the people. */
export default function OverviewTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const can = useCan();
  const seesPay = batch.may.includes('pay.read');
  const scope = seesPay && batch.namedPayees === 0 && (
    <Suspense>
      <BatchScope key={batch.preparedAt} batchId={batch.id} />
    </Suspense>
  );
  if (batch.hasWholeResult && seesPay) {
    return (
      <Stack gap="md">
        <BatchReview batchId={batch.id} currency={batch.currency} />
        {scope}
      </Stack>
    );
  }
  if (batch.status === 'new')
    return (
      <Stack gap="md">
        <Suspense>
          {can('setup.edit') && <PayGapsNote solutionId={batch.solutionId} />}
          <Forecast batch={batch} />
          {scope}
          <Sources batch={batch} />
        </Suspense>
      </Stack>
    );
  return (
    <Stack gap="md">
      {scope}
      <Panel>
        <EmptyState
          icon={<IconCalculator size={24} />}
          title={t(!seesPay ? 'review.noPayTitle' : batch.hasResult ? 'review.partTitle' : 'review.waitingTitle')}
          text={t(seesPay ? waitingText(batch) : 'review.noPay')}
        />
      </Panel>
    </Stack>
  );
}
