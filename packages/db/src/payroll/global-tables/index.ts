export { type GlobalTableUse, listGlobalTableUses } from './list-uses.ts';
