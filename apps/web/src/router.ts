import { createRouter } from '@tanstack/react-router';
import { ErrorPage, NotFoundPage } from './features/shell/pages.ts';
import { routeTree } from './routeTree.gen.ts';
import type { RouterContext } from './shared/router-context.ts';

export function createAppRouter({ basePath, ...context }: RouterContext & { basePath: string }) {
  return createRouter({
    routeTree,
    basepath: basePath,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // what no screen knows of is left out of its address: else the raw value of a parameter that was refused would come to it
    search: { strict: true },
    scrollRestoration: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
