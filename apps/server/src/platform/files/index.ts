export type { FileOwner, FileOwners, FileReader, FileRemoval } from './file-owner.ts';
export { keepMadeFile, type MadeFile } from './keep-made-file.ts';
export { pixelsOf } from './picture-size.ts';
export { sentFile } from './sent-file.ts';
export { attachFiles, filesOf, filesOfMany, letFilesGo, type OwnerOfFiles, type StoredFile, viewFile } from './stored-files.ts';
