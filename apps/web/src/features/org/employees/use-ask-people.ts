import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import type { AskValues, FilterColumn } from '../../../shared/ui/data-table/index.ts';
import type { PeopleInput } from './people-search.ts';

/** Which values a column has among the people that the other filters leave, the commonest first. */
export function useAskPeople(input: PeopleInput, filters: readonly FilterColumn[]): AskValues {
  const format = useFormat();
  const { client } = trpc.useUtils();
  return (column, containing) => {
    const { sort: _sort, direction: _direction, conditions = [], ...asking } = input;
    const others = input.match === 'single' ? [] : conditions.filter((condition) => condition.column !== column);
    const more = defined({ containing: containing || undefined });
    const order = { sort: 'rows', direction: 'descending', limit: limits.filterValuesMax } as const;
    const asked = { ...asking, ...more, ...order, conditions: others, groupBy: column };
    const write = filters.find(({ id }) => id === column)?.write ?? String;
    return {
      queryKey: getQueryKey(trpc.org.employees.groupEmployees, asked, 'query'),
      read: async (signal) => {
        const { groups, ...found } = await client.org.employees.groupEmployees.query(asked, { signal });
        const values = groups.map(({ value, name, rows: count }) => ({
          value,
          rows: count,
          label: name ? format.name(name) : write(value),
        }));
        return { ...found, values };
      },
    };
  };
}
