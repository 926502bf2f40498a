import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';
import { defined, type RawSearch, readOneOf } from '../../../../shared/search.ts';

export const Route = createFileRoute('/_app/settings/api-keys/')({
  staticData: { needs: 'api-key.make', texts: ['apiKeys', 'roles'] },
  validateSearch: (raw: RawSearch) => defined({ whose: readOneOf(raw, 'whose', ['all']) }),
  component: lazyScreen(() => import('../../../../features/identity/api-keys/ApiKeyPage.tsx'), 'ApiKeyPage'),
});
