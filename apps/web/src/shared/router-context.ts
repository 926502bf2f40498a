import type { CreateQueryUtils } from '@trpc/react-query/shared';
import type { Permission } from '@wagewright/contracts';
import type { AppRouter } from './api/router-type.ts';

/** What routes may use before their feature is loaded. */
export interface RouterContext {
  readonly queries: CreateQueryUtils<AppRouter>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The permission without which the shell shows the access-denied page instead. */
    needs?: Permission;
  }
}
