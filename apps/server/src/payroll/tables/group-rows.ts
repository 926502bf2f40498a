import { groupRows as contract } from '@wagewright/contracts/payroll/tables';
import { formatValue, groupResult } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { namesOfValues, openResult } from './open-result.ts';

export const groupRows = implementQuery(contract, async ({ input, reach, deps }) => {
  const { table, filter } = await openResult(deps, reach, input);
  if (!filter) return { total: 0, groups: [] };
  const { groupBy, sort, offset, limit } = input;
  const { total, groups } = await groupResult(deps.db.results, { ...filter, groupBy, sort, offset, limit });
  const names = namesOfValues(table, groupBy);
  return {
    total,
    groups: groups.map(({ sums, ...group }) => ({
      ...group,
      name: group.name ?? names?.[group.value ?? ''] ?? null,
      sums: table.columns.map((column, index) => {
        const sum = sums[index] ?? null;
        return sum === null ? null : formatValue(String(sum), column);
      }),
    })),
  };
});
