import { AppError, formatErrorMessage, limits, matchLanguage } from '@wagewright/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../core/errors.ts';
import { describeError, type ErrorData } from '../core/trpc.ts';

/** Errors that Fastify itself raises before a procedure is reached. */
function fromFastify(error: FastifyError, request: FastifyRequest): AppError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('BODY_TOO_LARGE', { limitBytes: limits.bodyBytesMax });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('UNSUPPORTED_MEDIA_TYPE', { contentType: request.headers['content-type'] ?? '' });
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new AppError('MALFORMED_JSON', { where: 'The body', position: /position (\d+)/.exec(error.message)?.[1] ?? '?' });
    default:
      break;
  }
  if (error instanceof SyntaxError) return new AppError('MALFORMED_JSON', { where: 'The body', position: /position (\d+)/.exec(error.message)?.[1] ?? '0' });
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new AppError('VALIDATION_FAILED', { reason: error.message });
  return undefined;
}

/** The REST failure of an error, in the caller's language. */
export function failureOf(error: AppError, request: FastifyRequest, method: string): { error: Omit<ErrorData, 'status'> } {
  const header = request.headers['x-language'];
  const language = matchLanguage(Array.isArray(header) ? header[0] : header) ?? matchLanguage(request.headers['accept-language']) ?? 'en';
  const { status: _status, ...data } = describeError(error, method, { traceId: request.id });
  return { error: { ...data, message: formatErrorMessage(error.code, language, { method, ...error.parameters, traceId: request.id }) } };
}

export function sendFailure(error: AppError, request: FastifyRequest, reply: FastifyReply, method: string): FastifyReply {
  const { seconds, allow } = error.parameters;
  if (seconds !== undefined) void reply.header('retry-after', String(seconds));
  if (error.code === 'METHOD_NOT_ALLOWED' && allow) void reply.header('allow', String(allow));
  if (error.code === 'DATABASE_AWAY') void reply.header('retry-after', '5');
  return reply.code(error.status).send(failureOf(error, request, method));
}

/** One shape for whatever goes wrong outside of the procedures. */
export function registerFailures(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError, request, reply) => {
    const error = thrown instanceof AppError ? thrown : (fromFastify(thrown, request) ?? toAppError(thrown));
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    return sendFailure(error, request, reply, `${request.method} ${request.routeOptions.url ?? ''}`);
  });
}
