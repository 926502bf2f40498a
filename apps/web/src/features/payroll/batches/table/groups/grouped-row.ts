import type { Outputs } from '../../../../../shared/api/trpc.ts';
import type { GroupedLine } from '../../../../../shared/ui/data-table/groups/index.ts';
import type { ResultRow } from '../columns.ts';

export type Group = Outputs['payroll']['tables']['groupRows']['groups'][number];

/** A line of a grouped table of results. */
export type GroupedRow = GroupedLine<ResultRow, Group>;
