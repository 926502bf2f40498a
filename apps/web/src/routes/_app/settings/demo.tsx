import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/demo')({
  staticData: { needs: 'system-config.edit', texts: ['settings'] },
  component: lazyScreen(() => import('../../../features/platform/settings/demo/DemoPage.tsx'), 'DemoPage'),
});
