import { createHash } from 'node:crypto';
import { type Language, limits, matchLanguage } from '@wagewright/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loadActor } from '../core/actor.ts';
import type { CallContext } from '../core/context.ts';
import type { Deps } from '../core/deps.ts';

export const sessionCookie = 'wagewright_session';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The session's token: from the HttpOnly cookie, or from `Authorization: Bearer`. */
export function tokenOf(request: FastifyRequest): { token: string; byCookie: boolean } | undefined {
  const [scheme, bearer] = request.headers.authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer' && bearer) return { token: bearer, byCookie: false };
  const cookie = request.cookies[sessionCookie];
  return cookie ? { token: cookie, byCookie: true } : undefined;
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = header(request, 'idempotency-key');
  return key && key.length <= limits.idempotencyKeyCharactersMax ? key : undefined;
}

export function createContextFactory(deps: Deps, basePath: string, secure: boolean) {
  return async ({ req: request, res: reply }: { req: FastifyRequest; res: FastifyReply }): Promise<CallContext> => {
    const given = tokenOf(request);
    const refreshActor = async () => (given ? await loadActor(deps.db, hashToken(given.token), deps.clock()) : undefined);
    const language: Language | undefined = matchLanguage(header(request, 'x-language'));
    return {
      deps,
      traceId: request.id,
      actor: await refreshActor(),
      tokenGiven: given !== undefined,
      headerLanguage: language,
      acceptedLanguage: matchLanguage(header(request, 'accept-language')),
      idempotencyKey: idempotencyKeyOf(request),
      refreshActor,
      http: {
        address: request.ip,
        userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
        setSession: (token, expires) =>
          void reply.setCookie(sessionCookie, token, { path: basePath, httpOnly: true, sameSite: 'strict', secure, expires }),
        clearSession: () => void reply.clearCookie(sessionCookie, { path: basePath, httpOnly: true, sameSite: 'strict', secure }),
      },
    };
  };
}
export type CreateContext = ReturnType<typeof createContextFactory>;
