import { getQueryKey } from '@trpc/react-query';
import { limits } from '@wagewright/contracts';
import { trpc } from '../../../../../shared/api/trpc.ts';
import { conditionsOf, type GroupPath, useGroupedRows } from '../../../../../shared/ui/data-table/groups/index.ts';
import type { ResultRow } from '../columns.ts';
import type { RowsInput } from '../rows-input.ts';
import type { Group } from './grouped-row.ts';

interface Grouping {
  /** What the groups and their rows are asked for by. */
  readonly input: RowsInput;
  /** Columns, the outermost first. */
  readonly levels: readonly string[];
}

/** The groups of a table of results. They are ordered by what the sorted column adds up to, and else by what they say. */
export function useResultGroups({ input, levels }: Grouping) {
  const { client } = trpc.useUtils();
  const { sort, ...asking } = input;
  const ordered = sort ? { sort } : {};
  const within = (path: GroupPath) => ({ ...asking, within: conditionsOf(levels, path) });
  return useGroupedRows<ResultRow, Group>({
    identity: JSON.stringify({ ...asking, levels }),
    levels,
    groupsOf: (path) => {
      const asked = { ...within(path), groupBy: levels[path.length] ?? '', limit: limits.pageRowsMax, ...ordered };
      return {
        queryKey: getQueryKey(trpc.payroll.tables.groupRows, asked, 'query'),
        read: (signal) => client.payroll.tables.groupRows.query(asked, { signal }),
      };
    },
    rowsOf: (path, window) => {
      const asked = { ...within(path), ...ordered, ...window };
      return {
        queryKey: getQueryKey(trpc.payroll.tables.listRows, asked, 'query'),
        read: (signal) => client.payroll.tables.listRows.query(asked, { signal }),
      };
    },
  });
}
