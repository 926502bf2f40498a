export { conditionsOf, type GroupedLine, type GroupPath, type RowGroup } from './grouped-row.ts';
export { type GroupedRows, useGroupedRows } from './use-grouped-rows.ts';
