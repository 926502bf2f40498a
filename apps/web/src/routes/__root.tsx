import { createRootRouteWithContext } from '@tanstack/react-router';
import { WholeErrorPage, WholeNotFoundPage } from '../features/shell/pages.ts';
import type { RouterContext } from '../shared/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, matches }) => context.preloadTexts(matches.flatMap(({ staticData }) => staticData.texts ?? [])),
  errorComponent: WholeErrorPage,
  notFoundComponent: WholeNotFoundPage,
});
