import { trpc } from './api/trpc.ts';

/** A change reaches whoever is signed in within so long. */
const lookAgainMs = 60_000;

/** What pages go by, as an administrator has set it (Settings, System); undefined until it is known. */
export function useBehaviour() {
  const { data } = trpc.platform.settings.getBehaviour.useQuery(
    {},
    { staleTime: lookAgainMs / 2, refetchInterval: lookAgainMs, refetchOnWindowFocus: true, trpc: { context: { quiet: true } } },
  );
  return data;
}
