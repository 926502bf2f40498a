import { createFileRoute } from '@tanstack/react-router';
import { readBatchSearch } from '../../../../features/payroll/batches/batch-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/batches/$batchId')({
  staticData: {
    needs: 'batch.read',
    texts: ['batches', 'findings', 'issuedPayslips', 'payslipArchives', 'payslipDeliveries', 'periods', 'variance'],
  },
  validateSearch: readBatchSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  // The tab's data is asked for together with the batch: one wait, not two.
  loader: ({ context: { queries }, params, deps: { tab } }) => {
    const id = Number(params.batchId);
    if (!Number.isSafeInteger(id)) return;
    void queries.payroll.batches.getBatch.prefetch({ id });
    // A batch that was never calculated has none; whether it should have is known with the batch.
    if (tab === undefined) void queries.payroll.batches.getBatchReview.prefetch({ id }, { trpc: { context: { quiet: true } } });
    if (tab === 'table') void queries.payroll.tables.listTables.prefetch({ batchId: id });
    if (tab === 'history') void queries.payroll.batches.listBatchHistory.prefetch({ id });
  },
  component: lazyScreen(() => import('../../../../features/payroll/batches/BatchPage.tsx'), 'BatchPage'),
});
