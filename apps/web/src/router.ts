import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen.ts';
import type { RouterContext } from './shared/router-context.ts';

const loadShellPages = () => import('./features/shell/pages.ts');

export function createAppRouter({ basePath, ...context }: RouterContext & { basePath: string }) {
  return createRouter({
    routeTree,
    basepath: basePath,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: lazyRouteComponent(loadShellPages, 'ErrorPage'),
    defaultNotFoundComponent: lazyRouteComponent(loadShellPages, 'NotFoundPage'),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
