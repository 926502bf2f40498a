import { createTRPCClient, httpBatchLink, httpLink, httpSubscriptionLink, retryLink, splitLink, type TRPCClient } from '@trpc/client';
import { limits } from '@wagewright/contracts';
import superjson from 'superjson';
import { type ConventionDeps, conventionsLink } from './conventions-link.ts';
import { type Failure, passingCodes, toFailure, wasAborted } from './failure.ts';
import { jsonFetch } from './json-fetch.ts';
import type { AppRouter } from './router-type.ts';
import { newTraceId } from './trace-id.ts';

export interface ClientOptions extends ConventionDeps {
  /** Where the calls go, e.g. `/hr/trpc`. */
  readonly url: string;
  readonly language: () => string;
  /** Somebody is at the page. */
  readonly isAttended: () => boolean;
}

/** Calls that the network, or a server too busy to take them, has lost are repeated: reads, and changes that carry an Idempotency-Key. */
const attemptsMax = 3;
const isLost = (code: Failure['code']): boolean => code === 'NO_NETWORK' || passingCodes.has(code);
const retryDelayMs = (attempt: number): number => 500 * 2 ** attempt;

/** Characters of an address; what is asked with more, such as a long formula that is tried, is asked in a body. */
const addressMax = 4_000;
const roomForPath = 400;

/** Addresses are written into logs: what a question says that is nobody’s business travels in its body. */
export const inBody = { context: { inBody: true } } as const;

const isLong = (input: unknown): boolean => encodeURIComponent(JSON.stringify(input) ?? '').length > addressMax - roomForPath;

/** The typed client, with the conventions in front of the wire. The session travels in a cookie that scripts cannot read. */
export function createClient(options: ClientOptions): TRPCClient<AppRouter> {
  const { url, language, isAttended, facts } = options;
  const headers = () => ({
    'x-trace-id': newTraceId(),
    'x-language': language(),
    ...(isAttended() ? {} : { 'x-unattended': 'true' }),
  });
  const changes = httpLink<AppRouter>({
    url,
    transformer: superjson,
    fetch: jsonFetch,
    headers: ({ op }) => {
      const key = op.context.idempotencyKey;
      return typeof key === 'string' ? { ...headers(), 'idempotency-key': key } : headers();
    },
  });
  const reads = httpBatchLink<AppRouter>({
    url,
    transformer: superjson,
    fetch: jsonFetch,
    headers,
    maxItems: limits.rpcCallsPerRequestMax,
    maxURLLength: addressMax,
  });
  const longReads = httpLink<AppRouter>({ url, transformer: superjson, fetch: jsonFetch, headers, methodOverride: 'POST' });
  return createTRPCClient<AppRouter>({
    links: [
      conventionsLink(options),
      splitLink({
        condition: (op) => op.type === 'subscription',
        true: httpSubscriptionLink({ url, transformer: superjson }),
        false: [
          retryLink<AppRouter>({
            retry: ({ op, error, attempts }) =>
              attempts < attemptsMax &&
              !wasAborted(error) &&
              isLost(toFailure(error).code) &&
              (op.type === 'query' || facts.idempotent.has(op.path)),
            retryDelayMs,
          }),
          splitLink({
            condition: (op) => op.type === 'mutation',
            true: changes,
            false: splitLink({ condition: (op) => op.context.inBody === true || isLong(op.input), true: longReads, false: reads }),
          }),
        ],
      }),
    ],
  });
}
