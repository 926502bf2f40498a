export { type FileContents, type FilePlace, filePlaces, type KeptContent, openFileContents } from './file-contents.ts';
export { type ContentKey, newContentKey, sealContentKey } from './sealed-place.ts';
export { type SweptFiles, sweepFiles } from './sweep-files.ts';
