import { lazyPart } from '../../../shared/lazy-part.tsx';

/** Code and texts are fetched where somebody brings a file. */
export const ImportDialog = lazyPart(() => import('./ImportDialog.tsx'));
export const ImportStart = lazyPart(async () => ({ default: (await import('./ImportStart.tsx')).ImportStart }));
export const ImportIntoCompany = lazyPart(async () => ({ default: (await import('./ImportIntoCompany.tsx')).ImportIntoCompany }));
