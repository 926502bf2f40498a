import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import type { Batch } from '../run-batch-event.ts';
import { PastBatches } from './PastBatches.tsx';
import { RetroCandidates } from './RetroCandidates.tsx';
import { RetroDeltas } from './RetroDeltas.tsx';
import classes from './RetroTab.module.css';

const route = getRouteApi('/_app/payroll/batches/$batchId');

/** Earlier periods whose records changed after they were paid: whom to calculate again, and what this batch pays for it. */
export default function RetroTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['batches', 'retro']);
  const { past } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (pastBatchId: number | undefined) =>
    void navigate({ search: { tab: 'retro', ...(pastBatchId === undefined ? {} : { past: pastBatchId }) }, resetScroll: false });
  return (
    <div className={classes.stack}>
      {batch.events.includes('back-to-new') && <MessageBox tone="decision">{t('retro:onlyNew')}</MessageBox>}
      <PastBatches batch={batch} chosen={past} onShow={show} />
      {past !== undefined && <RetroCandidates key={past} batch={batch} pastBatchId={past} onStarted={() => show(undefined)} />}
      <RetroDeltas batch={batch} />
    </div>
  );
}
