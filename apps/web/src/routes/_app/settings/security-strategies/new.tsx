import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/security-strategies/new')({
  staticData: { needs: 'security-strategy.edit', texts: ['securityStrategies'] },
  component: lazyScreen(() => import('../../../../features/identity/security-strategies/NewStrategyPage.tsx'), 'NewStrategyPage'),
});
