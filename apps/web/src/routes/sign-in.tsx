import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/identity/auth/SignInPage.tsx';
import { readText } from '../shared/search.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: (raw: Record<string, unknown>): { from?: string } => {
    const from = readText(raw, 'from', 2_000);
    // Only addresses of our own: a link must not send people elsewhere after they signed in.
    return from?.startsWith('/') && !from.startsWith('//') && !from.includes('\\') ? { from } : {};
  },
  loader: ({ context }) => void context.queries.identity.auth.getLoginConfig.prefetch({}),
  // Not lazy: it is what the first load is for.
  component: SignInPage,
});
