import { AppError, limits } from '@wagewright/contracts';
import { procedures } from '@wagewright/contracts/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRpc } from './caller.ts';
import { routerPath } from './router-path.ts';

const retrySeconds = 15;

/** Calls of the typed door that are answered by a stream. */
const streams = new Set(procedures.filter(({ kind }) => kind === 'subscription').map((contract) => routerPath(contract).join('.')));

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that is answered with a file, which is sent for as long as its caller takes it. */
    answersFile?: boolean;
  }
}

function isStream(request: FastifyRequest, basePath: string): boolean {
  const { path } = request.params as { path?: string };
  return isRpc(request, basePath) && path !== undefined && path.split(',').some((name) => streams.has(name));
}

/** Counts the streams and files that a session (or, before sign-in, an address) holds open, and refuses one more than it may. */
export function registerStreams(app: FastifyInstance, basePath: string): void {
  const open = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!isStream(request, basePath) && !request.routeOptions.config.answersFile) return;
    const { actor } = request.caller;
    const key = actor ? `session ${actor.sessionId}` : request.ip;
    const count = open.get(key) ?? 0;
    if (count >= limits.streamsPerSessionMax)
      throw new AppError('TOO_MANY_STREAMS', { count: limits.streamsPerSessionMax, seconds: retrySeconds });
    open.set(key, count + 1);
    reply.raw.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
