import { Button, Group } from '@mantine/core';
import { IconArrowsSplit2, IconPlus, IconRepeat } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { WhatIfList } from './WhatIfList.tsx';
import { WhatIfResult } from './WhatIfResult.tsx';
import { type ForkedBatch, isRunning, refreshMs } from './what-ifs.ts';

const NewWhatIf = lazyPart(() => import('./NewWhatIf.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId');

/** Other rules on the batch's data, and the same rules once more: always beside the batch, never in its place. */
export function WhatIfsTab({ batch }: { batch: ForkedBatch }) {
  const { t } = useTranslation('whatIfs');
  const { run } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: number | undefined) =>
    void navigate({ search: { tab: 'what-ifs', ...(next === undefined ? {} : { run: next }) }, resetScroll: false });
  if (run !== undefined) return <WhatIfResult batch={batch} runId={run} onClose={() => show(undefined)} />;
  if (!batch.hasWholeResult) {
    return (
      <Panel>
        <EmptyState icon={<IconArrowsSplit2 size={24} />} title={t('noResultTitle')} text={t('noResultText')} />
      </Panel>
    );
  }
  return <AllWhatIfs batch={batch} onShow={show} />;
}

function AllWhatIfs({ batch, onShow }: { batch: ForkedBatch; onShow: (run: number) => void }) {
  const { t } = useTranslation('whatIfs');
  const [isAsked, setAsked] = useState(false);
  const query = trpc.payroll.whatIfs.listWhatIfs.useQuery(
    { batchId: batch.id },
    { refetchInterval: ({ state }) => (state.data?.rows.some(isRunning) ? refreshMs : false) },
  );
  const actions = batch.may.includes('batch.calculate') ? (
    <Group gap="xs">
      <ReplayButton batchId={batch.id} onStarted={onShow} />
      <Button leftSection={<IconPlus size={16} />} onClick={() => setAsked(true)}>
        {t('create')}
      </Button>
    </Group>
  ) : null;
  if (isAsked) {
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <NewWhatIf batchId={batch.id} onStarted={onShow} onClose={() => setAsked(false)} />
      </Suspense>
    );
  }
  return (
    <Panel title={t('title')} note={t('lead')} actions={actions} flush>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={<IconArrowsSplit2 size={24} />} title={t('noneTitle')} text={t('noneText')} />
          ) : (
            <WhatIfList rows={rows} batchId={batch.id} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Calculates the batch once more as it was, to see that the same comes out. */
function ReplayButton({ batchId, onStarted }: { batchId: number; onStarted: (run: number) => void }) {
  const { t } = useTranslation('whatIfs');
  const utils = trpc.useUtils();
  const replay = trpc.payroll.whatIfs.replayBatch.useMutation();
  const start = async () => {
    const result = await call(replay.mutateAsync({ batchId }));
    if (!result.ok) return;
    void utils.payroll.whatIfs.listWhatIfs.invalidate({ batchId });
    onStarted(result.data.runId);
  };
  return (
    <Button variant="default" leftSection={<IconRepeat size={16} />} loading={replay.isPending} onClick={() => void start()}>
      {t('replay')}
    </Button>
  );
}
