import type {
  AnyTRPCRouter,
  TRPC_ERROR_CODE_NUMBER,
  TRPCBuiltRouter,
  TRPCCreateRouterOptions,
  TRPCDecorateCreateRouterOptions,
} from '@trpc/server';
import * as approvals from './approvals/router.ts';
import * as careers from './careers/router.ts';
import type { ErrorData } from './core/error-data.ts';
import { trpc } from './core/trpc.ts';
import * as identity from './identity/router.ts';
import * as org from './org/router.ts';
import * as payroll from './payroll/router.ts';
import * as platform from './platform/router.ts';
import * as time from './time/router.ts';

/** An area's router.ts lists its slices, a slice's its procedures. */
const areas = { platform, identity, org, approvals, time, payroll, careers };

/**
 * Every procedure, under area.slice.name. Of any types within the server, which calls them by name: to compare every schema of the product with
 * what tRPC takes for a router would cost the compiler more than the rest of the server does.
 */
export const appRouter: AnyTRPCRouter = trpc.router(areas as unknown as TRPCCreateRouterOptions);

interface RouterTypes {
  ctx: object;
  meta: object;
  errorShape: { message: string; code: TRPC_ERROR_CODE_NUMBER; data: ErrorData & { httpStatus: number } };
  transformer: true;
}

/** The router as the web sees it. */
export type AppRouter = TRPCBuiltRouter<RouterTypes, TRPCDecorateCreateRouterOptions<typeof areas>>;
