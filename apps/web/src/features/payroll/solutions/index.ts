import { lazyPart } from '../../../shared/lazy-part.tsx';

/** What other slices may use of this one. */
export const SolutionUsersPanel = lazyPart(() => import('./SolutionUsersPanel.tsx'));
