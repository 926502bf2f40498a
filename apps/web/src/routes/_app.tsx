import { createFileRoute, redirect } from '@tanstack/react-router';
import { WholeErrorPage } from '../features/shell/pages.ts';
import { toFailure } from '../shared/api/failure.ts';
import { lazyScreen } from '../shared/lazy-part.tsx';
import { viewsFreshMs } from '../shared/views.ts';

/** Everything behind the sign-in: knows who is there before it shows anything. */
export const Route = createFileRoute('/_app')({
  staticData: { texts: ['notifications'] },
  beforeLoad: async ({ context, location }) => {
    try {
      await context.queries.identity.menus.getViews.ensureData({}, { staleTime: viewsFreshMs, trpc: { context: { quiet: true } } });
    } catch (thrown) {
      if (toFailure(thrown).status === 401) throw redirect({ to: '/sign-in', search: { from: location.href } });
      throw thrown;
    }
  },
  errorComponent: WholeErrorPage,
  component: lazyScreen(() => import('../features/shell/Shell.tsx'), 'Shell'),
});
