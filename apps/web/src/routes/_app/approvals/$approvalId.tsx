import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/approvals/$approvalId')({
  staticData: { texts: ['instances', 'batches'] },
  component: lazyRouteComponent(() => import('../../../features/approvals/instances/ApprovalPage.tsx'), 'ApprovalPage'),
});
