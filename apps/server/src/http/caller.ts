import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';

export const sessionCookie = 'wagewright_session';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who sent a request, found out before anything of its body is read. */
export interface Caller {
  /** A token came along, valid or not: tells an expired session from none. */
  readonly tokenHash: Buffer | undefined;
  readonly byCookie: boolean;
  /** Undefined for a stranger, and for whoever comes with a token that is not (or no longer) one of ours. */
  readonly actor: Actor | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const stranger: Caller = { tokenHash: undefined, byCookie: false, actor: undefined };

/** The session's token: from the HttpOnly cookie, or from `Authorization: Bearer`. */
function tokenOf(request: FastifyRequest): { token: string; byCookie: boolean } | undefined {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && bearer) return { token: bearer, byCookie: false };
  const cookie = request.cookies[sessionCookie];
  return cookie ? { token: cookie, byCookie: true } : undefined;
}

/** Calls of procedures, by either door; static files, pages and health checks need no caller. */
export const isCall = (url: string, basePath: string): boolean => url.startsWith(`${basePath}/trpc/`) || url.startsWith(`${basePath}/api/`);

/** Finds out once per request who is calling, as `request.caller`. */
export function registerCaller(app: FastifyInstance, deps: Deps, basePath: string): void {
  app.decorateRequest('caller', undefined as never);
  app.addHook('onRequest', async (request) => {
    const given = isCall(request.url, basePath) ? tokenOf(request) : undefined;
    if (!given) {
      request.caller = stranger;
      return;
    }
    const tokenHash = hashToken(given.token);
    request.caller = { tokenHash, byCookie: given.byCookie, actor: await deps.actors.behind(tokenHash, deps.clock()) };
  });
}
