import type { httpLink } from '@trpc/client';
import type { AppRouter } from './router-type.ts';

/** What tRPC's links call. */
type WireFetch = NonNullable<Parameters<typeof httpLink<AppRouter>>[0]['fetch']>;

/** An answer that is not ours: a proxy's page, a server that is being replaced. */
export class ForeignAnswer extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The answer with status ${status} is not JSON`);
    this.name = 'ForeignAnswer';
    this.status = status;
  }
}

/** Fetches, and keeps the status of answers that cannot be read: tRPC would drop it. */
export const jsonFetch: WireFetch = async (input, init) => {
  const response = await fetch(input as RequestInfo, init as RequestInit);
  if (!response.headers.get('content-type')?.includes('application/json')) throw new ForeignAnswer(response.status);
  return response;
};
