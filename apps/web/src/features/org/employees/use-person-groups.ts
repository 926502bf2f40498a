import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { conditionsOf, type GroupedLine, type GroupPath, useGroupedRows } from '../../../shared/ui/data-table/groups/index.ts';
import type { ListedPerson, PeopleInput } from './people-search.ts';

export type PersonGroup = Outputs['org']['employees']['groupEmployees']['groups'][number];
export type PersonLine = GroupedLine<ListedPerson, PersonGroup>;

/** People in groups within groups, each opened when it is looked at. */
export function usePersonGroups(input: PeopleInput, levels: readonly string[]) {
  const { client } = trpc.useUtils();
  const { sort: _sort, direction: _direction, ...asking } = input;
  const within = (path: GroupPath) => ({ ...asking, within: conditionsOf(levels, path) });
  return useGroupedRows<ListedPerson, PersonGroup>({
    identity: JSON.stringify({ ...asking, levels }),
    levels,
    groupsOf: (path) => {
      const asked = { ...within(path), groupBy: levels[path.length] ?? '', limit: limits.pageRowsMax };
      return {
        queryKey: getQueryKey(trpc.org.employees.groupEmployees, asked, 'query'),
        read: (signal) => client.org.employees.groupEmployees.query(asked, { signal }),
      };
    },
    rowsOf: (path, window) => {
      const asked = { ...input, ...within(path), ...window };
      return {
        queryKey: getQueryKey(trpc.org.employees.listEmployees, asked, 'query'),
        read: (signal) => client.org.employees.listEmployees.query(asked, { signal }),
      };
    },
  });
}
