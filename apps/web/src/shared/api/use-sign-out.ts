import { useQueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { drafts } from '../drafts.ts';
import { placeStore } from '../places.ts';
import { call } from './failure.ts';
import { trpc } from './trpc.ts';

/** What the sign-in page has asked for by now belongs to nobody and stays. tRPC's keys begin with the call's path. */
const isSignInQuery = ([path]: readonly unknown[]): boolean => Array.isArray(path) && path[0] === 'identity' && path[1] === 'auth';

/** Ends the session, forgets everything that was loaded for the user and shows the sign-in page. */
export function useSignOut(router: AnyRouter) {
  const queryClient = useQueryClient();
  const mutation = trpc.identity.auth.signOut.useMutation({ trpc: { context: { quiet: true } } });
  return async ({ isExpired = false } = {}) => {
    await call(mutation.mutateAsync({}));
    if (!isExpired) {
      placeStore.forget();
      drafts.forget();
    }
    const from = isExpired ? router.state.location.href : undefined;
    await router.navigate({ to: '/sign-in', search: from ? { from } : {} });
    queryClient.removeQueries({ predicate: ({ queryKey }) => !isSignInQuery(queryKey) });
  };
}
