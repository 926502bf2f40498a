import { AppError, limits } from '@wagewright/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorData } from '../core/error-data.ts';
import { toAppError } from '../core/errors.ts';
import { describeError } from '../core/trpc.ts';
import type { Terms } from '../platform/languages/index.ts';
import { wishesOf } from './language-wishes.ts';
import { protectiveHeaders } from './protection.ts';
import { eventsOf } from './request-log.ts';

declare module 'fastify' {
  interface FastifyInstance {
    terms: Terms;
  }
}

/** Errors that Fastify itself raises before a procedure is reached. */
function fromFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', { limitBytes: limits.bodyBytesMax });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: request.headers['content-type'] ?? '' });
    default:
      break;
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('VALIDATION_FAILED', { reason: error.message });
  return undefined;
}

/** The REST failure of an error, in the caller's language. */
export function failureOf(error: AppError, request: FastifyRequest, method: string): { error: Omit<ErrorData, 'status'> } {
  const header = request.headers['x-language'];
  const terms = request.server.terms.current;
  const wishes = [Array.isArray(header) ? header[0] : header, request.headers['accept-language']].flatMap(wishesOf);
  const reader = terms.firstOpen(wishes);
  const { status: _status, ...data } = describeError(error, method, { traceId: request.id });
  return { error: { ...data, message: terms.errorMessage(reader, error.code, { method, ...error.parameters, traceId: request.id }) } };
}

const databaseRetrySeconds = 5;
/** The typed door says in words which method it takes. */
const methodList = /^[A-Z]+(, [A-Z]+)*$/;

/** Headers that tell a caller what to do next: when to come again, or what is possible instead. */
export function failureHeaders(error: AppError): Record<string, string> {
  const { seconds, allow } = error.parameters;
  if (error.code === 'DATABASE_AWAY') return { 'retry-after': String(databaseRetrySeconds) };
  if (typeof seconds === 'number' || typeof seconds === 'string') return { 'retry-after': String(seconds) };
  return error.code === 'METHOD_NOT_ALLOWED' && typeof allow === 'string' && methodList.test(allow) ? { allow } : {};
}

export function sendFailure(error: AppError, request: FastifyRequest, reply: FastifyReply, method: string): FastifyReply {
  return reply
    .headers(failureHeaders(error))
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(failureBody(error, request, method));
}

/** What the router refuses before there are hooks: an address that is none. */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...protectiveHeaders, 'cache-control': 'no-store', 'x-trace-id': request.id });
  sendFailure(new AppError('VALIDATION_FAILED', { reason: 'the address is not well formed' }), request, reply, request.method);
}

/** A failure as either door's clients read it. */
export function failureBody(error: AppError, request: FastifyRequest, method: string): string {
  const failure = failureOf(error, request, method);
  return JSON.stringify(isTrpc(request) ? asTrpcFailure(failure.error, error.status) : failure);
}

const internalErrorCode = -32_603;
const isTrpc = (request: FastifyRequest): boolean => /^\/[\w-]+\/trpc\//.test(request.url);

/** A failure before tRPC was reached, in the shape that its client reads (superjson's envelope). */
const asTrpcFailure = (data: Omit<ErrorData, 'status'>, status: number) => ({
  error: { json: { message: data.message, code: internalErrorCode, data: { ...data, status } } },
});

/** One shape for whatever goes wrong outside of the procedures. */
export function registerFailures(app: FastifyInstance, terms: Terms): void {
  app.decorate('terms', terms);
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = thrown instanceof AppError ? thrown : (fromFastify(thrown, request) ?? toAppError(thrown));
    eventsOf(request).push({ refused: error.code });
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    return sendFailure(error, request, reply, `${request.method} ${request.routeOptions.url ?? ''}`);
  });
}
