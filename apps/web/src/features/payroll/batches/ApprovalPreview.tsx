import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { PreviewedNodes } from '../../approvals/processes/index.ts';
import classes from './BatchPage.module.css';

/** Whom the submission goes to, before it is made. */
export default function ApprovalPreview({ batchId }: { readonly batchId: number }) {
  const { t } = useTranslation('processes');
  const query = trpc.payroll.batches.previewBatchApproval.useQuery({ id: batchId }, { trpc: { context: { quiet: true } } });
  return (
    <section className={classes.preview} aria-label={t('preview.title')}>
      <h3>{t('preview.title')}</h3>
      {query.data ? (
        <PreviewedNodes nodes={query.data.nodes} problems={query.data.problems} />
      ) : query.error ? (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </section>
  );
}
