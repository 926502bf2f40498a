import { initTRPC, TRPCError } from '@trpc/server';
import { type AppError, defaultLanguage, formatErrorMessage, type ProcedureContract } from '@wagewright/contracts';
import { type CallContext, readerOf } from './context.ts';
import type { ErrorData } from './error-data.ts';
import { toAppError } from './errors.ts';
import { wire } from './wire.ts';

export interface ProcedureMeta {
  readonly contract: ProcedureContract;
}

/** Thrice this without a word, and a page asks whether the server is still there: an idle one tells its reader within ten seconds. */
const heartbeatMs = 2_500;

export const trpc = initTRPC
  .context<CallContext>()
  .meta<ProcedureMeta>()
  .create({
    transformer: wire,
    sse: { ping: { enabled: true, intervalMs: heartbeatMs }, client: { reconnectAfterInactivityMs: 3 * heartbeatMs } },
    errorFormatter: ({ shape, error, path, ctx }) => {
      const data = describeError(toAppError(error), path ?? '', ctx);
      return { message: data.message, code: shape.code, data: { ...data, httpStatus: data.status } }; // tRPC answers with it; by its own codes 503 would be a 500
    },
  });

/** An error as callers see it. Without a context (the request could not even be read) it speaks the default language. */
export function describeError(
  error: AppError,
  method: string,
  context: (Pick<CallContext, 'traceId'> & Partial<CallContext>) | undefined,
): ErrorData {
  const traceId = context?.traceId ?? '';
  const parameters = { method, ...error.parameters, traceId };
  const call = context && 'http' in context ? (context as CallContext) : undefined;
  return {
    code: error.code,
    status: error.status,
    method,
    traceId,
    message: call
      ? call.deps.terms.current.errorMessage(readerOf(call), error.code, parameters)
      : formatErrorMessage(error.code, defaultLanguage, parameters),
    ...(error.place ? { type: 'table_row' as const, ...error.place } : {}),
    ...(error.details === undefined ? {} : { details: error.details }),
  };
}

const trpcCodes: Readonly<Record<number, TRPCError['code']>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE_CONTENT',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Our error in tRPC's clothes, so that its HTTP status is right; the formatter takes it out again. */
export const asTrpcError = (error: AppError): TRPCError =>
  new TRPCError({ code: trpcCodes[error.status] ?? 'INTERNAL_SERVER_ERROR', message: error.message, cause: error });
