import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/system')({
  staticData: { needs: 'system-config.edit', texts: ['settings'] },
  component: lazyScreen(() => import('../../../features/platform/settings/system/SystemPage.tsx'), 'SystemPage'),
});
