import type { ParameterTable } from '@wagewright/contracts/definition';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import type { RowsDraft } from './rows/rows-draft.ts';

export type { RowsDraft } from './rows/rows-draft.ts';

interface RowsPanelProps {
  readonly draft: RowsDraft;
  readonly table: ParameterTable;
}

/** Rows of a dated table; its code is fetched where some are shown. */
export const RowsPanel: React.ComponentType<RowsPanelProps> = lazyPart(() => import('./rows/RowsPanel.tsx'));
