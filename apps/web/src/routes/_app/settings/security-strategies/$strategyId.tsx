import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/security-strategies/$strategyId')({
  staticData: { needs: 'security-strategy.read', texts: ['securityStrategies'] },
  component: lazyScreen(() => import('../../../../features/identity/security-strategies/StrategyPage.tsx'), 'StrategyPage'),
});
