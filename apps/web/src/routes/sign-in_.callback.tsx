import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../shared/lazy-part.tsx';
import { defined, readText } from '../shared/search.ts';

export const Route = createFileRoute('/sign-in_/callback')({
  staticData: { texts: ['providers', 'signInSteps', 'secondFactor', 'passwords'] },
  validateSearch: (raw: Record<string, unknown>): { state?: string; code?: string; iss?: string } =>
    defined({ state: readText(raw, 'state', 100), code: readText(raw, 'code', 4_000), iss: readText(raw, 'iss', 500) }),
  component: lazyScreen(() => import('../features/identity/providers/CallbackPage.tsx'), 'CallbackPage'),
});
