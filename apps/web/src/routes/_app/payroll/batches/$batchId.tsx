import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readBatchSearch } from '../../../../features/payroll/batches/batch-search.ts';

export const Route = createFileRoute('/_app/payroll/batches/$batchId')({
  staticData: { needs: 'batch.read' },
  validateSearch: readBatchSearch,
  loader: ({ context, params }) => {
    const id = Number(params.batchId);
    if (Number.isSafeInteger(id)) void context.queries.payroll.batches.getBatch.prefetch({ id });
  },
  component: lazyRouteComponent(() => import('../../../../features/payroll/batches/BatchPage.tsx'), 'BatchPage'),
});
