import { Suspense } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import { RowsSkeleton } from '../Skeletons.tsx';
import type { RowsGridProps } from './RowsGrid.tsx';

const Grid = lazyPart<RowsGridProps>(() => import('./RowsGrid.tsx'));

/** Rows that people write; its code is fetched where some are shown, and what stands around them stays meanwhile. */
export const RowsGrid = (props: RowsGridProps) => (
  <Suspense fallback={<RowsSkeleton rows={3} />}>
    <Grid {...props} />
  </Suspense>
);
