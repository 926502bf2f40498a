import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Rows of a dated table, version by version; their code is fetched where some are shown. */
export const RowsPanel = lazyPart(() => import('./rows/RowsPanel.tsx'));
/** Tests of a copy: how they stand, and of a draft how they are made. */
export const TestsPanel = lazyPart(() => import('./tests/TestsPanel.tsx'));
export type { RowsDraft } from './rows/rows-draft.ts';
