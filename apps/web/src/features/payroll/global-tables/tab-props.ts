import type { GlobalTable } from './global-table.ts';

/** What each tab of a global table is given. */
export interface TabProps {
  readonly table: GlobalTable;
  /** Whose rows are shown; undefined: the common ones. */
  readonly legalEntityId: number | undefined;
  readonly canEdit: boolean;
}
