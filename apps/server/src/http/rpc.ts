import { incomingMessageToRequest } from '@trpc/server/adapters/node-http';
import { resolveResponse } from '@trpc/server/http';
import { type AppError, limits } from '@wagewright/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../core/errors.ts';
import { appRouter } from '../router.ts';
import { failureHeaders } from './failures.ts';
import type { CreateContext } from './request-context.ts';
import { answerReads, type RpcRequest, readsOf } from './rpc-reads.ts';

/** What tRPC reads the request from: the body that our own parser has read and bounded already. */
function webRequestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const message = Object.assign(request.raw, { body: request.body });
  return incomingMessageToRequest(message, reply.raw, { maxBodySize: null });
}

/** One call that failed has our status and headers; of several, each says so by itself. */
const failureMeta = (error: AppError, isOneOfMany: boolean) => ({
  headers: failureHeaders(error),
  ...(isOneOfMany ? {} : { status: error.status }),
});

/**
 * The typed door. tRPC's own plugin would take the JSON parser away from every route, and sends each answer as a stream of chunks; here an
 * answer goes out at once with its length, and only subscriptions are streams.
 */
export function registerRpc(app: FastifyInstance, basePath: string, createContext: CreateContext): void {
  app.all<RpcRequest>(`${basePath}/trpc/:path`, async (request, reply) => {
    const reads = readsOf(request);
    if (reads) return await answerReads(reads, createContext({ req: request, res: reply }), reply);
    const response = await resolveResponse({
      router: appRouter,
      req: webRequestOf(request, reply),
      path: request.params.path,
      error: null,
      createContext: async () => createContext({ req: request, res: reply }),
      allowBatching: true,
      // a read whose input is too long for an address comes in a body, as changes do
      allowMethodOverride: true,
      maxBatchSize: limits.rpcCallsPerRequestMax,
      responseMeta: ({ errors: [first], info }) => (first ? failureMeta(toAppError(first), info?.isBatchCall === true) : {}),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return await reply.send(response);
    return await reply
      .code(response.status)
      .headers(Object.fromEntries(response.headers))
      .send(await response.text());
  });
}
