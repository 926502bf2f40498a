import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/parameters')({
  staticData: { needs: 'system-parameter.edit', texts: ['settings'] },
  component: lazyScreen(() => import('../../../features/platform/settings/parameters/ParameterListPage.tsx'), 'ParameterListPage'),
});
