import { isTRPCClientError } from '@trpc/client';
import type { ErrorCode } from '@wagewright/contracts';
import { ForeignAnswer } from './json-fetch.ts';

/** Why a call failed, as the server said it; without an answer the status is 0 and the code NO_NETWORK. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode | 'NO_NETWORK' | 'UNKNOWN';
  /** The procedure that was called, e.g. `payroll.batches.getBatch`. */
  readonly method: string;
  readonly traceId: string;
  /** In the caller's language; empty when the server sent none. */
  readonly message: string;
  readonly type?: string;
  readonly table?: string;
  readonly column?: string;
  /** More of it, as the code has it: of VALIDATION_FAILED `{ issues: { path, message }[] }`. */
  readonly details?: unknown;
}

/** Statuses of no answer, or of a proxy's in the server's place. */
export const unanswered: ReadonlySet<number> = new Set([0, 502, 503, 504]);

/** What a server says that cannot serve anybody just now: soon it can. */
export const passingCodes: ReadonlySet<Failure['code']> = new Set(['OVERLOADED', 'DATABASE_AWAY'] as const);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fromData(data: Record<string, unknown>): Failure {
  return {
    status: typeof data.status === 'number' ? data.status : 500,
    code: (text(data.code) || 'UNKNOWN') as Failure['code'],
    method: text(data.method),
    traceId: text(data.traceId),
    message: text(data.message),
    ...(data.type ? { type: text(data.type) } : {}),
    ...(data.table ? { table: text(data.table) } : {}),
    ...(data.column ? { column: text(data.column) } : {}),
    ...(data.details === undefined ? {} : { details: data.details }),
  };
}

/** A call without an answer of ours: refused by something between, or lost on the way. */
function fromCause(cause: unknown, method: string): Failure {
  const unknown = { method, traceId: '', message: '' };
  if (cause instanceof ForeignAnswer) return { ...unknown, status: cause.status, code: 'UNKNOWN' };
  // What fetch throws when there is no way to the server.
  return cause instanceof TypeError ? { ...unknown, status: 0, code: 'NO_NETWORK' } : { ...unknown, status: 500, code: 'UNKNOWN' };
}

/** Whatever a call threw, as an error object. */
export function toFailure(thrown: unknown, method = ''): Failure {
  if (isTRPCClientError(thrown)) {
    const data = thrown.data as Record<string, unknown> | null | undefined;
    if (data && typeof data === 'object') return fromData(data);
    return fromCause(thrown.cause, method);
  }
  return { status: 500, code: 'UNKNOWN', method, traceId: '', message: thrown instanceof Error ? thrown.message : '' };
}

/** True when the caller itself gave the call up, which is no failure. */
export function wasAborted(thrown: unknown): boolean {
  for (let current: unknown = thrown, depth = 0; current instanceof Error && depth < 4; current = current.cause, depth++) {
    if (current.name === 'AbortError') return true;
  }
  return false;
}

export type Result<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly failure: Failure };

/** The call helper: a call answers with its data or with an error object, it never raises (specification §7). */
export async function call<Data>(promise: Promise<Data>): Promise<Result<Data>> {
  try {
    return { ok: true, data: await promise };
  } catch (thrown) {
    return { ok: false, failure: toFailure(thrown) };
  }
}
