/** What other slices may use of this one. */
import { lazyPart } from '../../../shared/lazy-part.tsx';

export { BatchStatusBadge } from './BatchStatusBadge.tsx';
export { NamedPeople } from './NamedPeople.tsx';
export { SolutionBatches } from './SolutionBatches.tsx';
export { useHold } from './table/use-hold.ts';
export { writtenColumns } from './typed-input/input-columns.ts';
export { useLiveBatch } from './use-batch.ts';
export { useRecalculation } from './use-recalculation.ts';
export const CellExplanation = lazyPart(() => import('./table/CellExplanation.tsx'));
