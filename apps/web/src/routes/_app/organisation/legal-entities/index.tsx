import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/organisation/legal-entities/')({
  staticData: { needs: 'legal-entity.read', texts: ['legalEntities'] },
  loader: ({ context }) => void context.queries.org.legalEntities.listLegalEntities.prefetch({}),
  component: lazyScreen(() => import('../../../../features/org/legal-entities/LegalEntityListPage.tsx'), 'LegalEntityListPage'),
});
