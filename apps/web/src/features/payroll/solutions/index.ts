import { lazyPart } from '../../../shared/lazy-part.tsx';

export { useMay } from './use-may.ts';

/** What other slices may use of this one. */
export const SolutionUsersPanel = lazyPart(() => import('./SolutionUsersPanel.tsx'));
export const CreateSolution = lazyPart(() => import('./CreateSolution.tsx'));
