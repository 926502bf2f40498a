import type { ErrorCode } from '@wagewright/contracts';
import { isTRPCClientError } from '@trpc/client';

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
}

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
  };
}

/** The status of an answer that was not in our shape: a proxy's page, a broken body. */
function answeredStatus(meta: Record<string, unknown> | undefined): number {
  const response = meta?.response;
  return response instanceof Response ? response.status : 0;
}

/** Whatever a call threw, as an error object. */
export function toFailure(thrown: unknown, method = ''): Failure {
  if (isTRPCClientError(thrown)) {
    const data = thrown.data as Record<string, unknown> | null | undefined;
    if (data && typeof data === 'object') return fromData(data);
    const status = answeredStatus(thrown.meta);
    return { status, code: status === 0 ? 'NO_NETWORK' : 'UNKNOWN', method, traceId: '', message: '' };
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
