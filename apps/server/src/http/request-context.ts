import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, IncomingFile, SentFile } from '../core/context.ts';
import type { Deps } from '../core/deps.ts';
import { sessionCookie } from './caller.ts';
import { wishesOf } from './language-wishes.ts';
import { eventsOf } from './request-log.ts';

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const files = new WeakMap<FastifyReply, SentFile>();
/** The file that a call wants to be answered with. */
export const fileOf = (reply: FastifyReply): SentFile | undefined => files.get(reply);

export function createContextFactory(deps: Deps, basePath: string, secure: boolean) {
  const name = sessionCookie(secure);
  const markName = name.replace('session', 'browser');
  const attributes = { path: secure ? '/' : basePath, httpOnly: true, sameSite: 'strict', secure } as const;
  return ({ req: request, res: reply, file }: { req: FastifyRequest; res: FastifyReply; file?: IncomingFile | undefined }): CallContext => {
    const { actor, tokenHash, isKey, again } = request.caller;
    return {
      deps,
      traceId: request.id,
      actor,
      tokenGiven: tokenHash !== undefined,
      keyGiven: isKey,
      headerLanguages: wishesOf(header(request, 'x-language')),
      acceptedLanguages: wishesOf(header(request, 'accept-language')),
      idempotencyKey: header(request, 'idempotency-key'),
      refreshActor: async () => await again('watching'),
      http: {
        address: request.ip,
        userAgent: (header(request, 'user-agent') ?? '').slice(0, 300),
        isBrowser: [header(request, 'sec-fetch-site'), header(request, 'origin')].some((said) => said !== undefined),
        browserMark: request.cookies[markName],
        setBrowserMark: (mark, expires) => void reply.setCookie(markName, mark, { ...attributes, expires }),
        setSession: (token, expires) => void reply.setCookie(name, token, { ...attributes, expires }),
        tell: (event) => void eventsOf(request).push(event),
        sendFile: (sent) => void files.set(reply, sent),
        file,
        clearSession: () => void reply.clearCookie(name, attributes).header('clear-site-data', '"cache"'),
      },
    };
  };
}
export type CreateContext = ReturnType<typeof createContextFactory>;
