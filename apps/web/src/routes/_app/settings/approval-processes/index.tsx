import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/approval-processes/')({
  staticData: { needs: 'approval-process.read', texts: ['processes'] },
  component: lazyScreen(() => import('../../../../features/approvals/processes/ProcessListPage.tsx'), 'ProcessListPage'),
});
