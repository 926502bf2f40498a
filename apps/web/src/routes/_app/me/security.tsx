import { createFileRoute } from '@tanstack/react-router';
import { type SecurityTab, securityTabs } from '../../../features/identity/sessions/security-tabs.ts';
import { lazyScreen } from '../../../shared/lazy-part.tsx';
import { defined, readOneOf } from '../../../shared/search.ts';

export const Route = createFileRoute('/_app/me/security')({
  staticData: { texts: ['sessions', 'passwords', 'secondFactor', 'providers'] },
  validateSearch: (raw: Record<string, unknown>): { tab?: SecurityTab } => defined({ tab: readOneOf(raw, 'tab', securityTabs) }),
  component: lazyScreen(() => import('../../../features/identity/sessions/SecurityPage.tsx'), 'SecurityPage'),
});
