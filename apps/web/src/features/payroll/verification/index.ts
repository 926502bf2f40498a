import { lazyPart } from '../../../shared/lazy-part.tsx';

/** The step "abnormal employee check" of a solution's configuration. */
export const CheckPanel = lazyPart(() => import('./CheckPanel.tsx'));
