import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../../../shared/lazy-part.tsx';

export const Route = createFileRoute('/_app/settings/login-page')({
  staticData: { needs: 'system-config.edit', texts: ['settings'] },
  component: lazyScreen(() => import('../../../features/identity/login-page/LoginPageForm.tsx'), 'LoginPageForm'),
});
