import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';

/** Over TLS the cookie is bound to this very host (`__Host-`): no other name of the same domain can set or read it. */
export const sessionCookie = (secure: boolean): string => (secure ? '__Host-wagewright_session' : 'wagewright_session');

/** What a key for programs begins with, by which it is told from a session's token. */
export const keyMark = 'wwk_';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Who sent a request, found out before anything of its body is read. */
export interface Caller {
  /** A token came along, valid or not: tells an expired session from none. */
  readonly tokenHash: Buffer | undefined;
  readonly byCookie: boolean;
  readonly isKey: boolean;
  /** Undefined for a stranger, and for whoever comes with a token that is not (or no longer) one of ours. */
  readonly actor: Actor | undefined;
  /** Reads once more who it is. */
  readonly again: (doing: 'calling' | 'watching') => Promise<Actor | undefined>;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}

const stranger: Caller = { tokenHash: undefined, byCookie: false, isKey: false, actor: undefined, again: () => Promise.resolve(undefined) };

/** The session's token: from the HttpOnly cookie, or from `Authorization: Bearer`. */
function tokenOf(request: FastifyRequest, cookieName: string): { token: string; byCookie: boolean } | undefined {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && bearer) return { token: bearer, byCookie: false };
  const cookie = request.cookies[cookieName];
  return cookie ? { token: cookie, byCookie: true } : undefined;
}

/** The route's path where one was found: an address can be written in many ways (`/%61pi/`) that lead to the same place. */
const pathOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;

/** Calls by the typed door. */
export const isRpc = (request: FastifyRequest, basePath: string): boolean => pathOf(request).startsWith(`${basePath}/trpc/`);

/** Keys come as bearer tokens only: a browser has no business with one. */
const isKey = ({ token, byCookie }: { token: string; byCookie: boolean }): boolean => !byCookie && token.startsWith(keyMark);

/** Calls of procedures, by either door; static files, pages and health checks need no caller. */
export const isCall = (request: FastifyRequest, basePath: string): boolean =>
  isRpc(request, basePath) || pathOf(request).startsWith(`${basePath}/api/`);

/** What a page asks by itself, with nobody at it: an open stream, and what is asked again and again. */
const isUnattended = ({ headers }: FastifyRequest): boolean => headers['x-unattended'] === 'true' || headers.accept === 'text/event-stream';

/** Finds out once per request who is calling, as `request.caller`. */
export function registerCaller(app: FastifyInstance, deps: Deps, { basePath, secure }: { basePath: string; secure: boolean }): void {
  app.decorateRequest('caller', undefined as never);
  app.addHook('onRequest', async (request) => {
    const given = isCall(request, basePath) ? tokenOf(request, sessionCookie(secure)) : undefined;
    if (!given) {
      request.caller = stranger;
      return;
    }
    const tokenHash = hashToken(given.token);
    const again: Caller['again'] = async (doing) =>
      isKey(given)
        ? await deps.actors.behindKey(tokenHash, deps.clock(), request.ip)
        : await deps.actors.behind(tokenHash, deps.clock(), doing);
    const actor = await again(isUnattended(request) ? 'watching' : 'calling');
    request.caller = { tokenHash, byCookie: given.byCookie, isKey: isKey(given), actor, again };
  });
}
