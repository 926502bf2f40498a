import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { readAsOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/organisation/legal-entities/')({
  staticData: { needs: 'legal-entity.read', texts: ['legalEntities'] },
  validateSearch: readAsOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queries.org.legalEntities.listLegalEntities.prefetch(deps),
  component: lazyScreen(() => import('../../../../features/org/legal-entities/LegalEntityListPage.tsx'), 'LegalEntityListPage'),
});
