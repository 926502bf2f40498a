import type { Permission } from '@wagewright/contracts';
import { trpc } from './api/trpc.ts';

/** Who one is changes seldom; a sign-in or sign-out asks again anyway. */
export const viewsFreshMs = 10 * 60_000;

/** Who is signed in, what they may do, and their menu; loaded before any screen behind the sign-in shows. */
export function useViews() {
  const { data } = trpc.identity.menus.getViews.useQuery({}, { staleTime: viewsFreshMs, trpc: { context: { quiet: true } } });
  return data;
}

export function useCan(): (permission: Permission) => boolean {
  const views = useViews();
  return (permission) => views?.permissions.includes(permission) ?? false;
}
