import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Code and texts are fetched where somebody brings a file. */
export const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));
