import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/sign-in-providers/')({
  staticData: { needs: 'sign-in-provider.edit', texts: ['providers'] },
  component: lazyScreen(() => import('../../../../features/identity/providers/ProviderListPage.tsx'), 'ProviderListPage'),
});
