import type { FastifyRateLimitStore } from '@fastify/rate-limit';

interface Count {
  current: number;
  readonly endsAt: number;
}

const keptMax = 5_000;

/**
 * How often each session or address has called in its current window. The library's own store hands out the object that it goes on counting
 * in, so that calls of the same moment are refused by one another's counts.
 */
export class CallCounts implements FastifyRateLimitStore {
  /** In the order in which their windows began. */
  readonly #counts = new Map<string, Count>();

  incr(key: string, answer: (error: Error | null, result?: { current: number; ttl: number }) => void, windowMs = 0): void {
    const now = Date.now();
    const known = this.#counts.get(key);
    const count = known && known.endsAt > now ? known : this.#begin(key, now + windowMs);
    count.current++;
    answer(null, { current: count.current, ttl: count.endsAt - now });
  }

  /** One for all routes. */
  child(): FastifyRateLimitStore {
    return this;
  }

  #begin(key: string, endsAt: number): Count {
    const count = { current: 0, endsAt };
    this.#counts.delete(key);
    const [oldest] = this.#counts.size >= keptMax ? this.#counts.keys() : [];
    if (oldest !== undefined) this.#counts.delete(oldest);
    this.#counts.set(key, count);
    return count;
  }
}
