import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { toFailure } from '../shared/api/failure.ts';
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
  errorComponent: lazyRouteComponent(() => import('../features/shell/pages.ts'), 'WholeErrorPage'),
  component: lazyRouteComponent(() => import('../features/shell/Shell.tsx'), 'Shell'),
});
