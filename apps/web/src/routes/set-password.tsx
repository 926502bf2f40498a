import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shared/lazy-part.tsx';

export const Route = createFileRoute('/set-password')({
  staticData: { texts: ['passwordResets', 'passwords'] },
  validateSearch: (raw: Record<string, unknown>): { first?: boolean } => (raw['first'] === true ? { first: true } : {}),
  component: lazyScreen(() => import('../features/identity/password-resets/SetPasswordPage.tsx'), 'SetPasswordPage'),
});
