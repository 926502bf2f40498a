import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AskValues } from './filter-types.ts';

/** The values of a column, while its filter is open. */
export function useValues(ask: AskValues, column: string, containing: string) {
  const { queryKey, read } = ask(column, containing);
  return useQuery({ queryKey: [...queryKey, 'values'], queryFn: ({ signal }) => read(signal), placeholderData: keepPreviousData });
}
