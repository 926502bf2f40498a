import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { CallFacts } from './calls.ts';
import { toFailure, unanswered, wasAborted } from './failure.ts';
import type { MinimumTime } from './minimum-time.ts';
import type { NoticeBoard } from './notices.ts';
import type { AppRouter } from './router-type.ts';
import { newKey } from './trace-id.ts';

export interface ConventionDeps {
  readonly minimum: MinimumTime;
  readonly notices: NoticeBoard;
  readonly facts: CallFacts;
  /** Told when an answer, or a stream's next word, did not come. */
  readonly doubt: () => void;
}

/**
 * The caller's side of the request conventions in one place: answers take their minimum time, failures become notices, calls that may
 * be repeated get their Idempotency-Key. A call with `context.quiet` shows its failure itself.
 */
export const conventionsLink =
  ({ minimum, notices, facts, doubt }: ConventionDeps): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const isHeld = op.type !== 'subscription' && !facts.immediate.has(op.path);
      const ready = isHeld ? minimum.begin() : async () => {};
      const context = facts.idempotent.has(op.path) ? { ...op.context, idempotencyKey: newKey() } : op.context;
      let isOver = false;
      // One gate for all that the call says, so that it is said in order.
      let gate: Promise<void> | undefined;
      const whenReady = (act: () => void) => {
        if (!isHeld) return act();
        gate ??= ready();
        void gate.then(() => {
          if (!isOver) act();
        });
      };
      const subscription = next({ ...op, context }).subscribe({
        next: (value) => {
          if (value.result.type === 'state' && value.result.state === 'connecting' && value.result.error) doubt();
          whenReady(() => observer.next(value));
        },
        error: (thrown) =>
          whenReady(() => {
            const failure = toFailure(thrown, op.path);
            if (unanswered.has(failure.status) && !wasAborted(thrown)) doubt();
            if (!op.context.quiet && !wasAborted(thrown)) notices.report(failure);
            observer.error(TRPCClientError.from(thrown));
          }),
        complete: () => whenReady(() => observer.complete()),
      });
      return () => {
        isOver = true;
        subscription.unsubscribe();
      };
    });
