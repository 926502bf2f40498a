import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/security-strategies/')({
  staticData: { needs: 'security-strategy.read', texts: ['securityStrategies'] },
  component: lazyScreen(() => import('../../../../features/identity/security-strategies/StrategyListPage.tsx'), 'StrategyListPage'),
});
