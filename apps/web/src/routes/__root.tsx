import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from '../shared/router-context.ts';

const loadPages = () => import('../features/shell/pages.ts');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => context.preloadTexts(matches.flatMap(({ staticData }) => staticData.texts ?? [])),
  errorComponent: lazyRouteComponent(loadPages, 'WholeErrorPage'),
  notFoundComponent: lazyRouteComponent(loadPages, 'WholeNotFoundPage'),
});
