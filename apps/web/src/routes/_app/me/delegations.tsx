import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/me/delegations')({
  staticData: { needs: 'approval.decide', texts: ['delegations', 'processes'] },
  component: lazyScreen(() => import('../../../features/approvals/delegations/DelegationPage.tsx'), 'DelegationPage'),
});
