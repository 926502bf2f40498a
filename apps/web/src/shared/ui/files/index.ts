import { lazyPart } from '../../lazy-part.tsx';

export type { ListedFile } from './FileList.tsx';
export { type BroughtFiles, useBroughtFiles } from './use-brought-files.ts';

/** Code and texts of both are fetched where files are shown. */
export const FileField = lazyPart(() => import('./FileField.tsx'));
export const FileList = lazyPart(() => import('./FileList.tsx'));
