import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/approval-processes/new')({
  staticData: { needs: 'approval-process.edit', texts: ['processes'] },
  component: lazyScreen(() => import('../../../../features/approvals/processes/NewProcessPage.tsx'), 'NewProcessPage'),
});
