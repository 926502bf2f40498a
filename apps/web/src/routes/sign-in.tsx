import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../features/identity/auth/SignInPage.tsx';
import { readOwnPath } from '../shared/search.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: (raw: Record<string, unknown>): { from?: string } => {
    const from = readOwnPath(raw, 'from');
    return from === undefined ? {} : { from };
  },
  loader: ({ context }) => void context.queries.identity.auth.getLoginConfig.prefetch({}),
  // Not lazy: it is what the first load is for.
  component: SignInPage,
});
