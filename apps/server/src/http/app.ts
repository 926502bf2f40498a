import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { AppError, limits } from '@wagewright/contracts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from '../core/deps.ts';
import { registerAdmission } from './admission.ts';
import { registerBodies } from './bodies.ts';
import { CallCounts } from './call-counts.ts';
import { registerCaller } from './caller.ts';
import { registerDocs } from './docs.ts';
import { refuseAddress, registerFailures } from './failures.ts';
import { forbidCaching, registerGuards } from './guards.ts';
import { registerHealth } from './health.ts';
import { registerHosts } from './hosts.ts';
import { refuseConnection, registerProtectiveHeaders } from './protection.ts';
import { createContextFactory } from './request-context.ts';
import { registerRequestLog } from './request-log.ts';
import { refuseUnknown, registerRest } from './rest.ts';
import { registerRpc } from './rpc.ts';
import { registerSecrets } from './secrets.ts';
import { acceptsPage, registerSpa } from './static.ts';
import { registerStreams } from './streams.ts';
import { registerTerms } from './terms.ts';
import { registerUploads } from './uploads.ts';

export interface AppOptions {
  readonly basePath: string;
  readonly webFolder: string | undefined;
  /** Addresses and networks of the proxies in front, whose word is taken for where a request comes from. */
  readonly trustedProxies: readonly string[];
  /** Names in the Host header that it answers for, beside loopback. */
  readonly hosts: readonly string[];
  /** Marks the session cookie Secure. */
  readonly secure: boolean;
  /** For tests that send more than people do. */
  readonly requestsPerMinuteMax?: number;
  /** For tests of what happens beyond it. */
  readonly callsInHandMax?: number;
  /** For tests of who sends nothing. */
  readonly uploadIdleMs?: number;
}

const traceIdPattern = /^[\w-]{8,64}$/;

/** Paths as the specification writes them (`base/…`, `Homes/…` below the base) lead to their place under /api. */
function rewrite(url: string, basePath: string): string {
  const rest = url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : '';
  return /^\/(base|Homes)\//.test(rest) ? `${basePath}/api${rest}` : url;
}

async function registerLimits(app: FastifyInstance, requestsPerMinuteMax: number): Promise<void> {
  await app.register(rateLimit, {
    max: (request) => Math.min(requestsPerMinuteMax, request.caller.actor?.apiKey?.callsPerMinute ?? requestsPerMinuteMax),
    timeWindow: '1 minute',
    store: CallCounts,
    keyGenerator: ({ caller, ip }) => (caller.actor ? `session ${caller.actor.sessionId}` : ip),
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { seconds: Math.ceil(ttl / 1000) }),
  });
}

/** The HTTP side: one origin for the SPA, tRPC, REST, the reference and the health checks. */
export async function createApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const { basePath } = options;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: limits.bodyBytesMax,
    requestTimeout: limits.requestTimeoutMs,
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.urlCharactersMax },
    genReqId: ({ headers }) =>
      typeof headers['x-trace-id'] === 'string' && traceIdPattern.test(headers['x-trace-id']) ? headers['x-trace-id'] : randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    rewriteUrl: (request) => rewrite(request.url ?? '/', basePath),
  });
  registerProtectiveHeaders(app);
  registerFailures(app, deps.terms);
  registerRequestLog(app);
  registerAdmission(app, basePath, options.callsInHandMax);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-trace-id', request.id));
  forbidCaching(app, basePath);
  registerHosts(app, options.hosts);
  registerSecrets(app);
  await app.register(cookie);
  registerCaller(app, deps, options);
  await registerLimits(app, options.requestsPerMinuteMax ?? limits.requestsPerMinutePerAddressMax);
  registerGuards(app);
  registerUploads(app);
  registerBodies(app, basePath);
  registerStreams(app, basePath);
  const createContext = createContextFactory(deps, basePath, options.secure);
  registerHealth(app, deps);
  registerDocs(app, basePath);
  registerTerms(app, deps.terms, basePath);
  registerRest(app, basePath, createContext, options.uploadIdleMs);
  registerRpc(app, basePath, createContext);
  const sendPage = options.webFolder ? await registerSpa(app, basePath, options.webFolder) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    if (sendPage && acceptsPage(request) && request.url.startsWith(`${basePath}/`) && !request.url.startsWith(`${basePath}/api/`))
      return await sendPage(reply);
    return refuseUnknown(request, basePath);
  });
  return app;
}
