import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/payroll/pay-gaps/$legalEntityId')({
  staticData: { needs: 'setup.edit', texts: ['setups'] },
  component: lazyScreen(() => import('../../../../features/payroll/setups/PayGapsPage.tsx'), 'PayGapsPage'),
});
