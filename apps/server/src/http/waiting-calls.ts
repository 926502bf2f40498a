import { procedures } from '@wagewright/contracts/registry';
import { routerPath } from './router-path.ts';

/** Calls that mostly wait, and are limited where they do: subscriptions by session, sign-ins by the lane that hashes passwords. */
const waiting = procedures.filter(({ kind, id }) => kind === 'subscription' || id === 'identity/auth/sign-in');
const ends = waiting.flatMap((contract) => [`/trpc/${routerPath(contract).join('.')}`, ...contract.rest.map(({ path }) => path)]);

export function mayWait(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return ends.some((end) => path.endsWith(end));
}
