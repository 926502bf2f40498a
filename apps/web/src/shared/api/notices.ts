import { callerConventions } from '@wagewright/contracts';
import type { Clock } from '../clock.ts';
import type { Failure } from './failure.ts';

/** What people are told when a call fails (specification §8). */
export type Notice = { readonly kind: 'session-expired' } | ShownNotice;

/** A notice that comes and goes; the number of its status, code and trace id stand behind "Details". */
export type ShownNotice = {
  readonly message: string;
  readonly durationMs: number;
  readonly details: Pick<Failure, 'status' | 'code' | 'traceId'>;
} & (
  | { readonly kind: 'no-permission'; readonly method: string }
  | { readonly kind: 'table-row'; readonly table: string; readonly column: string }
  | { readonly kind: 'failure' }
);

const sessionCodes: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'SESSION_EXPIRED']);

/** The notice that a failure calls for. */
export function noticeFor(failure: Failure): Notice {
  const { status, code, message, traceId } = failure;
  const shared = { message, details: { status, code, traceId }, durationMs: callerConventions.warningDisplayMs };
  if (status === 403 && code === 'AUTHORIZATION_REQUIRED') {
    return { kind: 'no-permission', ...shared, method: failure.method };
  }
  if (status === 401 && sessionCodes.has(code)) return { kind: 'session-expired' };
  if (status === 400 && failure.type === 'table_row') {
    const place = { table: failure.table ?? '', column: failure.column ?? '' };
    return { kind: 'table-row', ...shared, ...place, durationMs: callerConventions.tableErrorDisplayMs };
  }
  return { kind: 'failure', ...shared };
}

/** So long a notice waits for the page to say in its place what failed. */
const inPlaceMs = 120;

type Listener = (notice: Notice) => void;

/** What makes two notices the same to whoever reads them. */
export const sameness = ({ kind, message, details: { status, code } }: ShownNotice): string => [kind, status, code, message].join(' ');

/**
 * Passes notices on to whoever shows them, each once: of an expired session it keeps still for 20 seconds, of a failure for as long as the
 * notice of it stands, and of what a part of the page says in its own place altogether.
 */
export class NoticeBoard {
  readonly #clock: Clock;
  readonly #listeners = new Set<Listener>();
  readonly #toldAt = new Map<string, number>();
  readonly #saidInPlace = new Set<string>();
  #pagesRefused = 0;
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
      return this.#tell(notice);
    }
    const key = sameness(notice);
    const now = this.#clock.elapsedMs();
    if (now - (this.#toldAt.get(key) ?? Number.NEGATIVE_INFINITY) < notice.durationMs) return undefined;
    this.#toldAt.set(key, now);
    void this.#clock.wait(inPlaceMs).then(() => {
      const isSaid = this.#saidInPlace.delete(failure.traceId) || (notice.kind === 'no-permission' && this.#pagesRefused > 0);
      if (!isSaid) this.#tell(notice);
    });
    return undefined;
  }

  /** A part of the page says this failure in its own place; no notice says it again. */
  sayInPlace(traceId: string): void {
    if (traceId) this.#saidInPlace.add(traceId);
  }

  /** The whole page says that it may not be seen: no notice says so of what was asked for it beforehand. @returns ends it */
  refusePage(): () => void {
    this.#pagesRefused++;
    return () => void this.#pagesRefused--;
  }

  #tell(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
