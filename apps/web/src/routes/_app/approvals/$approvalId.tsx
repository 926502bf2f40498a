import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/approvals/$approvalId')({
  staticData: {
    texts: [
      'instances',
      'processes',
      'batches',
      'findings',
      'copies',
      'leave',
      'overtime',
      'personnelActions',
      'compensationReviews',
      'corrections',
      'employees',
    ],
  },
  component: lazyScreen(() => import('../../../features/approvals/instances/ApprovalPage.tsx'), 'ApprovalPage'),
});
