import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Whom the application scope leaves out of a batch; its code comes by itself. */
export const BatchScope = lazyPart(() => import('./scope/BatchScope.tsx'));
