import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/setups/new')({
  staticData: { needs: 'setup.edit', texts: ['setups', 'legalEntities'] },
  component: lazyScreen(() => import('../../../../features/payroll/setups/NewSetupPage.tsx'), 'NewSetupPage'),
});
