import { FailureState } from './FailureState.tsx';

export interface LoadedQuery<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly query: LoadedQuery<Data>;
  readonly skeleton: React.ReactNode;
  readonly isPage?: boolean;
  readonly children: (data: Data) => React.ReactNode;
}

/** A query's three faces: what was loaded (which stays while newer data loads), what failed, what is still to come. */
export function Loaded<Data>({ query, skeleton, isPage = false, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <FailureState error={query.error} onRetry={query.refetch} isPage={isPage} />;
  return skeleton;
}
