import { lazyPart } from '../../../shared/lazy-part.tsx';

export const OneTimePanel = lazyPart(() => import('./OneTimePanel.tsx'));
