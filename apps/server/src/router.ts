import * as approvals from './approvals/router.ts';
import { trpc } from './core/trpc.ts';
import * as identity from './identity/router.ts';
import * as org from './org/router.ts';
import * as payroll from './payroll/router.ts';
import * as platform from './platform/router.ts';

/** Every procedure, under area.slice.name: an area's router.ts lists its slices, a slice's its procedures. */
export const appRouter = trpc.router({ platform, identity, org, approvals, payroll });

export type AppRouter = typeof appRouter;
