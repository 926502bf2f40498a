export type { RowsFacts } from './held-rows.ts';
export { type GlobalTableUse, listGlobalTableUses } from './list-uses.ts';
export { globalTableRowsTarget, type TableTools } from './rows-target.ts';
export {
  type CheckTable,
  checkTableContent,
  contentOf,
  normalTableContent,
  parameterTableOf,
  requireRightTable,
  type TableContent,
  type TableHead,
} from './table-content.ts';
