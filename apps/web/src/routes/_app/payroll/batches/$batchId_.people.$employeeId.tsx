import { createFileRoute } from '@tanstack/react-router';
import { readPayeeSearch } from '../../../../features/payroll/payees/payee-search.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/batches/$batchId_/people/$employeeId')({
  staticData: { needs: 'pay.read', texts: ['batches', 'findings', 'payees', 'payslipDeliveries', 'variance'] },
  validateSearch: readPayeeSearch,
  loader: ({ context: { queries }, params }) => {
    const [batchId, employeeId] = [Number(params.batchId), Number(params.employeeId)];
    if (!Number.isSafeInteger(batchId) || !Number.isSafeInteger(employeeId)) return;
    void queries.payroll.batches.getBatch.prefetch({ id: batchId });
    void queries.payroll.payees.getPayee.prefetch({ batchId, employeeId });
    void queries.payroll.payees.getPayeeTables.prefetch({ batchId, employeeId });
  },
  component: lazyScreen(() => import('../../../../features/payroll/payees/PayeePage.tsx'), 'PayeePage'),
});
