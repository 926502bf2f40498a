import { callerConventions } from '@wagewright/contracts';
import type { Clock } from '../clock.ts';
import type { Failure } from './failure.ts';

/** What people are told when a call fails (specification §8). */
export type Notice =
  | { readonly kind: 'no-permission'; readonly message: string; readonly method: string; readonly durationMs: number }
  | { readonly kind: 'session-expired' }
  | { readonly kind: 'table-row'; readonly message: string; readonly table: string; readonly column: string; readonly durationMs: number }
  | { readonly kind: 'failure'; readonly status: number; readonly message: string; readonly durationMs: number };

const sessionCodes: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED']);

/** The notice that a failure calls for. */
export function noticeFor(failure: Failure): Notice {
  const { status, code, message } = failure;
  if (status === 403 && code === 'AUTHORIZATION_REQUIRED') {
    return { kind: 'no-permission', message, method: failure.method, durationMs: callerConventions.warningDisplayMs };
  }
  if (status === 401 && sessionCodes.has(code)) return { kind: 'session-expired' };
  if (status === 400 && failure.type === 'table_row') {
    const place = { table: failure.table ?? '', column: failure.column ?? '' };
    return { kind: 'table-row', message, ...place, durationMs: callerConventions.tableErrorDisplayMs };
  }
  return { kind: 'failure', status, message, durationMs: callerConventions.warningDisplayMs };
}

type Listener = (notice: Notice) => void;

/** Passes notices on to whoever shows them; tells of an expired session once and then keeps still for 20 seconds. */
export class NoticeBoard {
  readonly #clock: Clock;
  readonly #listeners = new Set<Listener>();
  #sessionToldAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  report(failure: Failure): void {
    const notice = noticeFor(failure);
    if (notice.kind === 'session-expired') {
      const now = this.#clock.elapsedMs();
      if (now - this.#sessionToldAt < callerConventions.sessionExpiredSuppressionMs) return;
      this.#sessionToldAt = now;
    }
    for (const listener of this.#listeners) listener(notice);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
