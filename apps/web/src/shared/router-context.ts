import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { Permission } from '@wagewright/contracts';
import type { AppRouter } from './api/router-type.ts';
import type { Namespace } from './i18n/texts.ts';

/** What routes may use before their feature is loaded. */
export interface RouterContext {
  readonly queries: CreateQueryUtils<AppRouter>;
  /** Asks for the texts of screens that are about to be shown. */
  readonly preloadTexts: (namespaces: readonly Namespace[]) => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The permission without which the shell shows the access-denied page instead. */
    needs?: Permission;
    /** The namespaces whose texts the screen shows: asked for together with its code. */
    texts?: readonly Namespace[];
  }
}
