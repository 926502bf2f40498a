import { createFileRoute } from '@tanstack/react-router';
import { setupPlaces } from '../../../../features/payroll/setups/setup-places.ts';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/payroll/setups/$legalEntityId')({
  staticData: { needs: 'setup.edit', texts: ['setups', 'solutions', 'periods', 'configuration', 'imports'] },
  validateSearch: (raw: RawSearch) => defined({ step: readOneOf(raw, 'step', setupPlaces) }),
  component: lazyScreen(() => import('../../../../features/payroll/setups/SetupPage.tsx'), 'SetupPage'),
});
